package library

import (
	"context"
	"os"
	"time"

	"passedpawn/game/index"
	"passedpawn/game/rules"
)

// A Collection is games that can be listed and searched: those a person keeps,
// or those of a file.
type Collection struct {
	path   string  // of the file
	folder *Folder // or the kept games
	cache  string  // folder for what was found out about files, "" for none
	games  rules.Games
}

// Kept is the games of the folder.
func (f *Folder) Kept() Collection { return Collection{folder: f, games: f.games} }

// File is the games of a file. What is found out about it is kept in the folder
// cache, which may be cleared at any time. games are the rule sets it may be of.
func File(path, cache string, games rules.Games) Collection {
	return Collection{path: path, cache: cache, games: games}
}

// Own reports whether the games are those a person keeps.
func (c Collection) Own() bool { return c.folder != nil }

// Path is the file, "" for the kept games.
func (c Collection) Path() string { return c.path }

// pause is how long a list stands before a longer one takes its place.
const pause = 150 * time.Millisecond

// List lists the games, without reading their moves. publish is told of the
// list as it grows and of how much has been read, from 0 to 1.
func (c Collection) List(ctx context.Context, publish func(*index.Table, float64)) (*index.Table, error) {
	if c.folder != nil {
		return c.folder.table()
	}
	if t := c.cached(); t != nil {
		return t, nil
	}
	f, err := os.Open(c.path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	size := int64(1)
	if info, err := f.Stat(); err == nil {
		size = max(info.Size(), 1)
	}
	last := time.Now()
	due := func() bool {
		if time.Since(last) < pause {
			return false
		}
		last = time.Now()
		return true
	}
	return index.Scan(ctx, f, due, func(t *index.Table, n int64) { publish(t, float64(n)/float64(size)) })
}

// table lists the kept games, the last changed first.
func (f *Folder) table() (*index.Table, error) {
	entries, err := f.List()
	b := index.NewBuilder()
	for _, e := range entries {
		for _, item := range e.Games {
			b.Add(item, e.Name)
		}
	}
	return b.Table(), err
}

// Deepen reads the moves of all games, so that positions can be searched. The
// positions stay open until they are closed.
func (c Collection) Deepen(ctx context.Context, t *index.Table, progress index.Progress) (*index.Table, *Searchable, error) {
	out, kept, err := c.scratch()
	if err != nil {
		return t, nil, err
	}
	deep, size, err := index.Deepen(ctx, t, c.games, c.items(t), out, progress)
	if err != nil {
		_ = out.Close()
		_ = os.Remove(out.Name())
		return t, nil, err
	}
	s := &Searchable{Positions: index.NewPositions(out, size), file: out, scratch: !kept}
	if kept {
		c.remember(deep)
	}
	return deep, s, nil
}

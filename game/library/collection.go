package library

import (
	"cmp"
	"context"
	"time"

	"passedpawn/game/library/index"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A Collection is games that can be listed and searched: the user's own, or those in a
// file.
type Collection struct {
	path   string  // of the file, or of the copy of a compressed file
	packed string  // the compressed file, "" for none
	part   Part    // of it
	held   *hold   // of the copy
	folder *Folder // or the kept games
	cache  string  // folder for caches, "" for none
	games  rules.Games
	as     pgn.Encoding // of the file

	remarks *remarks // what was found in comments
	files   reading  // the files as they are with changes that are written later
}

// Kept is the collection of the games in the folder.
func (f *Folder) Kept() Collection { return Collection{folder: f, games: f.games, remarks: &remarks{}} }

// File is the collection of the games in a file. The folder cache, which may be cleared
// at any time, stores its index. games are the rule sets that are known.
func File(path, cache string, games rules.Games) Collection {
	return Collection{path: path, cache: cache, games: games, remarks: &remarks{}}
}

// As is the same collection with the file read in an encoding.
func (c Collection) As(e pgn.Encoding) Collection {
	c.as, c.remarks = e, &remarks{}
	return c
}

// Over is the same collection with the changes that are to be written to its file.
func (c Collection) Over(f Files) Collection {
	c.files = reading{f.journals()}
	return c
}

// Encoding is the encoding in which the file is read, Automatic if nobody chose one.
func (c Collection) Encoding() pgn.Encoding { return c.as }

// Is reports whether the games are those of a file.
func (c Collection) Is(path string) bool {
	return c.folder == nil && realPath(c.Path()) == realPath(path)
}

// Own reports whether the games are the user's own.
func (c Collection) Own() bool { return c.folder != nil }

// Path is the path of the file, "" for the user's own games.
func (c Collection) Path() string { return cmp.Or(c.packed, c.path) }

// pause is how long a list is shown before a longer one replaces it.
const pause = 150 * time.Millisecond

// List lists the games without reading their moves. It calls publish with the list as it
// grows and with the part of the file that has been read, from 0 to 1.
func (c Collection) List(ctx context.Context, publish func(*index.Table, float64)) (*index.Table, error) {
	if c.folder != nil {
		return c.folder.table()
	}
	none := index.NewBuilder().Table()
	f, err := c.files.open(c.path)
	if err != nil {
		return none, err
	}
	defer f.Close()
	size := max(f.Size(), 1)
	last := time.Now()
	due := func() bool {
		if time.Since(last) < pause {
			return false
		}
		last = time.Now()
		return true
	}
	t, err := index.Scan(ctx, gamefile.NewScanner(f, c.path, c.as), due, func(t *index.Table, n int64) { publish(t, float64(n)/float64(size)) })
	return t.Of(f.State()), err // as it was before: if something is added meanwhile, it is another file
}

// table lists the games in the folder, the last changed first.
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

// Package library manages the user's folder of games: one PGN file for each, including
// the game in progress, and which running copy of the program plays which. It reads and
// writes files; game/play/match plays.
package library

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"passedpawn/game/files/openfile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Folder is the user's folder of games:
//
//	games/    one PGN file per game, finished or not
//	deleted/  backups of deleted games
//	versions/ backups of earlier versions of files
//	changes/  what changes to many games have replaced
//	journal/  changes that are to be written to large files
//	unsaved/  games that could not be saved in their file, which another program had changed
//	locks/    locks, so that two copies of the program do not write one file at once
//	aside/    files that could not be read, unchanged
//	open/     which copy of the program plays which game
//	undo/     what can be undone in games
type Folder struct {
	dir   string
	games rules.Games
}

// Open opens a directory as a Folder, and creates it if necessary.
func Open(dir string, games rules.Games) (*Folder, error) {
	f := &Folder{dir, games}
	if err := f.make(); err != nil {
		return nil, err
	}
	return f, nil
}

func (f *Folder) make() error {
	for _, sub := range []string{"games", "aside", "open", "undo"} {
		if err := os.MkdirAll(filepath.Join(f.dir, sub), 0o755); err != nil {
			return fmt.Errorf("the folder of games cannot be made: %w", err)
		}
	}
	return nil
}

// withFolder calls do. If that fails because a folder was deleted while the program was
// running, it creates the folder and calls do again.
func (f *Folder) withFolder(do func() error) error {
	err := do()
	if errors.Is(err, fs.ErrNotExist) && f.make() == nil {
		err = do()
	}
	return err
}

// Path is the path of the game with a name.
func (f *Folder) Path(name string) string { return filepath.Join(f.dir, "games", name) }

// Has reports whether a file is one of the games.
func (f *Folder) Has(path string) bool { return realPath(filepath.Dir(path)) == realPath(f.Games()) }

// Games is the directory of the games.
func (f *Folder) Games() string { return filepath.Join(f.dir, "games") }

// An Entry is a file in the folder with its games: one, unless the user put a file with
// many games there.
type Entry struct {
	Name    string
	Games   []pgn.Item
	Changed time.Time
}

// List returns the games in the folder, the last changed first. The error joins the
// files that cannot be opened, which are left out.
func (f *Folder) List() ([]Entry, error) {
	files, err := os.ReadDir(f.Games())
	if err != nil {
		return nil, fmt.Errorf("the games cannot be listed: %w", err)
	}
	var entries []Entry
	var failed []error
	for _, file := range files {
		if file.IsDir() || !strings.HasSuffix(strings.ToLower(file.Name()), ".pgn") {
			continue
		}
		e, err := f.entry(file.Name())
		switch {
		case errors.Is(err, pgn.ErrEmpty), errors.Is(err, fs.ErrNotExist):
		case err != nil:
			failed = append(failed, err)
		default:
			entries = append(entries, e)
		}
	}
	slices.SortStableFunc(entries, func(a, b Entry) int { return b.Changed.Compare(a.Changed) })
	return entries, errors.Join(failed...)
}

func (f *Folder) entry(name string) (Entry, error) {
	info, err := os.Stat(f.Path(name))
	if err != nil {
		return Entry{}, err
	}
	data, err := openfile.ReadFile(f.Path(name))
	if err != nil {
		return Entry{}, err
	}
	items := pgn.Scan(string(data))
	if len(items) == 0 {
		return Entry{}, pgn.ErrEmpty
	}
	return Entry{name, items, info.ModTime()}, nil
}

// Load reads the first game of a file. With an error that says where reading stopped, it
// may also return the part that was read.
func (f *Folder) Load(name string) (*record.Record, error) {
	rec, _, err := f.load(name)
	return rec, err
}

// load is Load, and also returns the text of the file.
func (f *Folder) load(name string) (rec *record.Record, text string, err error) {
	data, err := openfile.ReadFile(f.Path(name))
	if err != nil {
		return nil, "", fmt.Errorf("the game cannot be opened: %w", err)
	}
	text = string(data)
	items := pgn.Scan(text)
	if len(items) == 0 {
		return nil, text, pgn.ErrEmpty
	}
	rec, err = pgn.Read(items[0], f.games)
	if rec != nil && len(items) > 1 {
		rec.Lost = append(rec.Lost, fmt.Sprintf("%d more games of the file", len(items)-1))
	}
	return rec, text, err
}

// SetAside moves a game that cannot be read out of the way, unchanged, and returns its
// new path.
func (f *Folder) SetAside(name string) (path string, err error) { return f.moveTo("aside", name) }

func (f *Folder) moveTo(sub, name string) (string, error) {
	dir := filepath.Join(f.dir, sub)
	var free string
	err := f.withFolder(func() (err error) {
		free, err = reserve(dir, strings.TrimSuffix(name, ".pgn"), ".pgn")
		return err
	})
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, free)
	return path, os.Rename(f.Path(name), path)
}

package library

import (
	"os"
	"path/filepath"
	"time"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
)

// Into prepares copies of games for the user's own games. All go into one new file.
func (f *Folder) Into(from Collection, t *index.Table, rows []int32, now time.Time) (Addition, error) {
	item, err := from.Item(t, int(rows[0]))
	if err != nil {
		return Addition{}, err
	}
	name := now.Format(time.DateOnly) + " " + safe(stem(from.path), "games")
	if len(rows) == 1 {
		if rec, _ := pgn.Read(item, f.games); rec != nil {
			name = fileName(rec, now)
		}
	}
	return Add(f.unused(name), pgn.Automatic, from, t, rows)
}

// unused returns a path in the folder of the games that no file has. name is the name
// without an extension.
func (f *Folder) unused(name string) string {
	for n := 1; ; n++ {
		path := filepath.Join(f.Games(), numbered(name, ".pgn", n))
		if _, err := os.Lstat(path); err != nil {
			return path
		}
	}
}

package library

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"

	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
)

// A Part says which games of a compressed file are unpacked. The zero Part means that
// nobody has chosen: a large file is not unpacked then.
type Part struct {
	All  bool
	Only string           // a query for the games, see index.ParseQuery
	In   *phrase.Language // of the names of openings in the query, nil for English
}

// ErrUnchosen means that a compressed file is large, and that nobody has chosen which of
// its games are to be unpacked.
var ErrUnchosen = errors.New("the file is large, and no part of it was chosen")

// largePacked is how large a compressed file is, in bytes, if somebody has to choose. Its
// games take up about a gigabyte.
const largePacked = 128 << 20

// Of is the same collection with a part of the games, if the file is compressed.
func (c Collection) Of(p Part) Collection {
	c.part, c.path, c.packed, c.held = p, c.Path(), "", nil
	return c
}

// Part is the part of a compressed file that was chosen.
func (c Collection) Part() Part { return c.part }

// name is how the name of its copy ends, "" for that of all games.
func (p Part) name() string {
	if p.Only == "" {
		return ""
	}
	return "-" + digest(p.language().Code()+" "+p.Only)
}

// queryFile is the file of a copy with the query for its games.
const queryFile = "query"

// note writes the query into the folder of a copy.
func (p Part) note(dir string) error {
	if p.Only == "" {
		return nil
	}
	return os.WriteFile(filepath.Join(dir, queryFile), []byte(p.Only), 0o600)
}

// Asked returns the query for which games of a compressed file were last unpacked, "" for
// none.
func Asked(c Collection) (query string) {
	info, err := openfile.Stat(c.Path())
	if err != nil {
		return ""
	}
	dir, err := copiesOf(c)
	if err != nil {
		return ""
	}
	entries, _ := os.ReadDir(dir)
	var newest time.Time
	for _, e := range entries {
		used, err := e.Info()
		if err != nil || !strings.HasPrefix(e.Name(), copyName(c.Path(), info)+"-") || !used.ModTime().After(newest) {
			continue
		}
		if text, err := os.ReadFile(filepath.Join(dir, e.Name(), queryFile)); err == nil {
			query, newest = string(text), used.ModTime()
		}
	}
	return query
}

// language is that of the names of openings.
func (p Part) language() *phrase.Language { return cmp.Or(p.In, phrase.English()) }

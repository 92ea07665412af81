package library

import (
	"bytes"
	"fmt"
	"io"
	"path/filepath"

	"passedpawn/game/library/journal"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// A reading reads files as they are with the changes that are to be written to them; the
// zero reading, as they are on disk.
type reading struct{ later journal.Dir }

// open opens a file.
func (r reading) open(path string) (*journal.File, error) { return r.later.Open(realPath(path)) }

// state names the contents of a file, "" if there is none.
func (r reading) state(path string) string {
	f, err := r.open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	return f.State()
}

// scan reads the games of a file.
func (r reading) scan(path string, do func(gamefile.Scanner) error) error {
	f, err := r.open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return do(gamefile.NewScanner(f, path, pgn.Automatic))
}

// counted returns games of a file by their numbers.
func (r reading) counted(path string, numbers map[int]bool) (map[int]pgn.Item, error) {
	games := map[int]pgn.Item{}
	err := r.scan(path, func(s gamefile.Scanner) error {
		for len(games) < len(numbers) && s.Scan() {
			if item := s.Item(); numbers[item.Number] {
				games[item.Number] = item
			}
		}
		return s.Err()
	})
	if err == nil && len(games) < len(numbers) {
		err = fmt.Errorf("the file %s has changed: the game is no longer there", filepath.Base(path))
	}
	return games, err
}

// linesBefore counts the line ends before an offset in a file.
func (r reading) linesBefore(path string, offset int64) (n int) {
	f, err := r.open(path)
	if err != nil {
		return 0
	}
	defer f.Close()
	in := io.NewSectionReader(f, 0, offset)
	for buf := make([]byte, 1<<16); ; {
		read, err := in.Read(buf)
		n += bytes.Count(buf[:read], []byte("\n"))
		if err != nil {
			return n
		}
	}
}

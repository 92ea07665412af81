package tournament

import (
	"errors"
	"io/fs"
	"os"

	"passedpawn/game/files/atomicfile"
)

// stopSuffix follows the name of the PGN file in the name of the file that marks a match as
// stopped. The plan is not rewritten for it: it is locked while the match is open.
const stopSuffix = ".stopped"

// Stopped reports whether a person has ended the match before all games were played.
func Stopped(path string) bool {
	_, err := os.Stat(path + stopSuffix)
	return err == nil
}

// Stop ends a match before all games were played. What was played is kept, and the next
// Run continues the match.
func (s *Store) Stop() error { return atomicfile.Write(s.path+stopSuffix, nil) }

// Stopped reports whether the match was stopped when it was opened.
func (s *Store) Stopped() bool { return s.stopped }

// resume forgets that the match was stopped.
func (s *Store) resume() error {
	err := os.Remove(s.path + stopSuffix)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

package library

import (
	"os"
	"path/filepath"
	"regexp"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filelock"
)

// reserved matches the names of new games and backups, which crashes leave empty.
var reserved = regexp.MustCompile(`^[0-9]{4}-[0-9]{2}-[0-9]{2} .+\.(pgn|zip)$`)

// Clear removes what crashes have left in the folder and in other folders of the program:
// drafts, and empty files for games or backups. It also removes the histories of games that
// are gone. It removes nothing while another copy is running. Call it before this copy
// writes anything.
func (s *Slot) Clear(others ...string) {
	f := s.folder
	defer f.gate()() // no copy can start meanwhile
	if !s.alone() {
		return
	}
	for _, dir := range append(others, f.dir) {
		clearFolder(dir, false)
	}
	for _, sub := range []string{"aside", "open", "locks", "undo", "journal"} {
		clearFolder(filepath.Join(f.dir, sub), false)
	}
	for _, sub := range []string{"games", "deleted", "changes", "versions", "unsaved"} {
		clearFolder(filepath.Join(f.dir, sub), true)
	}
	f.clearUndo()
}

// clearFolder removes drafts, and empty reserved files, from a folder.
func clearFolder(dir string, empty bool) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if !e.Type().IsRegular() {
			continue
		}
		remove := atomicfile.IsDraft(e.Name())
		if empty && reserved.MatchString(e.Name()) {
			info, err := e.Info()
			remove = err == nil && info.Size() == 0
		}
		if remove {
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
	}
}

// alone reports whether no other copy is running.
func (s *Slot) alone() bool {
	for n := 1; n <= copies; n++ {
		path := s.folder.open(n) + ".lock"
		if _, err := os.Stat(path); n == s.number || err != nil {
			continue
		}
		lock := filelock.New(path)
		held, err := lock.TryLock()
		_ = lock.Close()
		if err != nil || !held {
			return false
		}
	}
	return true
}

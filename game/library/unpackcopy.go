package library

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"passedpawn/game/files/filelock"
	"passedpawn/game/files/packed"
	"passedpawn/game/phrase"
)

// An unpackedCopy is the copy of a compressed file.
type unpackedCopy struct {
	games string // the path of its file, "" if there is none
	held  *hold
}

// A hold keeps a copy from being removed by any window. It ends when no collection has it any
// more: then its file is closed, which ends the lock.
type hold struct{ lock *filelock.Lock }

// recall returns the copy in a folder, and why games are missing in it. ok is false if there
// is no copy or it is damaged.
func (u unpacker) recall(dir string) (c unpackedCopy, reason error, ok bool) {
	defer u.gate()()
	if c.games, reason, ok = readCopy(dir); !ok {
		return unpackedCopy{}, nil, false
	}
	now := time.Now()
	_ = os.Chtimes(dir, now, now)
	c.held = &hold{filelock.New(lockOf(dir))}
	_, _ = c.held.lock.TryRLock() // without locks, it is not held
	return c, reason, true
}

// gate lets one window at a time hold or remove copies, until open is called. If the system
// has no locks, nobody waits.
func (u unpacker) gate() (open func()) {
	lock := filelock.New(u.dir + ".lock")
	_ = lock.Lock()
	return func() { _ = lock.Close() }
}

// lockOf is the file that is locked while the copy in a folder is held.
func lockOf(dir string) string { return filepath.Join(dir, "lock") }

// noteFile is the file of a copy that says what there is. A crash may have left less.
const noteFile = "note"

// A note is its text.
type note struct {
	Bytes int64  `json:"bytes"`          // of the games
	Why   string `json:"why,omitempty"`  // some are missing, one of the reasons
	Lost  *said  `json:"lost,omitempty"` // why a member was not read to its end
}

// reasons are why a file was not unpacked to its end.
var reasons = map[string]error{
	"cut": packed.ErrCut, "damaged": packed.ErrDamaged, "large": packed.ErrLarge, "encrypted": packed.ErrEncrypted, "unknown": packed.ErrUnknown,
}

// noteOf returns the note on a copy. A reason that is not one of the file is an error.
func noteOf(bytes int64, reason, lost error) ([]byte, error) {
	n := note{Bytes: bytes}
	for name, err := range reasons {
		if err == reason {
			n.Why = name
		}
	}
	switch {
	case reason != nil && n.Why == "":
		return nil, reason
	case lost != nil:
		text := saidOf(phrase.Of(lost))
		n.Lost = &text
	}
	return json.Marshal(n)
}

// readCopy returns the path of the games in the folder of a copy, and why some are missing.
func readCopy(dir string) (games string, reason error, ok bool) {
	data, err := os.ReadFile(filepath.Join(dir, noteFile))
	var n note
	if err != nil || json.Unmarshal(data, &n) != nil {
		return "", nil, false
	}
	found, err := os.ReadDir(filepath.Join(dir, "games"))
	if err != nil || len(found) != 1 {
		return "", nil, false
	}
	if info, err := found[0].Info(); err != nil || info.Size() != n.Bytes {
		return "", nil, false
	}
	if reason = reasons[n.Why]; reason == nil && n.Lost != nil {
		reason = phrase.Errorf("%v", n.Lost.phrase())
	}
	return filepath.Join(dir, "games", found[0].Name()), reason, true
}

// ownTemp returns a temporary folder that only this person can read.
func ownTemp() (string, error) {
	dir := filepath.Join(os.TempDir(), "passedpawn-"+strconv.Itoa(os.Getuid()))
	if err := os.Mkdir(dir, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return "", err
	}
	if info, err := os.Lstat(dir); err == nil && info.IsDir() && os.Chmod(dir, 0o700) == nil { // it is this person's
		return dir, nil
	}
	return os.MkdirTemp("", "passedpawn-")
}

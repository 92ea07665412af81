package library

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filelock"
)

// replace writes a locked file. Meanwhile a note in the program's own folder has the
// name of the draft, which is beside the user's file: only the note says that the draft
// is ours.
func (f Files) replace(path string, was atomicfile.State, produce func(io.Writer) error) error {
	var draft string
	defer func() {
		if _, err := os.Lstat(draft); draft != "" && errors.Is(err, fs.ErrNotExist) {
			f.forget([]string{draft})
		}
	}()
	return atomicfile.Replace(path, was, func(name string) {
		if draft != "" {
			f.forget([]string{draft})
		}
		draft = name
		f.note(name)
	}, produce)
}

// note writes down the name of a draft. If that fails, no harm is done.
func (f Files) note(draft string) {
	if f.drafts == "" {
		return
	}
	if out, err := os.OpenFile(f.drafts, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644); err == nil {
		_, _ = out.WriteString(draft + "\x00")
		_ = out.Sync()
		_ = out.Close()
	}
}

// noted returns the drafts that are written down.
func (f Files) noted() []string {
	text, _ := os.ReadFile(f.drafts)
	return slices.DeleteFunc(strings.Split(string(text), "\x00"), func(name string) bool { return name == "" })
}

// forget removes drafts from the note.
func (f Files) forget(drafts []string) {
	if f.drafts == "" {
		return
	}
	left := slices.DeleteFunc(f.noted(), func(name string) bool { return slices.Contains(drafts, name) })
	if len(left) == 0 {
		_ = os.Remove(f.drafts)
		return
	}
	_ = os.WriteFile(f.drafts, []byte(strings.Join(left, "\x00")+"\x00"), 0o644)
}

// Clear removes drafts that crashes have left beside the user's files and in the
// temporary folder. It may wait for a disk that does not answer.
func (f Files) Clear() {
	notes := find(filepath.Join(f.dir, "locks"), "*.drafts")
	for _, name := range notes {
		var stale, gone []string
		f.drafts = name
		f.free(func() { stale = f.noted() })
		for _, draft := range stale { // nobody else writes it: every draft has its own number
			if cleared(draft) {
				gone = append(gone, draft)
			}
		}
		f.free(func() { f.forget(gone) })
	}
	for _, path := range find(os.TempDir(), "passedpawn-*.positions") {
		if scratchName.MatchString(filepath.Base(path)) && regular(path) {
			_ = os.Remove(path) // a running copy that reads it keeps it open, or prevents its removal
		}
	}
}

var scratchName = regexp.MustCompile(`^passedpawn-[0-9]+\.positions$`)

// free calls do with a lock's notes, unless a running copy holds the lock. Drafts noted
// then were left by a crash.
func (f Files) free(do func()) {
	lock := filelock.New(strings.TrimSuffix(f.drafts, ".drafts") + ".lock")
	if held, err := lock.TryLock(); err == nil && held {
		do()
		_ = lock.Close()
	}
}

// cleared removes a draft, and reports whether it is done with. If its folder is missing,
// as on a disk that was removed, it tries again another time. If a crash has left a file
// half written, it touches nothing that may help to repair it.
func cleared(draft string) bool {
	dir, name := filepath.Split(draft)
	if !atomicfile.IsDraft(name) || !filepath.IsAbs(draft) {
		return true
	}
	if _, err := os.Stat(dir); err != nil {
		return false
	}
	if half := find(dir, "*.before-saving-*"); len(half) > 0 {
		return false
	}
	if _, err := os.Lstat(draft); errors.Is(err, fs.ErrNotExist) {
		return true
	}
	return regular(draft) && os.Remove(draft) == nil
}

// find returns the paths in a folder whose names match a pattern. Unlike filepath.Glob, it
// takes the name of the folder as it is, such as "Games [2024]".
func find(dir, pattern string) []string {
	names, _ := fs.Glob(os.DirFS(dir), pattern)
	for i, name := range names {
		names[i] = filepath.Join(dir, name)
	}
	return names
}

func regular(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode().IsRegular()
}

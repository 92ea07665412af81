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

	"github.com/gofrs/flock"

	"passedpawn/game/atomicfile"
)

// replace writes a file that is locked. While it does, a note among our own files
// says what its draft is called: it lies beside a file of the person, where nothing
// but the note tells that it is ours.
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

// note writes down a draft. That it cannot be is no harm.
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

// noted is the drafts that are written down.
func (f Files) noted() []string {
	text, _ := os.ReadFile(f.drafts)
	return slices.DeleteFunc(strings.Split(string(text), "\x00"), func(name string) bool { return name == "" })
}

// forget strikes drafts out.
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

// Clear removes what crashes have left beside the files of the person and in the
// temporary folder. It may wait for a disk that does not answer.
func (f Files) Clear() {
	notes, _ := filepath.Glob(filepath.Join(f.dir, "locks", "*.drafts"))
	for _, name := range notes {
		var stale, gone []string
		f.drafts = name
		f.free(func() { stale = f.noted() })
		for _, draft := range stale { // by now no one else writes it: drafts have numbers of their own
			if cleared(draft) {
				gone = append(gone, draft)
			}
		}
		f.free(func() { f.forget(gone) })
	}
	scratch, _ := filepath.Glob(filepath.Join(os.TempDir(), "passedpawn-*.positions"))
	for _, path := range scratch {
		if scratchName.MatchString(filepath.Base(path)) && regular(path) {
			_ = os.Remove(path) // a copy that still reads it keeps it open, or keeps it from being removed
		}
	}
}

var scratchName = regexp.MustCompile(`^passedpawn-[0-9]+\.positions$`)

// free does something with the notes of a lock unless a running copy holds it. What
// is noted then was left by a crash.
func (f Files) free(do func()) {
	lock := flock.New(strings.TrimSuffix(f.drafts, ".drafts") + ".lock")
	if held, err := lock.TryLock(); err == nil && held {
		do()
		_ = lock.Close()
	}
}

// cleared removes a draft, and reports whether there is nothing more to be done
// about it. Where its folder is not there, as on a disk that was taken away, it is
// looked for another time; and where a crash has left a file half written, nothing
// that may help to mend it is touched.
func cleared(draft string) bool {
	dir, name := filepath.Split(draft)
	if !atomicfile.IsDraft(name) || !filepath.IsAbs(draft) {
		return true
	}
	if _, err := os.Stat(dir); err != nil {
		return false
	}
	if half, _ := filepath.Glob(filepath.Join(dir, "*.before-saving-*")); len(half) > 0 {
		return false
	}
	if _, err := os.Lstat(draft); errors.Is(err, fs.ErrNotExist) {
		return true
	}
	return regular(draft) && os.Remove(draft) == nil
}

func regular(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode().IsRegular()
}

package library

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/files/atomicfile"
)

// daysOf are Files whose day a test sets.
func daysOf(t testing.TB) (f Files, day func(n int)) {
	t.Helper()
	now := time.Now()
	f = NewFiles(t.TempDir(), func() time.Time { return now })
	return f, func(n int) { now = time.Date(2026, 1, n, 12, 0, 0, 0, time.Local) }
}

func (f Files) backups(t testing.TB) []Backup {
	t.Helper()
	all, err := f.Backups()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// saves saves another text into the one game of a file.
func saves(t testing.TB, f Files, path string, n int) {
	t.Helper()
	if _, err := f.Save(originals(t, path)[0], fmt.Sprintf("1. e4 {%d} *", n), Refuse); err != nil {
		t.Fatal(err)
	}
}

func TestVersions(t *testing.T) {
	f, day := daysOf(t)
	path := fileOf(t, "1. e4 {0} *\n")
	for n := 1; n <= 13; n++ { // twice a day
		day(n)
		saves(t, f, path, 2*n-1)
		saves(t, f, path, 2*n)
		if got := len(f.backups(t)); got != min(n, newest) {
			t.Fatalf("%d versions after %d days", got, n)
		}
	}
	first := f.backups(t)[newest-1]
	if first.When.Day() != 4 || first.From != path || first.Deleted {
		t.Errorf("the oldest is %+v", first)
	}
	day(14)
	if _, err := f.Restore(first, unwrapped); err != nil || contents(t, path) != "1. e4 {6} *\n" {
		t.Errorf("%v: the file is %q", err, contents(t, path))
	}
	// What was replaced is a version as well.
	if _, err := f.Restore(f.backups(t)[0], unwrapped); err != nil || contents(t, path) != "1. e4 {26} *\n" {
		t.Errorf("back again: %v: the file is %q", err, contents(t, path))
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Restore(f.backups(t)[0], unwrapped); err != nil || contents(t, path) != "1. e4 {6} *\n" {
		t.Errorf("where no file is: %v: %q", err, contents(t, path))
	}
}

// TestVersionsOfLargeFiles changes a large file every day: small ones keep their history,
// and the large one the part of it that fits into its share, at least the newest.
func TestVersionsOfLargeFiles(t *testing.T) {
	f, day := daysOf(t)
	text := func(path string, n int) string { // as long as the file is large
		return noise(n, map[bool]int{false: 20_000, true: 60_000}[strings.HasPrefix(filepath.Base(path), "huge")])
	}
	small, large, huge := fileOf(t, "1. e4 {0} *\n"), fileOf(t, "1. e4 *\n"), filepath.Join(t.TempDir(), "huge.pgn")
	for _, path := range []string{large, huge} {
		if err := os.WriteFile(path, []byte(text(path, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	day(1)
	saves(t, f, small, 1)
	saves(t, f, large, 1)
	each := f.backups(t)[0].Size()
	f.room = (2*each + each/2) * shares // two versions of the large file, none of the huge one
	count := func() (n [3]int) {
		for _, b := range f.backups(t) {
			for i, path := range []string{small, large, huge} {
				if b.From == path {
					n[i]++
				}
			}
		}
		return n
	}
	for n := 2; n <= 6; n++ {
		day(n)
		saves(t, f, small, n)
		for _, path := range []string{large, huge} {
			if _, err := f.Save(originals(t, path)[0], text(path, n), Refuse); err != nil {
				t.Fatal(err)
			}
		}
	}
	if got := count(); got != [3]int{6, 2, 1} {
		t.Errorf("kept %v", got)
	}
	f.room = 3 * each
	day(7)
	saves(t, f, small, 7)
	if got := count(); got != [3]int{7, 1, 0} {
		t.Errorf("in less room: kept %v", got)
	}
}

// TestSavedUnchanged saves a game as it is: that makes no version, and writes nothing.
func TestSavedUnchanged(t *testing.T) {
	f, day := daysOf(t)
	day(1)
	path := fileOf(t, three)
	was, err := atomicfile.Look(path)
	if err != nil {
		t.Fatal(err)
	}
	of := originals(t, path)[1]
	now, err := f.Save(of, of.Raw, Refuse)
	if after, missing := atomicfile.Look(path); err != nil || now != of || missing != nil || after != was || len(f.backups(t)) > 0 {
		t.Errorf("%v, %+v, kept %d", err, now, len(f.backups(t)))
	}
}

// noise returns a game that cannot be compressed well.
func noise(n, words int) string {
	var b strings.Builder
	for i := range words {
		fmt.Fprintf(&b, "%x ", (i+n)*(i+7919*n)*40503%65521)
	}
	return "1. e4 {" + b.String() + "} *\n"
}

// TestVersionsInBoundedRoom lets the oldest versions of all files go.
func TestVersionsInBoundedRoom(t *testing.T) {
	f, day := daysOf(t)
	day(1)
	one, other := fileOf(t, noise(1, 2000)), fileOf(t, noise(2, 2000))
	saves(t, f, one, 1)
	f.room = 2*f.backups(t)[0].Size() - 1
	day(2)
	saves(t, f, other, 1)
	if all := f.backups(t); len(all) != 1 || all[0].From != other {
		t.Errorf("kept: %+v", all)
	}
	f.room = 10
	day(3)
	_, err := f.Save(originals(t, one)[0], "1. d4 *", Refuse)
	if !errors.Is(err, ErrUnkept) || contents(t, one) != "1. e4 {1} *\n" || len(f.backups(t)) != 1 {
		t.Errorf("without room: %v: the file is %q", err, contents(t, one))
	}
	if _, err := f.WithoutVersions().Save(originals(t, one)[0], "1. d4 *", Refuse); err != nil || contents(t, one) != "1. d4 *\n" {
		t.Errorf("without a version: %v: the file is %q", err, contents(t, one))
	}
	// Games can be deleted all the same: they are kept themselves.
	c := File(one, "", chess)
	if gone, err := f.DeleteGames(c, list(t, c), []int32{0}, unwrapped); err != nil || contents(t, one) != "\n" {
		t.Errorf("deleted: %v %+v", err, gone)
	}
}

// TestReplaced keeps what Save as replaces.
func TestReplaced(t *testing.T) {
	f, day := daysOf(t)
	day(1)
	path := fileOf(t, three)
	was, err := atomicfile.Look(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Write(path, was, func(w io.Writer) error { return write(w, "1. a3 *\n") }); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Restore(f.backups(t)[0], unwrapped); err != nil || contents(t, path) != three {
		t.Errorf("%v: the file is %q", err, contents(t, path))
	}
	if err := f.Write(path, was, func(w io.Writer) error { return write(w, "1. a3 *\n") }); err != nil {
		t.Errorf("as it was: %v", err)
	}
	if err := f.Write(path, was, func(w io.Writer) error { return write(w, "1. b3 *\n") }); !errors.Is(err, atomicfile.ErrChanged) ||
		contents(t, path) != "1. a3 *\n" {
		t.Errorf("%v: the file is %q", err, contents(t, path))
	}
	if left := find(filepath.Dir(path), ".*"); left != nil {
		t.Errorf("left behind: %v", left)
	}
}

package library

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestLaterKeepsEarlierVersions deletes a game of a file that then cannot be written: trying
// again and again keeps one version of it, so that the earlier versions stay.
func TestLaterKeepsEarlierVersions(t *testing.T) {
	f, s := settler(t)
	path := fileOf(t, three)
	c := File(path, "", chess).Over(f)
	if _, err := f.DeleteGames(c, list(t, c), []int32{1}, unwrapped); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o440); err != nil {
		t.Fatal(err)
	}
	for range newest + 2 {
		if err := s.Flush(); err == nil {
			t.Fatal("a read-only file was written")
		}
	}
	if versions := find(filepath.Join(f.dir, "versions"), "*.zip"); len(versions) > 1 {
		t.Errorf("%d versions are kept", len(versions))
	}
	if err := os.Chmod(path, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := s.Flush(); err != nil || contents(t, path) == three {
		t.Errorf("%v: the file is %q", err, contents(t, path))
	}
	if versions := find(filepath.Join(f.dir, "versions"), "*.zip"); len(versions) != 1 {
		t.Errorf("%d versions are kept", len(versions))
	}
}

// TestLaterDiskComesBack takes a disk away before a change is written to its file, and brings
// it back: the change is written when the program ends.
func TestLaterDiskComesBack(t *testing.T) {
	f, s := settler(t)
	path, _ := savedThree(t, f)
	away := filepath.Dir(path) + "-away"
	if err := os.Rename(filepath.Dir(path), away); err != nil {
		t.Fatal(err)
	}
	if err := s.Flush(); err == nil {
		t.Fatal("nobody is told")
	}
	if err := os.Rename(away, filepath.Dir(path)); err != nil {
		t.Fatal(err)
	}
	if err := s.Flush(); err != nil || contents(t, path) != strings.Replace(three, firstOfThree, "1. a3 *", 1) {
		t.Errorf("%v: the file is %q", err, contents(t, path))
	}
}

// TestLaterDiskStaysAway ends a later run while the disk of a file is still away: that is
// no reason to ask.
func TestLaterDiskStaysAway(t *testing.T) {
	f, s := settler(t)
	path, _ := savedThree(t, f)
	if err := os.Rename(filepath.Dir(path), filepath.Dir(path)+"-away"); err != nil {
		t.Fatal(err)
	}
	again := NewSettler(s.files, time.Hour, time.Hour, func(err error) { t.Error(err) })
	defer again.Close()
	for range 2 {
		if err := again.Flush(); err != nil {
			t.Error(err)
		}
	}
	if err := os.Rename(filepath.Dir(path)+"-away", filepath.Dir(path)); err != nil {
		t.Fatal(err)
	}
	if err := again.Flush(); err != nil || contents(t, path) == three {
		t.Errorf("%v: the change is not written", err)
	}
}

// TestLaterToldOnce cannot write two files, again and again: each of them is told once.
func TestLaterToldOnce(t *testing.T) {
	told := 0
	f, s := telling(t, time.Hour, func(error) { told++ })
	for range 2 {
		path, _ := savedThree(t, f)
		if err := os.Chmod(path, 0o440); err != nil {
			t.Fatal(err)
		}
	}
	for range 3 {
		if err := s.Flush(); err == nil {
			t.Fatal("read-only files were written")
		}
	}
	if told != 2 {
		t.Errorf("%d times something was told", told)
	}
}

// TestLaterFileComesBack removes a file to write it anew, as some programs do: the change is
// written when it is there again. If it never is, the change is kept as text.
func TestLaterFileComesBack(t *testing.T) {
	for _, back := range []bool{true, false} {
		f, s := settler(t)
		path, _ := savedThree(t, f)
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		kept := func() int { return len(find(filepath.Join(f.dir, "unsaved"), "*.pgn")) }
		for range replacing {
			if err := s.Flush(); err == nil || kept() > 0 {
				t.Fatalf("%v, and %d files are kept", err, kept())
			}
		}
		if back {
			overwrite(t, path, three)
		}
		if err := s.Flush(); (err == nil) != back || (kept() == 0) != back {
			t.Errorf("back %v: %v, and %d files are kept", back, err, kept())
		}
		if back && contents(t, path) != strings.Replace(three, firstOfThree, "1. a3 *", 1) {
			t.Errorf("the file is %q", contents(t, path))
		}
	}
}

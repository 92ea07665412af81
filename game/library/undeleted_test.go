package library

import (
	"os"
	"strings"
	"testing"

	"passedpawn/game/testing/longtest"
)

// TestLaterNotDeleted deletes a game of a file that another program changes before the game is
// cut out. If the game is still in the file, nothing can bring it back a second time. If it is
// not, the backup stays.
func TestLaterNotDeleted(t *testing.T) {
	for name, tt := range map[string]struct {
		theirs string
		left   int // backups of deleted games
	}{
		"still there": {"1. h4 *\n\n" + three, 0},
		"gone":        {"1. h4 *\n\n" + firstOfThree + "\n", 1},
	} {
		f, s := settler(t)
		path := fileOf(t, three)
		c := File(path, "", chess).Over(f)
		if _, err := f.DeleteGames(c, list(t, c), []int32{1}, unwrapped); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(tt.theirs), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := s.Flush(); err == nil || !strings.Contains(err.Error(), "not deleted") {
			t.Errorf("%s: told %v", name, err)
		}
		deleted := 0
		for _, b := range f.backups(t) {
			if b.Deleted {
				deleted++
			}
		}
		if got := contents(t, path); deleted != tt.left || got != tt.theirs {
			t.Errorf("%s: %d backups, and the file is %q", name, deleted, got)
		}
	}
}

// TestLaterIsBounded makes changes to a file that nobody brings up to date: when its journal
// is large, the next change is written to the file at once, with all before it.
func TestLaterIsBounded(t *testing.T) {
	longtest.Only(t) // a journal of 16 MB takes seconds
	f, _ := settler(t)
	path := fileOf(t, three)
	c := File(path, "", chess).Over(f)
	recorded := func() int64 {
		file, err := f.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		return file.Recorded()
	}
	text, most := "1. a3 {"+strings.Repeat("long ", mostRecorded/10)+"} *", int64(0)
	for n := 0; contents(t, path) == three; n++ {
		if n > 9 {
			t.Fatalf("the journal has %d bytes after %d changes", recorded(), n)
		}
		text = strings.Replace(text, "long", "vast", 1)
		if _, err := f.Save(originalIn(t, f, c, list(t, c), 0), text, Refuse); err != nil {
			t.Fatal(err)
		}
		most = max(most, recorded())
	}
	if !strings.HasPrefix(contents(t, path), text) || most < mostRecorded || recorded() >= most {
		t.Errorf("%d bytes were recorded, and %d are, and the file begins with %.50q", most, recorded(), contents(t, path))
	}
}

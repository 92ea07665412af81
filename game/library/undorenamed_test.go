package library

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// TestHistoryFollowsItsGame renames the file of an edited game: its edits can still be undone,
// whether the file was renamed while the program ran or before it starts. The history of a
// game that is gone goes.
func TestHistoryFollowsItsGame(t *testing.T) {
	for _, restart := range []bool{false, true} {
		f := folder(t)
		s := adopt(t, f)
		rec, h := commented(t, 2)
		was := saved(t, f, s, rec, h)
		gone, other := commented(t, 5)
		lost := saved(t, f, s, gone, other)
		must(t, errors.Join(os.Rename(f.Path(was), f.Path("renamed.pgn")), os.Remove(f.Path(lost))))
		put(t, "1. h4 *\n", f.Path("other.pgn"))
		if restart {
			s.Clear()
			if there(f.undo(lost)) || there(f.undo(was)) || !there(f.undo("renamed.pgn")) {
				t.Error("the histories are not those of the games")
			}
		}
		if _, got, err := f.Reopen("renamed.pgn"); err != nil || got.At != 2 || !slices.Equal(comments(got), []string{"", "1", "2"}) {
			t.Errorf("restart %v: %v: step %d of %q", restart, err, got.At, comments(got))
		}
		if _, got, _ := f.Reopen("other.pgn"); len(got.Steps) > 0 {
			t.Errorf("another game undoes into %q", comments(got))
		}
	}
}

// TestNoHistoryIsTold saves an edited game whose history cannot be written: that is told once,
// the game is saved, and the program can end. When it can be written again, that is told too.
func TestNoHistoryIsTold(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	var told []error
	k := NewKeeper(s, time.Hour, func(err error) { told = append(told, err) })
	defer k.Close()
	k.Begin("")
	undo := filepath.Join(f.dir, "undo")
	must(t, os.Remove(undo))
	put(t, "", undo) // a file in place of the folder
	for edits := range 3 {
		k.Keep(commented(t, edits+1))
		if err := k.Flush(); err != nil {
			t.Errorf("the game is not saved: %v", err)
		}
	}
	if rec, err := f.Load(s.Game()); err != nil || rec.Root().Text() != "3" {
		t.Errorf("%v: it is not saved", err)
	}
	if len(told) != 1 || !errors.Is(told[0], ErrNoUndo) {
		t.Fatalf("told %v", told)
	}
	must(t, os.Remove(undo))
	k.Keep(commented(t, 4))
	k.Flush()
	if len(told) != 2 || told[1] != nil || !there(f.undo(s.Game())) {
		t.Errorf("told %v", told)
	}
}

package library

import (
	"testing"
	"time"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// TestSpare edits a game of the person's own: while it is played no version is kept. When it
// is over, one is kept a day, and one more whenever moves go. The version brings them back.
func TestSpare(t *testing.T) {
	for _, again := range []bool{false, true} { // by this copy of the program, or by one before
		f := folder(t)
		s := adopt(t, f)
		k := NewKeeper(s, time.Hour, func(err error) {
			if err != nil {
				t.Error(err)
			}
		})
		defer k.Close()
		kept := func() []Backup {
			t.Helper()
			if err := k.Flush(); err != nil {
				t.Fatal(err)
			}
			all, err := NewFiles(f.dir, time.Now).Backups()
			if err != nil {
				t.Fatal(err)
			}
			return all
		}
		k.Begin("")
		k.Keep(game(t, 4), record.History{})
		k.Keep(game(t, 3), record.History{}) // a move was taken back
		over := game(t, 6)
		over.Result = rules.WhiteWins
		k.Keep(over, record.History{})
		if n := len(kept()); n != 0 {
			t.Errorf("while the game is played, %d versions are kept", n)
		}
		name := s.Game()
		whole := contents(t, f.Path(name))
		if again {
			k.Begin(name)
		}
		said := over.Clone()
		said.Root().Say("A good game.")
		k.Keep(said, record.History{})
		if n := len(kept()); n != 1 {
			t.Errorf("after a comment %d versions are kept", n)
		}
		k.Keep(over.Clone(), record.History{})
		if n := len(kept()); n != 1 {
			t.Errorf("after another change of the day %d versions are kept", n)
		}
		k.Keep(game(t, 1), record.History{})
		all := kept()
		if len(all) != 2 {
			t.Fatalf("after a deletion %d versions are kept", len(all))
		}
		if path, err := NewFiles(f.dir, time.Now).Restore(all[0], unwrapped); err != nil || contents(t, path) != whole {
			t.Errorf("restored: %v, %s", err, contents(t, path))
		}
	}
}

// TestSpareUnfinished deletes most of a game without a result: a version is kept. None is kept
// while moves are taken back.
func TestSpareUnfinished(t *testing.T) {
	f := folder(t)
	k := NewKeeper(adopt(t, f), time.Hour, func(error) {})
	defer k.Close()
	k.Begin("")
	for _, tt := range []struct{ plies, versions int }{{6, 0}, {4, 0}, {3, 0}, {6, 0}, {1, 1}, {2, 1}} {
		k.Keep(game(t, tt.plies), record.History{})
		if err := k.Flush(); err != nil {
			t.Fatal(err)
		}
		if all, err := NewFiles(f.dir, time.Now).Backups(); err != nil || len(all) != tt.versions {
			t.Errorf("with %d plies there are %d versions, %v", tt.plies, len(all), err)
		}
	}
}

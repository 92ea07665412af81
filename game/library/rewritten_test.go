package library

import (
	"errors"
	"os"
	"testing"
	"time"

	"passedpawn/game/records/record"
)

// TestRewritten lets another program write to the file of the running game.
func TestRewritten(t *testing.T) {
	for _, how := range []Conflict{Mine, Both} {
		for _, begun := range []bool{false, true} { // by this copy, or by one before
			f := folder(t)
			s := adopt(t, f)
			said := make(chan error, 10)
			k := NewKeeper(s, time.Hour, func(err error) { said <- err })
			k.Begin("")
			k.Keep(game(t, 2), record.History{})
			if err := k.Flush(); err != nil {
				t.Fatal(err)
			}
			name := s.Game()
			if begun {
				k.Begin(name)
				if err := k.Flush(); err != nil {
					t.Fatal(err)
				}
			}
			const theirs = "1. h4 *\n"
			if err := os.WriteFile(f.Path(name), []byte(theirs), 0o644); err != nil {
				t.Fatal(err)
			}
			k.Keep(game(t, 3), record.History{})
			if err := k.Flush(); !errors.Is(err, ErrRewritten) || contents(t, f.Path(name)) != theirs {
				t.Fatalf("%v: the file became %q", err, contents(t, f.Path(name)))
			}
			if err := <-said; !errors.Is(err, ErrRewritten) {
				t.Errorf("said: %v", err)
			}
			k.Settle(how)
			if err := k.Flush(); err != nil {
				t.Fatal(err)
			}
			if n := plies(t, s); n != 3 {
				t.Errorf("the running game has %d plies", n)
			}
			backups, err := NewFiles(f.dir, time.Now).Backups()
			if err != nil {
				t.Fatal(err)
			}
			switch how {
			case Mine:
				if s.Game() != name || len(backups) != 1 {
					t.Errorf("mine is in %s; the backups are %+v", s.Game(), backups)
				}
			case Both:
				if s.Game() == name || contents(t, f.Path(name)) != theirs || len(backups) != 0 {
					t.Errorf("mine is in %s; theirs is %q", s.Game(), contents(t, f.Path(name)))
				}
			}
			k.Keep(game(t, 4), record.History{})
			if err := k.Flush(); err != nil || plies(t, s) != 4 {
				t.Errorf("%v: the next move: %d plies", err, plies(t, s))
			}
			k.Close()
			s.Release()
		}
	}
}

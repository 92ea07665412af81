package desk

import (
	"errors"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// full sits down at a desk whose games cannot be written until mend is called, with a move
// on the board.
func full(t *testing.T) (tb *table, mend func()) {
	t.Helper()
	tb = sit(t, t.TempDir(), plain)
	if err := os.RemoveAll(tb.folder.Games()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(tb.folder.Games(), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	tb.plays("e4")
	tb.until("the error", func() bool { return tb.session.Snapshot().Unsaved != nil })
	return tb, func() {
		if err := os.Remove(tb.folder.Games()); err != nil {
			t.Fatal(err)
		}
	}
}

// keeps checks the moves of the only saved game.
func (tb *table) keeps(line string) {
	tb.t.Helper()
	entries, err := tb.folder.List()
	if err != nil || len(entries) != 1 || !strings.Contains(entries[0].Games[0].Text, line) {
		tb.t.Errorf("%v: kept are %v, want %s", err, entries, line)
	}
}

// ends waits for the end of the program.
func (tb *table) ends() {
	tb.t.Helper()
	tb.until("the end", func() bool { return tb.quits > 0 })
	if !tb.now.Hidden || tb.quits > 1 {
		tb.t.Errorf("hidden: %v, ended %d times", tb.now.Hidden, tb.quits)
	}
	tb.quiet()
}

// stays checks that the program does not end.
func (tb *table) stays() {
	tb.t.Helper()
	if tb.quits > 0 || tb.now.Hidden {
		tb.t.Errorf("hidden: %v, ended %d times", tb.now.Hidden, tb.quits)
	}
}

func TestEnd(t *testing.T) {
	tb := sit(t, t.TempDir(), plain)
	tb.plays("e4")
	tb.Close()
	if !tb.now.Hidden {
		t.Error("the window is there")
	}
	tb.Close()
	tb.ends()
	tb.keeps("1. e4 *")
}

// TestEndAsks closes the window while the disk is full: it returns and asks. It closes
// once the plies have been written.
func TestEndAsks(t *testing.T) {
	tb, mend := full(t)
	tb.Close()
	tb.asks("Not everything has been saved")
	tb.stays()
	tb.answers("Not everything has been saved", "Try again")
	if !tb.now.Hidden {
		t.Error("the window is there")
	}
	tb.answers("Not everything has been saved", "Cancel")
	mend()
	tb.until("the game to be written without another ply", func() bool { return tb.session.Snapshot().Unsaved == nil })
	tb.stays()
	tb.keeps("1. e4 *")
	tb.Close()
	tb.ends()
}

// TestEndsWhenSaved makes room while the question is open: then the program ends.
func TestEndsWhenSaved(t *testing.T) {
	tb, mend := full(t)
	tb.Close()
	tb.asks("Not everything has been saved")
	mend()
	tb.ends()
	tb.keeps("1. e4 *")
}

func TestQuitWithoutSaving(t *testing.T) {
	tb, _ := full(t)
	tb.Close()
	tb.answers("Not everything has been saved", "Quit without saving")
	tb.ends()
}

// A slowKeeper does not answer until the test lets it.
type slowKeeper struct {
	Keeper
	let chan bool
}

func (k slowKeeper) Flush() error {
	<-k.let
	return k.Keeper.Flush()
}

func slow(t *testing.T) (tb *table, let chan bool) {
	let = make(chan bool)
	return sit(t, t.TempDir(), func(c *Config) { c.Keeper = slowKeeper{c.Keeper, let} }), let
}

// TestSlowEnd ends on a disk that does not answer: the window returns, and closes once
// the disk answers.
func TestSlowEnd(t *testing.T) {
	tb, let := slow(t)
	tb.Close()
	tb.wall.Pass(time.Second)
	tb.asks("Saving is taking unusually long")
	tb.stays()
	close(let)
	tb.ends()
}

// TestStartedAgainWhileEnding starts the program again while it ends: the window returns,
// and nobody waits for the end any more.
func TestStartedAgainWhileEnding(t *testing.T) {
	tb, let := slow(t)
	tb.Close()
	tb.Ending.Stay()
	close(let)
	tb.idle()
	tb.wall.Pass(time.Hour)
	tb.stays()
	tb.quiet()
	tb.Close()
	tb.ends()
}

// works counts.
type works struct{ stopped, waited atomic.Int32 }

func (w *works) Stop() { w.stopped.Add(1) }

func (w *works) Wait() { w.waited.Add(1) }

// TestEndWaitsForOthers ends with work to be stopped, and with something else that cannot
// be saved at first.
func TestEndWaitsForOthers(t *testing.T) {
	var w works
	var room atomic.Bool
	var s *Saver[int]
	var tb *table
	tb = sit(t, t.TempDir(), func(c *Config) {
		post := c.Post
		s = NewSaver(func(int) error {
			if room.Load() {
				return nil
			}
			return errors.New("full")
		}, time.Millisecond, func(err error) {
			post(func() { tb.Ending.Told(err, phrase.Say("window.settings-not-saved", err)) })
		})
		c.Others, c.Works = []Flusher{s}, []Work{&w}
	})
	s.Save(1)
	tb.says("The settings were not saved: full.")
	tb.Close()
	tb.asks("Full.\n\nPassed Pawn will keep trying")
	if w.stopped.Load() != 1 || w.waited.Load() != 1 {
		t.Errorf("stopped %d times, waited %d times", w.stopped.Load(), w.waited.Load())
	}
	room.Store(true)
	tb.ends()
	tb.Ending.Finish()
	if s.Busy() || tb.Busy() {
		t.Error("something is unsaved")
	}
}

// TestForgetful ends with a game on the board and no folder for it.
func TestForgetful(t *testing.T) {
	var f Forgetful
	f.Begin("")
	if err := f.Flush(); err != nil {
		t.Errorf("no game, and %v", err)
	}
	f.Keep(&record.Record{}, record.History{})
	if err := f.Flush(); !errors.Is(err, ErrNoFolder) {
		t.Errorf("a game that is not kept, and %v", err)
	}
	f.Discard()
	if err := f.Flush(); err != nil {
		t.Errorf("nothing was played, and %v", err)
	}
}

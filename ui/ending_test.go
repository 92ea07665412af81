package ui

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"passedpawn/game/records/record"
	"passedpawn/settings"
)

// full returns a rig whose games cannot be written until mend is called, with a move on
// the board.
func full(t *testing.T) (d *rig, quit *bool, mend func()) {
	t.Helper()
	d, quit = open(t, t.TempDir()), new(bool)
	d.config.Quit = func() { *quit = true }
	if err := os.RemoveAll(d.config.Folder.Games()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(d.config.Folder.Games(), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	move(t, d, "e4")
	d.says("Not saved yet")
	return d, quit, func() {
		if err := os.Remove(d.config.Folder.Games()); err != nil {
			t.Fatal(err)
		}
	}
}

// keeps checks the moves of the only saved game.
func (d *rig) keeps(line string) {
	t := d.t
	t.Helper()
	entries, err := d.config.Folder.List()
	if err != nil || len(entries) != 1 || !strings.Contains(entries[0].Games[0].Text, line) {
		t.Errorf("%v: kept are %v, want %s", err, entries, line)
	}
}

// TestEndAsks closes the window while the disk is full: it returns and asks. It closes
// once the plies have been written.
func TestEndAsks(t *testing.T) {
	d, quit, mend := full(t)
	d.Close()
	d.says("Not everything has been saved")
	if *quit || d.ending {
		t.Fatal("it ends before it is answered")
	}
	d.press("Try again")
	d.says("Not everything has been saved")
	d.host.Escape()
	mend()
	d.until("the game to be written without another ply", func() bool { return !strings.Contains(d.texts(), "Not saved yet") })
	if *quit {
		t.Error("it ends though the person chose to stay")
	}
	d.keeps("1. e4 *")
	d.Close()
	d.until("the end", func() bool { return *quit })
}

// TestEndsWhenSaved makes room while the question is open: then the program ends.
func TestEndsWhenSaved(t *testing.T) {
	d, quit, mend := full(t)
	d.Close()
	d.says("Not everything has been saved")
	mend()
	d.until("the end", func() bool { return *quit })
	d.keeps("1. e4 *")
}

func TestQuitWithoutSaving(t *testing.T) {
	d, quit, _ := full(t)
	d.Close()
	d.says("Not everything has been saved")
	d.press("Quit without saving")
	d.until("the end", func() bool { return *quit })
}

// slowKeeper does not answer until the test lets it.
type slowKeeper struct {
	keeper
	let chan bool
}

func (k slowKeeper) Flush() error {
	<-k.let
	return k.keeper.Flush()
}

// TestSlowEnd ends on a disk that does not answer: the window returns, and closes once
// the disk answers.
func TestSlowEnd(t *testing.T) {
	d, quit := open(t, t.TempDir()), false
	d.config.Quit, d.config.Patience = func() { quit = true }, time.Millisecond
	k := slowKeeper{d.keeper, make(chan bool)}
	d.keeper = k
	d.Close()
	d.says("Saving is taking unusually long")
	if quit {
		t.Error("it ends before it is answered")
	}
	close(k.let)
	d.until("the end", func() bool { return quit })
}

// TestStartedAgainWhileEnding starts the program again while it ends: the window returns.
func TestStartedAgainWhileEnding(t *testing.T) {
	d, quit := open(t, t.TempDir()), false
	d.config.Quit = func() { quit = true }
	k := slowKeeper{d.keeper, make(chan bool)}
	d.keeper = k
	d.Close()
	d.OpenRequested(nil)
	close(k.let)
	d.until("the window", func() bool { return !d.ending })
	d.Close()
	d.until("the end", func() bool { return quit })
}

// TestForgetful ends with a game on the board and no folder for it.
func TestForgetful(t *testing.T) {
	var f forgetful
	f.Begin("")
	if err := f.Flush(); err != nil {
		t.Errorf("no game, and %v", err)
	}
	f.Keep(&record.Record{})
	if err := f.Flush(); !errors.Is(err, errNoFolder) {
		t.Errorf("a game that is not kept, and %v", err)
	}
	f.Discard()
	if err := f.Flush(); err != nil {
		t.Errorf("nothing was played, and %v", err)
	}
}

// TestSettingsAreTriedAgain saves settings on a disk that is full for a while.
func TestSettingsAreTriedAgain(t *testing.T) {
	level := make(chan int, 100)
	told := make(chan error, 100)
	room := make(chan bool)
	s := newSaver(func(v settings.Settings) error {
		select {
		case <-room:
			level <- v.Level
			return nil
		default:
			return errors.New("full")
		}
	}, time.Millisecond, func(err error) { told <- err })
	s.save(settings.Settings{Level: 7})
	if err := <-told; err == nil {
		t.Error("it was not told")
	}
	if err := s.flush(); err == nil {
		t.Error("the end does not know")
	}
	close(room)
	if err := <-told; err != nil || <-level != 7 {
		t.Errorf("%v: not saved", err)
	}
	if err := s.flush(); err != nil {
		t.Error(err)
	}
	s.save(settings.Settings{Level: 8})
	s.close()
	s.close()
	if n := <-level; n != 8 {
		t.Errorf("the last are of level %d", n)
	}
}

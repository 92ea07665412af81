package ui

import (
	"os"
	"strings"
	"testing"

	"passedpawn/game/records/record"
)

// full returns a rig whose games cannot be written until mend is called, with a move on
// the board.
func full(t *testing.T) (d *rig, quit *bool, mend func()) {
	t.Helper()
	d, quit = open(t, t.TempDir()), new(bool)
	d.config.Lifecycle.Quit = func() { *quit = true }
	if err := os.RemoveAll(d.config.Folders.Games.Games()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(d.config.Folders.Games.Games(), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	move(t, d, "e4")
	d.says("Not saved yet")
	return d, quit, func() {
		if err := os.Remove(d.config.Folders.Games.Games()); err != nil {
			t.Fatal(err)
		}
	}
}

// TestEndAsks closes the window while the disk is full: it returns and asks. It closes
// once the plies have been written.
func TestEndAsks(t *testing.T) {
	d, quit, mend := full(t)
	d.Close()
	d.says("Not everything has been saved")
	if *quit || d.front.hidden {
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
	d.Close()
	d.until("the end", func() bool { return *quit })
}

// TestCloseKeepsWhatIsTyped closes the window while a comment is being typed.
func TestCloseKeepsWhatIsTyped(t *testing.T) {
	d := open(t, t.TempDir())
	move(t, d, "e4")
	d.page.Actions.Comment()
	d.window.Canvas().Focused().TypedRune('!')
	d.Close()
	if got := d.session.Snapshot().Game.Record.At(record.Mainline(1)).Text(); got != "!" {
		t.Errorf("kept is %q", got)
	}
}

// TestOpenKeepsWhatIsTyped opens a file, as another start of the program does, while a comment
// is being typed: it belongs to the game on the board.
func TestOpenKeepsWhatIsTyped(t *testing.T) {
	d := open(t, t.TempDir())
	move(t, d, "e4")
	d.page.Actions.Comment()
	d.window.Canvas().Focused().TypedRune('!')
	d.OpenRequested([]string{d.file("one.pgn", "1. d4 *\n")})
	if got := d.session.Snapshot().Game.Record.At(record.Mainline(1)).Text(); got != "!" {
		t.Errorf("kept is %q", got)
	}
}

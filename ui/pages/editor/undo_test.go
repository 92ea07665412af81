package editor

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
)

// TestClearIsUndone clears the board and restores the position.
func TestClearIsUndone(t *testing.T) {
	d := lay(t, "light", "", "", fyne.NewSize(900, 640))
	at := func() string { return d.position.String() }
	start := at()
	if d.Undo(); at() != start || d.Undoing().Form != "" {
		t.Fatalf("there is something to undo: %s", at())
	}
	d.button("Clear").OnTapped()
	empty := at()
	d.button("Clear").OnTapped() // which changes nothing: nothing to undo
	if d.Undo(); at() != start || empty == start {
		t.Errorf("undone it is %s", at())
	}
	if d.Redo(); at() != empty || d.Redoing().Form != "" {
		t.Errorf("redone it is %s", at())
	}
	d.Undo()
	d.Paste("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
	if d.Redoing().Form != "" {
		t.Error("a change does not forget what was undone before it")
	}
	if d.Undo(); at() != start {
		t.Errorf("undone it is %s", at())
	}
}

// TestWhatWasSetUpComesBack sets up a position, and starts with another one.
func TestWhatWasSetUpComesBack(t *testing.T) {
	d := lay(t, "light", "", "", fyne.NewSize(900, 640))
	d.button("Clear").OnTapped()
	mine := d.position.String()
	next, err := d.game.Parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Show(d.game, next, rules.White); err != nil || d.position.String() == mine {
		t.Fatalf("%v: it begins with %s", err, d.position)
	}
	if d.Undo(); d.position.String() != mine {
		t.Errorf("what was set up became %s", d.position)
	}
}

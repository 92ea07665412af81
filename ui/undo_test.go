package ui

import (
	"testing"

	"passedpawn/game/records/record"
)

// TestUndoInAFileNobodyEdited chooses Undo in a finished game of a file: nothing in it
// changes, and the menus offer nothing that is meant for a game being played.
func TestUndoInAFileNobodyEdited(t *testing.T) {
	d := open(t, t.TempDir())
	path := d.file("mate.pgn", "[White \"Ann\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n")
	d.Open(path)
	d.says("Ann")
	if m := d.menus; m.undo.Label != "Undo" || !m.undo.Disabled {
		t.Errorf("the menu says %q, disabled %v", m.undo.Label, m.undo.Disabled)
	}
	for _, label := range []string{"Take back", "Rematch", "Resign", "Offer a draw"} {
		if !menuItem(t, d, "Game", label).Disabled {
			t.Errorf("%s can be chosen", label)
		}
	}
	d.menus.undo.Action()
	menuItem(t, d, "Game", "Take back").Action()
	if d.edited() || d.line() != "f3 e5 g4 Qh4#" || d.window.Title() != "mate.pgn – Passed Pawn" {
		t.Errorf("%q became %q", d.window.Title(), d.line())
	}
	d.session.Browse(record.Path{0})
	d.session.Edits.ToggleNAG(1)
	d.menus.undo.Action()
	if d.edited() || d.menus.redo.Disabled {
		t.Error("an edit is not undone, or that is not redone")
	}
	if d.menus.redo.Action(); !d.edited() {
		t.Error("the undone edit is not redone")
	}
}

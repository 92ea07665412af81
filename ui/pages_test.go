package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
)

// TestPages shows every page: Esc returns to the game, the board gets the keys if there
// is one, and items about the game cannot be chosen while it is out of sight, neither in
// the menus nor by their keys.
func TestPages(t *testing.T) {
	d := open(t, t.TempDir())
	move(t, d, "e4")
	for _, tt := range []struct {
		name  string
		turn  func()
		board fyne.Focusable // that gets the keys
		turns bool           // can be flipped
	}{
		{"the game", d.toBoard, d.page.Board, true},
		{"the list of games", d.toGameList, nil, false},
		{"the lessons", d.toLearn, nil, false},
		{"the editor", d.toEditor, boardOf(d.editor), true},
		{"the settings", d.toSettings, nil, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tt.turn()
			if got := d.board(); got != tt.board {
				t.Errorf("%T has the keys, want %T", got, tt.board)
			}
			if got := menuItem(t, d, "View", "Flip the board").Disabled; got == tt.turns {
				t.Errorf("Flip is disabled: %v", got)
			}
			resign := menuItem(t, d, "Game", "Resign")
			if resign.Disabled == d.onBoard() {
				t.Errorf("Resign is disabled: %v", resign.Disabled)
			}
			below := d.session.Snapshot().Bottom()
			if !d.onBoard() {
				resign.Action() // as its shortcut would
				flip(d.inSight)
				if d.session.Snapshot().Game.Outcome.Over() || d.window.Canvas().Overlays().Top() != nil || d.session.Snapshot().Bottom() != below {
					t.Error("the game changed out of sight")
				}
			}
			d.window.Canvas().Unfocus()
			if d.escape(); !d.onBoard() {
				t.Error("Esc does not lead back to the game")
			}
		})
	}
}

// TestFlipInTheList flips the board of the list of games while it is in sight.
func TestFlipInTheList(t *testing.T) {
	d := open(t, t.TempDir())
	d.toGameList()
	flips := func() bool { return !menuItem(t, d, "View", "Flip the board").Disabled }
	if flips() {
		t.Error("a list without a board can be flipped")
	}
	d.tick("Search by position")
	if !flips() || d.gameList.Rules() == nil {
		t.Error("the board of the list cannot be flipped")
	}
	d.tick("Search by position")
	if flips() || d.gameList.Rules() != nil {
		t.Error("hidden, the board can still be flipped")
	}
}

// TestCopyOutOfSight copies nothing from a list that is not in sight.
func TestCopyOutOfSight(t *testing.T) {
	d := open(t, t.TempDir())
	d.toGameList()
	d.gameList.Show(library.File("nothing.pgn", "", d.config.Play.Games))
	d.toEditor()
	d.config.App.Clipboard().SetContent("mine")
	if d.copyGame(); d.config.App.Clipboard().Content() != "mine" {
		t.Errorf("copied %q", d.config.App.Clipboard().Content())
	}
}

package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/ui/widgets"
)

// press presses the button with a text, in the dialog if there is one.
func (d *rig) press(text string) {
	d.t.Helper()
	root := d.window.Content()
	if top := d.window.Canvas().Overlays().Top(); top != nil {
		root = top
	}
	for _, o := range test.LaidOutObjects(root) {
		if b, ok := o.(*widgets.Button); ok && b.Text == text && !b.Disabled() {
			b.OnTapped()
			return
		}
		if b, ok := o.(*widgets.IconButton); ok && b.Face().Label == text && !b.Disabled() {
			b.OnTapped()
			return
		}
	}
	d.t.Fatalf("there is no %s to press:\n%s", text, d.texts())
}

// TestSetUp sets up a position starting with the game's, and plays from it.
func TestSetUp(t *testing.T) {
	d := open(t, t.TempDir())
	move(t, d, "e4")
	d.session.Flip()
	menuItem(t, d, "Game", "Set up a position").Action()
	if d.board() != fyne.Focusable(boardOf(d.editor)) {
		t.Fatal("the board has no keys")
	}
	e4, _ := rules.ParseSquare("e4")
	if p, _ := boardOf(d.editor).State().Position.At(e4); p.Kind != rules.Pawn {
		t.Error("it does not begin with the position of the game")
	}
	d.config.App.Clipboard().SetContent(ending)
	menuItem(t, d, "Edit", "Paste game or position").Action()
	if d.onBoard() || boardOf(d.editor).State().Position.String() != ending {
		t.Errorf("pasted is %s", boardOf(d.editor).State().Position)
	}
	d.press("Back")
	d.toEditor()
	if boardOf(d.editor).State().Position.String() != ending {
		t.Error("what was set up is lost by leaving")
	}
	d.press("Play")
	d.press("Cancel")
	if d.onBoard() {
		t.Error("a game that was not begun is shown")
	}
	d.press("Play")
	d.press("Start")
	if !d.onBoard() || d.session.Snapshot().Place.Position().String() != ending {
		t.Errorf("played is %s", d.session.Snapshot().Place.Position())
	}
	move(t, d, "e4")
	menuItem(t, d, "Game", "Set up a position").Action()
	if p, _ := boardOf(d.editor).State().Position.At(e4); p.Kind != rules.Pawn {
		t.Error("it does not begin with the new position of the game")
	}
	d.window.Canvas().Unfocus()
	if d.escape(); !d.onBoard() {
		t.Error("Esc does not lead back")
	}
	if d.window.Canvas().Focused() != nil {
		t.Errorf("%T has the keys", d.window.Canvas().Focused())
	}
}

// TestSetUpAnalyse analyses a position that was set up, as a study of its game, after a
// question about the game that is left.
func TestSetUpAnalyse(t *testing.T) {
	const fen = "nrkbbrqn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRQN w KQkq - 0 1"
	d := open(t, t.TempDir())
	move(t, d, "e4")
	d.toEditor()
	d.editor.Paste(fen)
	d.press("Set up as Chess960")
	d.press("Analyse")
	if d.session.Snapshot().Analysis.On {
		t.Error("the game was left without a question")
	}
	d.press("Leave")
	s := d.session.Snapshot()
	if !d.onBoard() || !s.Study || !s.Analysis.On || s.Rules.ID() != "chess960" || s.Place.Position().String() != fen {
		t.Errorf("analysed is %s in %s", s.Place.Position(), s.Rules.ID())
	}
}

// TestSetUpTurns flips the board in sight.
func TestSetUpTurns(t *testing.T) {
	d := open(t, t.TempDir())
	d.toEditor()
	menuItem(t, d, "View", "Flip the board").Action()
	if d.session.Snapshot().Bottom() == rules.Black {
		t.Error("the board of the game was turned")
	}
	cursor := func() rules.Square {
		boardOf(d.editor).TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
		at, _ := boardOf(d.editor).State().Cursor.Square()
		return at
	}
	first := cursor()
	if next := cursor(); next.Rank != max(first.Rank-1, 0) {
		t.Errorf("up leads from %v to %v", first, next)
	}
}

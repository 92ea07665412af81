package train

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/why"
	"passedpawn/ui/testing/uitest"
)

// refutes lets the judge prove what is wrong with a move.
func (tr *trainee) refutes(san string) {
	tr.t.Helper()
	at := tr.trial.Card.Position
	m, err := chess.Read(at, san)
	if err != nil {
		tr.t.Fatal(err)
	}
	a := why.Ask([]rules.Position{at}, m, tr.trial.Moves[:1], nil, false)
	if !a.Proved {
		tr.t.Fatalf("nothing is proved against %s", san)
	}
	tr.verdicts[san] = training.Verdict{Loses: 40, Answer: a}
}

// TestWhyWrong asks why a move was wrong, tries replies, and returns to the position, in which
// the right move is still to be found.
func TestWhyWrong(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	if tr.panel.ask.Visible() {
		t.Error("there is a question before anything was tried")
	}
	tr.refutes("Ba6")
	tr.plays("Ba6", 3)
	if !tr.panel.ask.Visible() || tr.panel.ask.Text != "Why?" || !strings.Contains(tr.said(), "xa6, winning the bishop") {
		t.Fatalf("it says %q", tr.said())
	}
	test.Tap(tr.panel.ask)
	if len(tr.trial.talk.Moves) != 2 || !strings.HasSuffix(tr.said(), "Play a reply on the board to see what answers it.") || !tr.view().Enabled {
		t.Fatalf("it says %q", tr.said())
	}
	test.AssertImageMatches(t, "asked.png", tr.window.Canvas().Capture())
	tr.writes("a3")
	if len(tr.trial.talk.Moves) < 3 || !strings.Contains(tr.said(), "a3") {
		t.Errorf("after a reply, it says %q", tr.said())
	}
	uitest.Key(tr.board, fyne.KeyLeft)
	if len(tr.trial.talk.Moves) != 2 {
		t.Errorf("the try is not taken back: %d moves", len(tr.trial.talk.Moves))
	}
	test.Tap(tr.panel.hint)
	if len(tr.trial.talk.Moves) < 3 {
		t.Error("no reply is shown")
	}
	if !tr.Escape() || tr.trial == nil || tr.trial.talk != nil || tr.trial.Position() != tr.trial.Card.Position {
		t.Fatal("Esc does not lead back to the position")
	}
	if !tr.panel.ask.Visible() || tr.panel.hint.Text != "Hint" {
		t.Errorf("the buttons say %q and %q", tr.panel.ask.Text, tr.panel.hint.Text)
	}
	tr.plays("Nf3", 3)
	if got := strings.Join(tr.log(), " "); got != "again" {
		t.Errorf("the log has %q", got)
	}
}

// TestWhyWrongLater shows the answer after a pause, unless the person has returned.
func TestWhyWrongLater(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	tr.Page.settings.Animate = true
	tr.refutes("Ba6")
	tr.plays("Ba6", 3)
	test.Tap(tr.panel.ask)
	if len(tr.trial.talk.Moves) != 1 || tr.view().Enabled || len(tr.view().Ideas) != 1 {
		t.Errorf("%d moves, enabled %v", len(tr.trial.talk.Moves), tr.view().Enabled)
	}
	answer := tr.later
	test.Tap(tr.panel.ask)
	if answer(); tr.trial.talk != nil {
		t.Error("the answer comes after all")
	}
	test.Tap(tr.panel.ask)
	if tr.later(); len(tr.trial.talk.Moves) != 2 || !tr.view().Enabled {
		t.Error("there is no answer")
	}
}

package train

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/teaching/training"
	"passedpawn/settings"
	"passedpawn/ui/testing/uitest"
)

// promotion is a position in which a pawn becomes a queen.
const promotion = "8/P7/8/8/8/8/k7/4K3 w - -;a8=Q"

// writes types a move into the field for moves.
func (tr *trainee) writes(move string) {
	tr.t.Helper()
	tr.panel.entry.SetText(move)
	tr.panel.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	tr.settles()
}

// TestTyped answers cards by typing. A letter typed on the board begins a move, a wrong move
// is judged, and what is no move is told.
func TestTyped(t *testing.T) {
	tr := sit(t, italian, scholar)
	if tr.rune('N'); tr.focus != tr.start.begin {
		t.Error("a move can be typed on the first screen")
	}
	test.Tap(tr.start.begin)
	tr.verdicts["Qh5"] = training.Verdict{Loses: 12}
	if tr.rune('N'); tr.focus != tr.panel.entry || tr.panel.entry.Text != "N" {
		t.Errorf("in the field is %q", tr.panel.entry.Text)
	}
	uitest.Key(tr.panel.entry, fyne.KeyEscape)
	if tr.focus != nil || tr.panel.entry.Text != "" {
		t.Errorf("after Esc, %q is in the field", tr.panel.entry.Text)
	}
	for _, tt := range []struct{ text, says string }{
		{"xyz", `"xyz"`},
		{"Qh5", "Qh5 is not the best move: it costs 12% of your winning chances. Try again."},
		{"nf3", "Previous position: Nf3 is right."},
		{"g6", ""},
	} {
		if tr.writes(tt.text); tr.sitting != nil && !strings.HasPrefix(tr.said(), tt.says) {
			t.Errorf("%s: it says %q, want %q", tt.text, tr.said(), tt.says)
		}
	}
	if got := tr.log(); tr.sitting == nil || strings.Join(got, " ") != "again good" {
		t.Errorf("the log has %q", got)
	}
	tr.writes("")
	if tr.focus != nil {
		t.Error("Enter does not return to the board")
	}
}

// TestTypedIllegal says why a typed move is illegal.
func TestTypedIllegal(t *testing.T) {
	tr := sit(t, italian)
	test.Tap(tr.start.begin)
	if tr.writes("Ra3"); tr.said() != "Ra3: The path is blocked by the pawn on a2." || len(tr.view().Drawings) == 0 {
		t.Errorf("it says %q", tr.said())
	}
}

// TestTypedPromotion asks for the piece if none was typed.
func TestTypedPromotion(t *testing.T) {
	tr := sit(t, promotion, italian)
	test.Tap(tr.start.begin)
	tr.writes("a8")
	if tr.sitting == nil || tr.trial.Done() || len(tr.board.State().Choices) == 0 {
		t.Fatal("there is no chooser")
	}
	uitest.Key(tr.board, fyne.KeyQ)
	tr.settles()
	if tr.said() != "Previous position: a8=Q+ is right." {
		t.Errorf("it says %q", tr.said())
	}
}

// TestLowPanel shows the field for moves in a low panel only while somebody types.
func TestLowPanel(t *testing.T) {
	tr := sit(t, italian)
	tr.window.Resize(fyne.NewSize(480, 680))
	test.Tap(tr.start.begin)
	e := tr.panel.entry
	if e.Visible() {
		t.Error("the field takes room")
	}
	tr.rune('N')
	if !e.Visible() || e.Position().Y+e.Size().Height > tr.panel.hint.Position().Y {
		t.Errorf("the field is at %v, %v", e.Position(), e.Visible())
	}
	test.AssertImageMatches(t, "typing.png", tr.window.Canvas().Capture())
	e.FocusLost()
	if e.Visible() {
		t.Error("the field stays")
	}
}

// TestLength chooses how long a sitting is.
func TestLength(t *testing.T) {
	tr := sit(t, italian, scholar)
	tr.changes = func(change func(*settings.Settings)) {
		s := tr.Page.settings
		change(&s)
		tr.SetSettings(s)
	}
	if got := strings.Join(tr.start.length.Options, ", "); got != "5 minutes, 10 minutes, 20 minutes" || tr.start.length.Selected != "10 minutes" {
		t.Errorf("to choose from are %s, chosen is %s", got, tr.start.length.Selected)
	}
	tr.start.length.SetSelected("5 minutes")
	if tr.Page.settings.Minutes != 5 || tr.length().Minutes() != 5 {
		t.Errorf("a sitting takes %v", tr.length())
	}
	s := tr.Page.settings
	s.Minutes = 7
	tr.SetSettings(s)
	if got := strings.Join(tr.start.length.Options, ", "); got != "5 minutes, 7 minutes, 10 minutes, 20 minutes" || tr.start.length.Selected != "7 minutes" {
		t.Errorf("to choose from are %s, chosen is %s", got, tr.start.length.Selected)
	}
	tr.window.Canvas().Focus(tr.start.length)
	if uitest.Key(tr.start.length, fyne.KeyReturn); tr.sitting == nil {
		t.Error("Enter does not begin")
	}
}

// TestTypedEarly types a move while another one is judged: it stays in the field, and goes
// with the position.
func TestTypedEarly(t *testing.T) {
	tr := sit(t, italian, scholar)
	test.Tap(tr.start.begin)
	m, err := chess.Read(tr.trial.Card.Position, "Qh5")
	if err != nil {
		t.Fatal(err)
	}
	tr.played(m)
	e := tr.panel.entry
	e.SetText("Nf3")
	uitest.Key(e, fyne.KeyReturn)
	tr.settles()
	if e.Text != "Nf3" {
		t.Errorf("in the field is %q", e.Text)
	}
	tr.plays("Nf3", 5)
	if e.Text != "" {
		t.Errorf("at the next position, %q is in the field", e.Text)
	}
	e.SetText("N")
	if tr.Escape(); e.Text != "" {
		t.Errorf("after the sitting, %q is in the field", e.Text)
	}
}

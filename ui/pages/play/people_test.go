package play

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
	"passedpawn/game/rules"
)

// TestTwoPeopleHaveNames plays a game of two people with names: the names are at the
// board and in the record, and change sides in a rematch.
func TestTwoPeopleHaveNames(t *testing.T) {
	tb := sit(t, session.Setup{Names: [2]string{"Ben", ""}})
	named := func(white, black string) {
		t.Helper()
		if got := tb.players.bars[1].name.Text + " " + tb.players.bars[0].name.Text; got != white+" "+black {
			t.Errorf("%s sit at the board, want %s %s", got, white, black)
		}
		if r := tb.snap.Game.Record; r.Tag("White") != white || r.Tag("Black") != black {
			t.Errorf("the record has %s and %s", r.Tag("White"), r.Tag("Black"))
		}
	}
	named("Ben", "Black")
	tb.types("f3", "e5", "g4", "Qh4")
	tb.Actions.Rematch()
	named("White", "Ben")
	if tb.snap.Game.Human != [2]bool{true, true} {
		t.Errorf("seats %v", tb.snap.Game.Human)
	}
	tb = sit(t, against())
	if r := tb.snap.Game.Record; r.Tag("White") != "Ada" || tb.snap.Game.Human[rules.Black] {
		t.Errorf("against the program: %s", r.Tag("White"))
	}
}

// TestThinkingIsSaidWhole looks for cut texts in the bars of the first window's size,
// while a program thinks in a game with a long clock.
func TestThinkingIsSaidWhole(t *testing.T) {
	s := against()
	s.Time = timed(t, "90+30").snap.Game.Clock.Control
	tb := sit(t, s)
	tb.window.Resize(fyne.NewSize(1120, 700))
	tb.types("e4")
	for _, l := range []*playerBar{tb.players.bars[0], tb.players.bars[1]} {
		if l.name.Cut() {
			t.Errorf("%q needs %v and has %v", l.name.Text, l.name.Natural(), l.name.Size().Width)
		}
	}
	thinks := tb.players.bars[0].thinks
	if !thinks.Visible() || thinks.Cut() || tb.players.bars[1].thinks.Visible() {
		t.Errorf("thinking is shown as %v of %v", thinks.Size(), thinks.MinSize())
	}
}

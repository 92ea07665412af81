package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
)

// try drops a piece where it may not go.
func (tb *table) try(from, to string) {
	tb.t.Helper()
	a, err := rules.ParseSquare(from)
	if err != nil {
		tb.t.Fatal(err)
	}
	b, err := rules.ParseSquare(to)
	if err != nil {
		tb.t.Fatal(err)
	}
	tb.refused(a, b)
}

func TestWhyAMoveIsRefused(t *testing.T) {
	tb := sit(t, Setup{Start: "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1"})
	tb.try("e1", "g1")
	if !strings.Contains(tb.line.Text, "the rook on f7 attacks f1, which the king passes") || len(tb.why.proof) != 1 {
		t.Errorf("says %q, draws %v", tb.line.Text, tb.why.proof)
	}
	test.AssertImageMatches(t, "refused-castle.png", tb.window.Canvas().Capture())
	tb.types("O-O-O")
	if tb.why.proof != nil {
		t.Error("the proof stays after a move")
	}
	tb.expect("O-O-O", "Black")
}

func TestHowOftenReasonsAreGiven(t *testing.T) {
	for setting, want := range map[string][2]bool{"always": {true, true}, "once": {true, false}, "never": {false, false}} {
		tb := sit(t, Setup{})
		s := tb.settings
		s.Explain = setting
		tb.SetSettings(s)
		for i, told := range want {
			tb.try("a1", "a4")
			if got := strings.Contains(tb.line.Text, "blocked by the pawn on a2"); got != told {
				t.Errorf("%s, time %d: says %q", setting, i+1, tb.line.Text)
			}
		}
	}
}

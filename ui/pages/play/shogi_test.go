package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
)

// TestShogiSentences names the sides and the squares as shogi does, counts the points of
// a king that has entered, and allows the declaration.
func TestShogiSentences(t *testing.T) {
	tb := sit(t, session.Setup{Variant: "Shogi"})
	says := func(want string) {
		t.Helper()
		if !strings.Contains(tb.footer.Line.Text, want) {
			t.Errorf("it says %q, want %q", tb.footer.Line.Text, want)
		}
	}
	says("Sente to move (Black, moves first).")
	tb.window.Resize(fyne.NewSize(1120, 760))
	if how := tb.intro.how.Text; !strings.HasSuffix(how, " Sente: Black, moves first. Gote: White, moves second.") {
		t.Errorf("the sides are introduced as %q", how)
	}
	if above, below := tb.players.bars[0].tip.text, tb.players.bars[1].tip.text; below != "Sente: Black, moves first" || above != "Gote: White, moves second" {
		t.Errorf("the players are explained as %q and %q", above, below)
	}
	tb.types("P-7f", "P-3d", "P-7d")
	says("P-7d: The pawn moves one square straight forward")
	if !tb.deed("Offer a draw").Disabled() {
		t.Error("a draw can be offered without an impasse")
	}
	tb.types("Bx2b+", "Sx2b", "P*5e")
	says("P*5e: You have no pawn in hand.")
	if tb.snap.Claim().Promising() {
		t.Error("a declaration is offered at the start")
	}
	if err := tb.Start(session.Setup{Variant: "Shogi", Start: "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/7k1 b 2R2B 1"}); err != nil {
		t.Fatal(err)
	}
	says("make 30 points. To declare a win you need 28, so you have enough. To declare it, choose Game, Declare that your king has entered.")
	if !tb.snap.Claim().Promising() {
		t.Error("the declaration is not offered")
	}
	tb.Claim()
	says("Sente wins by declaration.")
	if err := tb.Start(session.Setup{Variant: "Shogi", Start: "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"}); err != nil {
		t.Fatal(err)
	}
	says("Uwate to move (White, gives the handicap and moves first).")
}

package play

import (
	"slices"
	"testing"
	"time"

	"passedpawn/game/play/session"
	"passedpawn/game/records/record"
)

// TestSaid says moves with the numbers of their game, and not the seconds that are left.
func TestSaid(t *testing.T) {
	tb := sit(t, session.Setup{})
	if said := tb.Page.Said(); len(said) != 1 {
		t.Errorf("it says %q", said)
	}
	for game, want := range map[string]string{
		"1. e4 e5 *": "1. Black: pawn to e5",
		"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 20\"]\n\n20... Kd7 *":        "20. Black: king to d7",
		"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 20\"]\n\n20... Kd7 21. e4 *": "21. White: pawn to e4",
	} {
		tb := study(t, game)
		tb.Browse(record.Mainline(len(tb.snap.Game.Moves)))
		if said := tb.Page.Said(); said[0] != want {
			t.Errorf("%s: it says %q, want %q", game, said, want)
		}
	}
	tb = timed(t, "1+0")
	tb.types("e4")
	tb.bobs("e5")
	tb.pass(55 * time.Second)
	tb.expect("e4 e5", "5 seconds left.")
	if said, want := tb.Page.Said(), []string{"1. Black: pawn to e5", "Your move."}; !slices.Equal(said, want) {
		t.Errorf("it says %q, want %q", said, want)
	}
}

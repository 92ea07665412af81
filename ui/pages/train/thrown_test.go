package train

import (
	"strings"
	"testing"
)

// TestThrownResults says of a move in an ending which result it has given away for which.
func TestThrownResults(t *testing.T) {
	for _, c := range []struct{ fen, san, want string }{
		{"k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "Qc7", "Qc7 gives the win away: now the position is a draw."},
		{"4k3/8/8/8/8/8/r6R/4K3 w - - 0 1", "Rb2", "Rb2 gives the win away: now the position is lost."},
		{"4k3/8/8/8/8/8/r7/4K2R w - - 0 1", "Rh2", "Rh2 loses: the draw is gone."},
	} {
		tr, _ := ends(t, 5)
		tr.choose("Rook against king")
		p, err := chess.Parse(c.fen)
		if err != nil {
			t.Fatal(err)
		}
		if !tr.trial.ending.ask(tr.trial, *tr.supply.trainer, p) {
			t.Fatalf("nothing keeps the result in %s", c.fen)
		}
		tr.plays(c.san, 3)
		if got, ok := strings.CutSuffix(tr.said(), " Try again."); !ok || got != c.want {
			t.Errorf("%s in %s: it says %q", c.san, c.fen, tr.said())
		}
	}
}

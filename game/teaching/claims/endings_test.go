package claims

import (
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

// TestEndings says what moves in endings with four men give up.
func TestEndings(t *testing.T) {
	for _, c := range []struct{ fen, move, want string }{
		{"8/8/4k3/8/4K3/8/4P3/8 w - - 0 1", "Kd3", "White could have won by force. Now the position is a draw with best play."},
		{"8/8/4k3/8/4K3/8/4P3/8 w - - 0 1", "e3", ""},
		{"8/8/4k3/8/4K3/8/4P3/8 w - - 60 99", "Kd3", ""}, // the 50-move rule may come first
		{"8/8/8/4k3/8/4K3/4P3/8 b - - 0 1", "Kd5", ""},
		{"8/8/8/8/8/4k3/4p3/4K3 b - - 0 1", "Kd3", ""}, // stalemate is said otherwise
		{"8/5k2/8/4K3/4P3/8/8/8 b - - 0 1", "Ke7", ""},
		{"8/5k2/8/4K3/4P3/8/8/8 b - - 0 1", "Kf8", "Black could have held a draw. Now the position is lost with best play."},
	} {
		p, err := orthodox.Rules{}.Parse(c.fen)
		if err != nil {
			t.Fatal(err)
		}
		m, _, err := rules.ReadOpen(orthodox.Rules{}, p, c.move)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, claim := range About([]rules.Position{p}, m, rules.Move{}, rules.Move{}) {
			if claim.Kind != GivesResult {
				continue
			}
			got = claim.Sentence().String()
			if claim.Side == p.Turn() || len(claim.Line) == 0 || claim.Line[0] != m {
				t.Errorf("%s %s: %+v", c.fen, c.move, claim)
			}
			if _, ok := Prove([]rules.Position{p}, claim); !ok {
				t.Errorf("%s %s: there is no proof", c.fen, c.move)
			}
		}
		if got != c.want {
			t.Errorf("%s %s: %q, want %q", c.fen, c.move, got, c.want)
		}
	}
}

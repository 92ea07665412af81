package law

import (
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/rules/rulestest"
)

// TestLost asks why castling is refused in games that show the reason.
func TestLost(t *testing.T) {
	for _, tt := range []struct{ fen, moves, try, say string }{
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 4", "Ke2 Ke7 Ke1 Ke8", "e1g1", "your king moved on move 4."},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 4", "Rg1 Ke7 Rh1 Ke8", "e1g1", "the rook on h1 moved on move 4."},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 4", "Rg1 Ke7 Ra2 Ke8", "e1g1", "the rook on h1 moved on move 4."},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 4", "Ke2 Ke7", "e2e2", "your king moved on move 4."},
		{"r3k2r/6n1/8/8/8/8/6B1/R3K2R b KQkq - 0 9", "Rxh1+ Bxh1 Ra7", "e1g1", "the rook on h1 was captured on move 9."},
		{"4k3/8/8/8/8/8/8/R3K2R w - - 0 4", "Ra2 Ke7", "e1g1", "the king or that rook has moved."},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 4", "Kd1 Ke7", "d1d1", "The king has moved, so it can no longer castle."},
	} {
		line := []rules.Position{parse(t, tt.fen)}
		for _, san := range strings.Fields(tt.moves) {
			p := line[len(line)-1]
			m, err := chess.Read(p, san)
			if err != nil {
				t.Fatal(err)
			}
			next, err := p.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			line = append(line, next)
		}
		r := Refusal(chess, line, rules.Move{From: rulestest.Square(tt.try[:2]), To: rulestest.Square(tt.try[2:])})
		if !strings.Contains(r.Text.String(), tt.say) {
			t.Errorf("%s, %s, %s: %s", tt.fen, tt.moves, tt.try, r.Text)
		}
	}
}

// TestDoubleCheckIsProvenTwice checks that both checking pieces are named.
func TestDoubleCheckIsProvenTwice(t *testing.T) {
	p := parse(t, "4k3/4r3/8/8/8/3n4/8/Q3K3 w - - 0 1")
	r := Refusal(chess, []rules.Position{p}, rules.Move{From: rulestest.Square("a1"), To: rulestest.Square("e5")})
	if !r.Double || r.By == r.Second || r.By != rulestest.Square("d3") && r.Second != rulestest.Square("d3") ||
		r.By != rulestest.Square("e7") && r.Second != rulestest.Square("e7") {
		t.Errorf("%+v", r)
	}
}

package claims

import (
	"slices"
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
		{"4k3/K7/8/8/8/7R/7p/8 w - - 0 1", "Ra3", "White could have won by force. Now the position is lost with best play."},
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
		for _, claim := range About([]rules.Position{p}, m, nil, nil) {
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

// TestEndingsReply answers a move that throws a win away: with the engine's reply, if that keeps
// the result, and with another one otherwise.
func TestEndingsReply(t *testing.T) {
	p, err := orthodox.Rules{}.Parse("4k3/K7/8/8/8/7R/7p/8 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	read := func(p rules.Position, san string) rules.Move {
		t.Helper()
		m, _, err := rules.ReadOpen(orthodox.Rules{}, p, san)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	played := read(p, "Ra3")
	after, err := p.Play(played)
	if err != nil {
		t.Fatal(err)
	}
	for _, reply := range []string{"h1=Q", "h1=B", "Kd8"} {
		claims := About([]rules.Position{p}, played, nil, []rules.Move{read(after, reply)})
		i := slices.IndexFunc(claims, func(c Claim) bool { return c.Kind == GivesResult })
		if i < 0 || len(claims[i].Line) != 2 || claims[i].Line[1] != read(after, "h1=Q") {
			t.Errorf("after %s it claims %+v", reply, claims)
		}
	}
}

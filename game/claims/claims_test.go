package claims

import (
	"strings"
	"testing"

	"passedpawn/game/orthodox"
	"passedpawn/game/rules"
)

// ask makes the claims about a move written as UCI does, with a better one or "".
func ask(t testing.TB, fen, played, better string) []Claim {
	t.Helper()
	p, err := orthodox.Rules{}.Parse(fen)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return About([]rules.Position{p}, find(t, p, played), find(t, p, better))
}

// find returns the legal move with a UCI notation.
func find(t testing.TB, p rules.Position, text string) rules.Move {
	t.Helper()
	if text == "" {
		return rules.Move{}
	}
	for _, m := range p.Moves() {
		if rules.Coordinates(orthodox.Rules{}, m) == text {
			return m
		}
	}
	t.Fatalf("%v has no move %s", p, text)
	return rules.Move{}
}

func TestClaims(t *testing.T) {
	for _, tt := range []struct {
		fen, played, better string
		kind                Kind
		say                 string
	}{
		{"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "g5g6", "", GivesDraw, "stalemate"},
		{"7k/8/8/8/8/8/1r6/2K5 w - - 0 1", "c1b2", "", GivesDraw, "neither side"},
		{"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g2g4", "e2e4", Mate, "Now Black can give checkmate with the next move."},
		{"r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "e5d4", "f6a6", Mate, "Here White could force checkmate in 3 moves."},
		{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a2", "a1a6", Mate, "Here White could force checkmate in 2 moves."},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2", "", LosesCastling, "White can no longer castle"},
	} {
		all := ask(t, tt.fen, tt.played, tt.better)
		if len(all) == 0 || all[0].Kind != tt.kind || !strings.Contains(all[0].Text.String(), tt.say) {
			t.Errorf("%s, %s: %v, want %d, %q", tt.fen, tt.played, all, tt.kind, tt.say)
		}
	}
}

func TestRepetition(t *testing.T) {
	p := orthodox.Rules{}.Start()
	line := []rules.Position{p}
	for i, m := range strings.Fields("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8") {
		all := About(line, find(t, p, m), rules.Move{})
		if got, want := len(all) == 1 && all[0].Kind == GivesDraw, i == 7; got != want {
			t.Errorf("after %s, ply %d: %v", m, i, all)
		}
		p, _ = p.Play(find(t, p, m))
		line = append(line, p)
	}
}

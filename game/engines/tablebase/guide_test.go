package tablebase

import (
	"context"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/endgames/tables"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A script is an engine that says some moves, the best first, and plays the first one.
type script struct {
	t           *testing.T
	moves       string
	score, mate int
}

func (s script) Think(_ context.Context, q player.Question) (player.Action, error) {
	var first rules.Move
	for i, text := range strings.Fields(s.moves) {
		m, _, err := rules.ReadOpen(chess, q.Position(), text)
		if err != nil {
			s.t.Fatal(err)
		}
		if i == 0 {
			first = m
		}
		q.Tell(player.Thought{Position: q.Position(), Rank: i + 1, Depth: 9, Score: s.score - 10*i, Mate: s.mate, Line: []rules.Move{m}})
	}
	return player.Action{Move: first}, nil
}

// known says what a thought says of the result.
func known(t player.Thought) string {
	switch {
	case t.Mate != 0 && !t.Proved:
		return "mate"
	case !t.Proved || t.Mate != 0:
		return "open"
	case t.Score == 0:
		return "drawn"
	case t.Score >= player.Decided:
		return "won"
	case t.Score <= -player.Decided:
		return "lost"
	}
	return "open"
}

// TestGuide lets engines err in endings of which only the results are known. What they say is
// put right, and a move that gives a win away is not played.
func TestGuide(t *testing.T) {
	none := tables.Open(t.TempDir())
	for _, c := range []struct {
		name, fen string
		engine    script
		want      string   // the move, any that wins if it is ""
		says      []string // last, by rank
	}{
		{"a win", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", script{moves: "Qf2", score: 400}, "Qf2", []string{"Qf2 won"}},
		{"a larger win", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", script{moves: "Qf2", score: 1700}, "Qf2", []string{"Qf2 won"}},
		{"stalemate", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", script{moves: "Qf7", score: 900}, "", nil},
		{"the second is better", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", script{moves: "Qf7 Qf2", score: 900}, "Qf2", []string{"Qf2 won", "Qf7 drawn"}},
		{"a mate that was found", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", script{moves: "Qf8#", score: 31_999, mate: 1}, "Qf8#", []string{"Qf8# mate"}},
		{"no mate at all", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", script{moves: "Qf2", score: -31_980, mate: -9}, "Qf2", []string{"Qf2 won"}},
		{"a loss", "7k/8/5K2/8/8/8/8/Q7 b - - 0 1", script{moves: "Kg8", score: -20}, "Kg8", []string{"Kg8 lost"}},
	} {
		c.engine.t = t
		var said []player.Thought
		q := question(t, chess, c.fen, &said)
		q.Lines = max(1, len(c.says))
		a, err := Thinker{Tables: none, Other: c.engine}.Think(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		if got := chess.Write(q.Position(), a.Move); got != c.want && c.want != "" || got == "Qf7" {
			t.Errorf("%s: it plays %s", c.name, got)
		}
		var got []string
		for _, now := range said[len(said)-q.Lines:] {
			got = append(got, chess.Write(now.Position, now.Line[0])+" "+known(now))
			if now.Rank != len(got) {
				t.Errorf("%s: %s has the rank %d", c.name, got[len(got)-1], now.Rank)
			}
		}
		if c.says != nil && !slices.Equal(got, c.says) || c.says == nil && known(said[len(said)-1]) != "won" {
			t.Errorf("%s: it says %q, want %q", c.name, got, c.says)
		}
	}
}

// TestDraws answers drawn positions without the engine, although no table has been built.
func TestDraws(t *testing.T) {
	var said []player.Thought
	q := question(t, chess, "8/4k3/8/4K3/4P3/8/8/8 w - - 0 1", &said)
	q.Lines = 9
	engine := Thinker{Tables: tables.Open(t.TempDir()), Other: other{}}
	if _, err := engine.Think(t.Context(), q); err != nil {
		t.Fatal(err)
	}
	for _, now := range said {
		if known(now) != "drawn" {
			t.Errorf("%s is %s", chess.Write(now.Position, now.Line[0]), known(now))
		}
	}
	q.Offer = true
	if a, err := engine.Think(t.Context(), q); err != nil || !a.Accept {
		t.Errorf("a draw is declined: %v", err)
	}
}

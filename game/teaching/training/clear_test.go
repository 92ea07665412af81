package training

import (
	"context"
	"slices"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// TestUnclear says why a moment is not clear by the centipawns of its two best moves, in an ending
// or before.
func TestUnclear(t *testing.T) {
	for _, c := range []struct {
		best, other int
		ending      bool
		want        string
	}{
		{200, -80, false, ""},
		{200, 150, false, "another move is nearly as good"},
		{1500, 300, false, "another move is nearly as good"}, // both win
		{1500, 200, false, ""},
		{60, -80, false, ""},
		{30, -150, false, ""},
		{30, -150, true, "another move is nearly as good"}, // perhaps a draw
		{200, 40, true, "another move is nearly as good"},
		{200, 40, false, ""},
		{30, -200, true, ""},
		{150, 30, false, "another move is nearly as good"},
		{-60, -150, false, "another move is nearly as good"},
		{-350, -5000, false, "the engine is not sure which move is best"}, // both lose
		{0, -300, false, "the engine is not sure which move is best"},     // a repetition, perhaps
		{400, 0, false, "the engine is not sure which move is best"},
		{300, 0, true, ""},
		{20, -300, true, ""},
	} {
		for side, sign := range map[rules.Side]int{rules.White: 1, rules.Black: -1} {
			evals := []review.Eval{{Score: review.Score{Centipawns: sign * c.best}}, {Score: review.Score{Centipawns: sign * c.other}}}
			if why := sieves[len(sieves)-1].unclear(evals, side, c.ending); why.String() != c.want {
				t.Errorf("%v, %d and %d, in an ending %v: %q, want %q", side, c.best, c.other, c.ending, why, c.want)
			}
		}
	}
	if why := sieves[0].unclear(make([]review.Eval, 1), rules.White, true); why.Form != "" {
		t.Errorf("the only move: %v", why)
	}
}

// A shifty engine says the centipawns of two moves, anew for each search.
type shifty struct {
	best, other []int // of the searches in turn; of the last one from then on
	changes     int   // the search from which the two moves change places, 0 for none
	nodes       []int // of the searches
}

func (s *shifty) Think(_ context.Context, q player.Question) (player.Action, error) {
	at := func(all []int) int { return all[min(len(s.nodes), len(all)-1)] }
	moves := slices.Clone(q.Position().Moves()[:2])
	if s.changes > 0 && len(s.nodes) >= s.changes {
		slices.Reverse(moves)
	}
	q.Tell(player.Thought{Position: q.Position(), Rank: 1, Score: at(s.best), Line: moves[:1]})
	q.Tell(player.Thought{Position: q.Position(), Rank: 2, Score: at(s.other), Line: moves[1:]})
	s.nodes = append(s.nodes, q.Limits.Nodes)
	return player.Action{}, nil
}

// TestClearest asks longer and longer, until a move is clear or turns out not to be.
func TestClearest(t *testing.T) {
	c := card(t, chess.Start(), "e4")
	last := c.Position.Moves()[19]
	for name, tt := range map[string]struct {
		shifty
		searches int
		want     string
	}{
		"clear":                       {shifty{best: []int{400}, other: []int{100}}, 3, ""},
		"two at once":                 {shifty{best: []int{100}, other: []int{90}}, 1, "another move is nearly as good"},
		"perhaps two":                 {shifty{best: []int{120}, other: []int{40}}, 2, "another move is nearly as good"},
		"both win, seen late":         {shifty{best: []int{900}, other: []int{100, 100, 300}}, 3, "another move is nearly as good"},
		"another move, seen late":     {shifty{best: []int{400}, other: []int{100}, changes: 2}, 3, "the engine is not sure which move is best"},
		"the other one is equal":      {shifty{best: []int{600}, other: []int{30}}, 3, ""},
		"a repetition, seen last":     {shifty{best: []int{600}, other: []int{30, 30, 0}}, 3, "the engine is not sure which move is best"},
		"the best is a repetition":    {shifty{best: []int{-30, -30, 0}, other: []int{-300}}, 3, "the engine is not sure which move is best"},
		"the other one gets better":   {shifty{best: []int{200}, other: []int{-100, -100, 90}}, 3, "another move is nearly as good"},
		"the first search knew less":  {shifty{best: []int{300, 200}, other: []int{-200, -100}}, 3, ""},
		"both lose, by a long search": {shifty{best: []int{-100, -350}, other: []int{-900}}, 2, "the engine is not sure which move is best"},
	} {
		best, why, err := clearest(t.Context(), c.game(chess), rules.White, last, &tt.shifty)
		if err != nil || why.String() != tt.want || len(tt.nodes) != tt.searches || !slices.IsSorted(tt.nodes) {
			t.Errorf("%s: %q after %v, %v", name, why, tt.nodes, err)
		}
		if why.Form == "" && best.Line[0] != c.Position.Moves()[0] {
			t.Errorf("%s: the best move is %v", name, best.Line)
		}
	}
}

// TestClearestInEnding asks for a larger lead where few pieces are left and a move is about equal.
func TestClearestInEnding(t *testing.T) {
	const played = 5 // of the legal moves
	for fen, want := range map[string]string{
		"2r1k3/2r2pp1/8/8/8/8/2R2PP1/2R1K3 w - - 0 1":     "another move is nearly as good",
		"2r1k3/2r2pp1/8/8/8/3N4/2R2PP1/2R1K3 w - - 0 1":   "",
		"2r1k3/2r2ppp/ppp5/8/8/8/PPR2PPP/2R1K3 w - - 0 1": "another move is nearly as good", // pawns do not count
	} {
		p, err := chess.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		c, err := NewCard(chess, p, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := shifty{best: []int{30}, other: []int{-150}}
		if _, why, err := clearest(t.Context(), c.game(chess), rules.White, p.Moves()[played], &s); err != nil || why.String() != want {
			t.Errorf("%s: %q, %v", fen, why, err)
		}
	}
}

// TestPlayedBest does not search on where the first search finds the move that was played.
func TestPlayedBest(t *testing.T) {
	c, s := card(t, chess.Start(), "e4"), shifty{best: []int{400}, other: []int{100}}
	_, why, err := clearest(t.Context(), c.game(chess), rules.White, c.Position.Moves()[0], &s)
	if err != nil || why.String() != "on closer inspection, the move was not a mistake" || len(s.nodes) != 1 {
		t.Errorf("%q after %v, %v", why, s.nodes, err)
	}
}

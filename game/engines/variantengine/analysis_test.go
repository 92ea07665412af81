package variantengine

import (
	"context"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants/altpromo"
)

// analysis returns the thoughts of an analysis of a position, by depth and rank.
func analysis(t *testing.T, r rules.Rules, fen string, q player.Question) map[[2]int]player.Thought {
	t.Helper()
	p, err := r.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	told := map[[2]int]player.Thought{}
	q.Line = []rules.Position{p}
	q.Watch = func(th player.Thought) { told[[2]int{th.Depth, th.Rank}] = th }
	if _, err := (Opponent{Level: Levels, Unlimited: true, Table: Level(1).NewTable()}).Think(context.Background(), q); err != nil {
		t.Fatal(err)
	}
	return told
}

// TestThreeLines checks that the three best moves are found at each depth: different
// moves, each scored no better than the one before, and each the first of its line.
func TestThreeLines(t *testing.T) {
	for _, g := range altpromo.Games()[:3] {
		const deep = 5
		told := analysis(t, g, g.Start().String(), player.Question{Lines: 3, Limits: player.Limits{Depth: deep}})
		if len(told) != 3*deep {
			t.Fatalf("%s: %d lines are told", g.ID(), len(told))
		}
		for depth := 1; depth <= deep; depth++ {
			first := map[rules.Move]bool{}
			for rank := 1; rank <= 3; rank++ {
				th := told[[2]int{depth, rank}]
				if len(th.Line) == 0 || !rules.Legal(g.Start(), th.Line[0]) || first[th.Line[0]] {
					t.Fatalf("%s: line %d at depth %d is %v", g.ID(), rank, depth, th.Line)
				}
				first[th.Line[0]] = true
				if rank > 1 && th.Score > told[[2]int{depth, rank - 1}].Score {
					t.Errorf("%s: line %d at depth %d is better than the one before", g.ID(), rank, depth)
				}
				if th.SelDepth == 0 || th.Nodes == 0 || th.Time == 0 || th.Threads != 1 || depth == deep && th.HashFull == 0 {
					t.Errorf("line %d at depth %d does not say what it has cost: %+v", rank, depth, th)
				}
			}
		}
	}
}

// TestMateAmongLines checks that the other moves are still searched after a mate is
// found, and that one line is reported if there is only one move.
func TestMateAmongLines(t *testing.T) {
	g := altpromo.Games()[2] // on a8 the rook promotes to a fagin, which mates
	told := analysis(t, g, "7k/8/6K1/8/8/8/8/R7 w - - 0 1", player.Question{Lines: 3, Limits: player.Limits{Depth: 2}})
	if best := told[[2]int{2, 1}]; best.Mate != 1 || g.Write(best.Position, best.Line[0]) != "Ra8=F#" {
		t.Errorf("the best is %+v", best)
	}
	if second := told[[2]int{2, 2}]; second.Mate == 1 || len(second.Line) == 0 {
		t.Errorf("the second is %+v", second)
	}
	told = analysis(t, g, "7k/8/8/8/8/8/6q1/7K w - - 0 1", player.Question{Lines: 3, Limits: player.Limits{Depth: 4}})
	for at := range told {
		if at[1] > 1 {
			t.Errorf("%v are told of", at)
		}
	}
}

// TestAnalysisHasNoEnd checks that only the question ends an analysis, and that it has no
// random error.
func TestAnalysisHasNoEnd(t *testing.T) {
	g := altpromo.Games()[0]
	q := player.Question{Line: []rules.Position{g.Start()}}
	s := begin(Opponent{Level: Levels, Unlimited: true, Seed: 3}, q)
	if s.Limit < 1<<40 || s.Noise(12345) != 0 {
		t.Errorf("it ends after %d positions, with noise of %d", s.Limit, s.Noise(12345))
	}
	q.Limits.Nodes = 20_000
	told := analysis(t, g, g.Start().String(), q)
	for _, th := range told {
		if th.Nodes > q.Limits.Nodes {
			t.Errorf("%d positions", th.Nodes)
		}
	}
}

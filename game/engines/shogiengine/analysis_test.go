package shogiengine

import (
	"context"
	"testing"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// TestThreeLines checks that the three best moves are found at each depth: different
// moves, each scored no better than the one before.
func TestThreeLines(t *testing.T) {
	const deep = 4
	start := shogi.Rules{}.Start()
	told := map[[2]int]player.Thought{}
	q := player.Question{
		Line: []rules.Position{start}, Lines: 3, Limits: player.Limits{Depth: deep},
		Watch: func(th player.Thought) { told[[2]int{th.Depth, th.Rank}] = th },
	}
	if _, err := (Opponent{Level: Levels, Unlimited: true, Table: TableOf(1)}).Think(context.Background(), q); err != nil {
		t.Fatal(err)
	}
	if len(told) != 3*deep {
		t.Fatalf("%d lines are told", len(told))
	}
	for depth := 1; depth <= deep; depth++ {
		first := map[rules.Move]bool{}
		for rank := 1; rank <= 3; rank++ {
			th := told[[2]int{depth, rank}]
			if len(th.Line) == 0 || !rules.Legal(start, th.Line[0]) || first[th.Line[0]] {
				t.Fatalf("line %d at depth %d is %v", rank, depth, th.Line)
			}
			first[th.Line[0]] = true
			if th.SelDepth == 0 || th.Nodes == 0 || th.Time == 0 || th.Threads != 1 || depth == deep && th.HashFull == 0 {
				t.Errorf("line %d at depth %d does not say what it has cost: %+v", rank, depth, th)
			}
			if rank > 1 && th.Score > told[[2]int{depth, rank - 1}].Score {
				t.Errorf("line %d at depth %d is better than the one before", rank, depth)
			}
		}
	}
}

// TestAnalysisHasNoError checks that the scores of an analysis do not depend on the seed,
// which decides the errors of an opponent.
func TestAnalysisHasNoError(t *testing.T) {
	score := func(seed uint64) (last int) {
		q := player.Question{
			Line: []rules.Position{shogi.Rules{}.Start()}, Limits: player.Limits{Depth: 3},
			Watch: func(th player.Thought) { last = th.Score },
		}
		if _, err := (Opponent{Level: Levels, Unlimited: true, Seed: seed}).Think(context.Background(), q); err != nil {
			t.Fatal(err)
		}
		return last
	}
	first := score(0)
	for seed := range uint64(8) {
		if again := score(seed); again != first {
			t.Errorf("seed %d evaluates the start with %d, seed 0 with %d", seed, again, first)
		}
	}
}

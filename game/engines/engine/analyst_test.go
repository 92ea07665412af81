package engine

import (
	"context"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// TestAnalyst checks that an analyst reports its lines best first, each beginning with a
// different move, and that it ends when the question is withdrawn.
func TestAnalyst(t *testing.T) {
	line := []rules.Position{orthodox.Rules{}.Start()}
	ctx, cancel := context.WithCancel(context.Background())
	var last []player.Thought
	game := &player.Game{Rules: "chess"}
	watch := func(t player.Thought) {
		if t.Rank == 1 {
			last = nil
		}
		last = append(last, t)
		if t.Depth == 8 && t.Rank == 3 {
			cancel()
		}
	}
	q := player.Question{Game: game, Line: line, Lines: 3, Watch: watch}
	if _, err := (Opponent{Level: Levels, Unlimited: true, Table: NewTable(1)}).Think(ctx, q); err == nil {
		t.Error("a withdrawn question was answered")
	}
	seen := map[rules.Move]bool{}
	for i, th := range last {
		if th.Game != game || th.Rank != i+1 || seen[th.Line[0]] || i > 0 && th.Score > last[i-1].Score ||
			th.Position != line[0] || !rules.Legal(line[0], th.Line[0]) {
			t.Errorf("line %d: %+v", i+1, th)
		}
		if th.SelDepth == 0 || th.Nodes == 0 || th.Time == 0 || th.Speed == 0 || th.Threads != 1 || th.HashFull == 0 || th.HashFull > 1000 {
			t.Errorf("line %d does not say what it has cost: %+v", i+1, th)
		}
		seen[th.Line[0]] = true
	}
	if len(last) != 3 {
		t.Errorf("%d lines", len(last))
	}
}

package engine

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/testing/longtest"
)

// TestMemory checks that a search goes on with what the last one learnt, and that a cleared
// table knows nothing of it.
func TestMemory(t *testing.T) {
	nodes := func(table *Table) int {
		q := question(t, kiwipete, Limits{Depth: 7})
		q.Table = table
		return Search(context.Background(), q, nil).Nodes
	}
	table := NewTable(1)
	fresh := nodes(table)
	if table.memory == (memory{}) {
		t.Error("nothing was learnt")
	}
	clear(table.words)
	if nodes(table) == fresh {
		t.Error("the second search knows no more than the first")
	}
	if table.Clear(); nodes(table) != fresh {
		t.Error("something was left after Clear")
	}
}

// TestEvaluations checks that a position is worth the same at every visit as it is to a search
// that has seen nothing, also where the side to move is worse, and with more pieces than a game
// has.
func TestEvaluations(t *testing.T) {
	longtest.Alone(t)
	table := NewTable(1)
	fens := append(slices.Clone(benchPositions[:]), lost, "k7/8/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/7K b - - 0 1")
	fens = append(fens, "k7/8/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/7K w - - 0 1")
	random := rand.New(rand.NewPCG(1, 2))
	for _, fen := range fens {
		q := question(t, fen, Limits{})
		q.Table = table
		s := newSearcher(context.Background(), q)
		for range 60 {
			fresh := newSearcher(context.Background(), Question{Position: s.pos, Table: NewTable(1)})
			want := fresh.evaluated.of(fresh)
			if first, second := s.evaluated.of(s), s.evaluated.of(s); first != want || second != want {
				t.Fatalf("%s is worth %d, then %d, and without memory %d", s.pos.String(), first, second, want)
			}
			var l bitboard.List
			if s.pos.Generate(&l); l.Count == 0 {
				break
			}
			s.make(l.Moves[random.IntN(l.Count)])
		}
	}
}

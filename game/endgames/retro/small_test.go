package retro

import (
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// A graph is all positions of an ending with three men, on the whole board without any
// symmetry, and the moves between them.
type graph struct {
	open  []int // the positions whose value is not known
	legal []bool
	moves [][]int32      // to positions of the ending
	win   []ending.Value // the fastest win by a promotion
	saved []bool         // Black can capture the man, or is stalemate
	value []ending.Value
}

const nodes = 2 << 18

// node returns the number of a position.
func (p small) node() int { return ((p.turn<<6|p.white)<<6|p.black)<<6 | p.man }

// newGraph returns the graph of an ending. others are those after a promotion.
func newGraph(kind bitboard.PieceType, others map[bitboard.PieceType]*graph) *graph {
	g := &graph{
		legal: make([]bool, nodes), moves: make([][]int32, nodes), win: make([]ending.Value, nodes),
		saved: make([]bool, nodes), value: make([]ending.Value, nodes),
	}
	for n := range nodes {
		if p := (small{n >> 18, n >> 12 & 63, n >> 6 & 63, n & 63, kind}); p.legal() {
			g.legal[n] = true
			g.add(p, others)
		}
	}
	g.solve()
	return g
}

// add adds a position with its moves.
func (g *graph) add(p small, others map[bitboard.PieceType]*graph) {
	n, count := p.node(), 0
	p.moves(func(q small) {
		count++
		if q.kind == p.kind {
			g.moves[n] = append(g.moves[n], int32(q.node()))
		} else if v := others[q.kind].value[q.node()]; v.Lost() && (g.win[n] == 0 || v < g.win[n]) {
			g.win[n] = v + 1
		}
	}, func() {
		count++
		g.saved[n] = true
	})
	switch {
	case count > 0:
		g.open = append(g.open, n)
	case p.turn == 1 && p.attacks(p.black):
		g.value[n] = ending.Mated
	}
}

// solve looks at all open positions for each number of plies.
func (g *graph) solve() {
	last := ending.Value(2)
	for _, v := range g.win {
		last = max(last, v)
	}
	for v := ending.Value(2); v <= last+1; v++ {
		still := g.open[:0]
		for _, n := range g.open {
			if g.due(n, v) {
				g.value[n], last = v, max(last, v)
			} else {
				still = append(still, n)
			}
		}
		g.open = still
	}
}

// due reports whether a position is worth a value, if all smaller ones are known.
func (g *graph) due(n int, v ending.Value) bool {
	if v.Won() {
		for _, to := range g.moves[n] {
			if g.value[to] == v-1 {
				return true
			}
		}
		return g.win[n] == v
	}
	for _, to := range g.moves[n] {
		if w := g.value[to]; !w.Won() || w >= v {
			return false
		}
	}
	return !g.saved[n] && g.win[n] == 0 && len(g.moves[n]) > 0
}

// TestThreeMen compares every position with three men with a search on the whole board.
func TestThreeMen(t *testing.T) {
	graphs, known := map[bitboard.PieceType]*graph{}, Known{}
	for _, e := range ending.All() {
		if len(e.Men) > 1 {
			continue
		}
		values, err := Solve(t.Context(), e, known)
		if err != nil {
			t.Fatal(err)
		}
		kind := e.Men[0].Kind
		known[e], graphs[kind] = values, newGraph(kind, graphs)
		graphs[kind].compare(t, e, values)
	}
}

// compare holds the values of an ending to those of the graph.
func (g *graph) compare(t *testing.T, e *ending.Ending, values *Values) {
	t.Helper()
	seen := [2][]bool{make([]bool, e.Size()), make([]bool, e.Size())}
	for n, legal := range g.legal {
		turn, at := n>>18, ending.Squares{bitboard.Square(n >> 12 & 63), bitboard.Square(n >> 6 & 63), bitboard.Square(n & 63)}
		index, ok := e.Index(at)
		if !ok {
			if legal {
				t.Fatalf("%s: %v has no number", e.Name, at)
			}
			continue
		}
		want := g.value[n]
		if !legal {
			want = ending.NoValue
		}
		seen[turn][index] = true
		if got := ending.Value(values[turn][index]); got != want {
			t.Fatalf("%s, side %d to move: %v is worth %d, want %d", e.Name, turn, at, got, want)
		}
	}
	for turn := range seen {
		for index, ok := range seen[turn] {
			if !ok {
				t.Fatalf("%s: the number %d is of no position", e.Name, index)
			}
		}
	}
}

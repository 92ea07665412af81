package repertoire

import (
	"cmp"
	"slices"

	"passedpawn/game/chess/bitboard"
)

// Counts are how often games came to the positions of a graph, and what was played in them.
type Counts struct {
	graph *Graph
	games int
	met   []int32 // games that came to a place
	moves []map[bitboard.Move]passage
}

// A passage is how often a move was played in a position, and where it led.
type passage struct {
	games int
	to    Place // Nowhere if the graph does not have the position after it
}

// NewCounts returns counts of no game.
func NewCounts(g *Graph) *Counts {
	return &Counts{graph: g, met: make([]int32, g.Len()), moves: make([]map[bitboard.Move]passage, g.Len())}
}

// Games returns how many games have been counted.
func (c *Counts) Games() int { return c.games }

// Depth is how many plies of a game are worth counting.
const Depth = 80

// Add counts a game by its start and its moves. A position that comes up again counts once.
func (c *Counts) Add(start bitboard.Position, moves []bitboard.Move) {
	c.games++
	var seen [Depth + 1]Place
	n := 0
	p := start
	at := c.graph.find(p)
	for _, m := range moves[:min(len(moves), Depth)] {
		p.Make(m)
		to := c.graph.find(p)
		if at != Nowhere && !slices.Contains(seen[:n], at) {
			seen[n] = at
			n++
			c.met[at]++
			if c.moves[at] == nil {
				c.moves[at] = map[bitboard.Move]passage{}
			}
			c.moves[at][m] = passage{c.moves[at][m].games + 1, to}
		}
		at = to
	}
}

// weight returns how often a move of a position was played in the games of counts, and a little
// more, so that what was never played comes up as well. Without counts, or in a position to which
// none of the games came, it is how often the repertoire has the move.
func (r *Repertoire) weight(at Place, i int, c *Counts) float64 {
	e := r.moves(at)[i]
	if c == nil || c.met[at] == 0 {
		return float64(e.times)
	}
	const rare = 0.5
	return float64(c.moves[at][e.move].games) + rare
}

// replies returns the opponent's moves in a position, the most common first.
func (r *Repertoire) replies(at Place, c *Counts) []edge {
	type weighed struct {
		edge
		weight float64
	}
	all := make([]weighed, len(r.nodes[at].edges))
	for i, e := range r.nodes[at].edges {
		all[i] = weighed{e, r.weight(at, i, c)}
	}
	slices.SortStableFunc(all, func(a, b weighed) int { return cmp.Compare(b.weight, a.weight) })
	sorted := make([]edge, len(all))
	for i, w := range all {
		sorted[i] = w.edge
	}
	return sorted
}

package repertoire

import (
	"cmp"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Place is the number of a position in a graph, from 0.
type Place int32

// Nowhere is the place of no position.
const Nowhere Place = -1

// mostPlaces is how many positions a graph has room for. They take up about 60 MB.
const mostPlaces = 200_000

// A Graph is the positions of some games. However a game comes to a position, it is there once.
type Graph struct {
	nodes []node
	at    map[uint64]Place // by the key of a position
	roots []Place          // where games begin, each once
}

// A node is a position, the moves from it in the order of the games, and how a game first came
// to it.
type node struct {
	position bitboard.Position
	edges    []edge
	from     Place // Nowhere for the start of a game
	by       bitboard.Move
}

// An edge is a move from a position.
type edge struct {
	move  bitboard.Move
	to    Place
	times int  // how often it is in the games
	good  bool // it is at least once without a mark that says it is a mistake
}

// NewGraph returns a graph without positions.
func NewGraph() *Graph { return &Graph{at: map[uint64]Place{}} }

// Len returns how many positions there are.
func (g *Graph) Len() int { return len(g.nodes) }

// Moveless reports whether there is no move.
func (g *Graph) Moveless() bool { return len(g.nodes) <= len(g.roots) }

// Add adds a game of orthodox chess with its variations. A game of another variant, or one that
// begins at a position that is not legal, adds nothing. It returns an error if there are too
// many positions.
func (g *Graph) Add(rec *record.Record) error {
	if !rules.Orthodox(rec.Rules) {
		return nil
	}
	start := bitboard.Start()
	if rec.Start != "" {
		var err error
		if start, err = bitboard.Parse(rec.Start); err != nil {
			return nil
		}
	}
	start = canonical(start)
	root := g.place(start, Nowhere, 0)
	if !slices.Contains(g.roots, root) {
		g.roots = append(g.roots, root)
	}
	type branch struct {
		node record.Node
		at   Place
	}
	// A game may be as deep as a record: a list of what is left takes no stack.
	for left := []branch{{rec.Root(), root}}; len(left) > 0; {
		last := left[len(left)-1]
		left = left[:len(left)-1]
		children := last.node.Children()
		next := make([]branch, 0, len(children))
		for _, child := range children {
			if to := g.play(last.at, child); to != Nowhere {
				next = append(next, branch{child, to})
			}
		}
		if len(g.nodes) > mostPlaces {
			return phrase.Errorf("repertoire.too-large", phrase.Number(mostPlaces))
		}
		slices.Reverse(next)
		left = append(left, next...)
	}
	return nil
}

// play adds the move of a node to a position, and returns the place that it leads to, Nowhere
// for a null move.
func (g *Graph) play(at Place, n record.Node) Place {
	p := g.nodes[at].position
	m := legal(&p, n.Move())
	if m == 0 {
		return Nowhere
	}
	p.Make(m)
	to := g.place(canonical(p), at, m)
	edges := &g.nodes[at].edges
	i := slices.IndexFunc(*edges, func(e edge) bool { return e.move == m })
	if i < 0 {
		i = len(*edges)
		*edges = append(*edges, edge{move: m, to: to})
	}
	e := &(*edges)[i]
	e.times++
	e.good = e.good || !mistaken(n)
	return to
}

// mistaken reports whether a move is marked as a mistake or a blunder.
func mistaken(n record.Node) bool {
	for nag := range n.NAGs() {
		if nag == 2 || nag == 4 {
			return true
		}
	}
	return false
}

// place returns the place of a position, which it adds if it is new.
func (g *Graph) place(p bitboard.Position, from Place, by bitboard.Move) Place {
	if at, known := g.at[p.Key()]; known {
		return at
	}
	at := Place(len(g.nodes))
	g.nodes = append(g.nodes, node{position: p, from: from, by: by})
	g.at[p.Key()] = at
	return at
}

// find returns the place of a position, Nowhere if the graph does not have it.
func (g *Graph) find(p bitboard.Position) Place {
	p = canonical(p)
	if at, known := g.at[p.Key()]; known {
		return at
	}
	return Nowhere
}

// Find returns the place of a position of orthodox chess, Nowhere if the graph does not have it.
func (g *Graph) Find(p rules.Position) Place {
	fast, err := convert.Fast(p)
	if err != nil || fast.Chess960() {
		return Nowhere
	}
	return g.find(fast)
}

// A Continuation is a move from a position, and how often it is in the games and variations.
type Continuation struct {
	Move  rules.Move
	Times int
}

// Continuations returns the moves from a position, the most frequent ones first.
func (g *Graph) Continuations(p rules.Position) (all []Continuation) {
	at := g.Find(p)
	if at == Nowhere {
		return nil
	}
	for _, e := range g.nodes[at].edges {
		all = append(all, Continuation{convert.Move(e.move), e.times})
	}
	slices.SortStableFunc(all, func(a, b Continuation) int { return cmp.Compare(b.Times, a.Times) })
	return all
}

// legal returns a move of the rules on the fast board, 0 if it is not legal.
func legal(p *bitboard.Position, m rules.Move) bitboard.Move {
	promoted, ok := convert.PieceType(m.Promote)
	if !ok || m.Null() {
		return 0
	}
	return p.Legal(convert.FastSquare(m.From), convert.FastSquare(m.To), promoted)
}

// canonical returns a position with an en passant square only if a capture there is legal. The
// pawn that attacks it may be pinned.
func canonical(p bitboard.Position) bitboard.Position {
	if _, attacked := p.Passant(); !attacked {
		return p
	}
	var l bitboard.List
	p.Generate(&l)
	if slices.ContainsFunc(l.All(), bitboard.Move.EnPassant) {
		return p
	}
	without, err := bitboard.Parse(fields(&p, "-"))
	if err != nil {
		return p // cannot happen: only a right has gone
	}
	return without
}

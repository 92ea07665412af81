package claims

import (
	"cmp"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// A Proof shows why a claim holds: the winner's moves, and what the loser can try.
type Proof struct {
	Claim
	// Tree is the position in which the winner is to move, after the played move or, if Better
	// is true, before it.
	Tree Node
}

// A Node is a position of a proof.
type Node struct {
	Move  rules.Move // that leads there; none leads to the one before the played move
	Cover Cover
	// Gain is what the winner has won in the end whatever the loser tries, in pawns, counted
	// from the position before the played move.
	Gain  int
	Plies int    // how long the longest line from there is
	Next  []Node // the most stubborn reply first
}

// A Cover says which moves a node of a proof has.
type Cover int

// The covers. In the last three, the loser is to move.
const (
	Answered Cover = iota // the winner is to move and plays the only move; without one, nothing needs an answer
	Every                 // every legal move; without any it is mate
	Forcing               // captures, promotions to a queen and checks, but in check every legal move
	Quiet                 // none: no exchange on one square wins anything back
)

// mated is a Gain that is larger than all material.
const mated = 1000

// proofBound is how many positions a proof may take.
const proofBound = 600_000

// Prove returns the proof of a claim that About has made about a move after the same line.
// It returns false for a threat, which is no proof against a move, for a claim about shogi, and
// if the proof takes too long.
func Prove(line []rules.Position, c Claim) (Proof, bool) {
	if len(c.Line) == 0 {
		return Proof{}, false
	}
	q, ok := newMoveContext(line, c.Line[0], nil, nil)
	if !ok {
		return Proof{}, false
	}
	if c.Kind == GivesDraw || c.Kind == GivesResult || c.Kind == LosesCastling {
		return Proof{c, Node{Move: c.Line[0], Cover: Quiet}}, true
	}
	root, p, have := Node{Move: c.Line[0]}, q.after, -gain(&q.before, q.played)
	if c.Better {
		root, p, have = Node{}, q.before, 0
	}
	way := q.way(c)
	if len(way) == 0 {
		return Proof{}, false
	}
	first := way[0]
	won := gain(&p, first)
	p.Make(first)
	var next Node
	switch c.Kind {
	case Mate:
		if next, ok = newMateSearch(q.earlier).proof(&p, c.Moves-1); ok {
			break
		}
		s := newMateProver(q)
		s.left = proofBound
		next, ok = answer(s.any).tree(&p, c.Moves-1, q.earlier)
	case Runs:
		next, ok = newRunner(q).after(&p, first, c)
	case Threat:
		return Proof{}, false
	default:
		next, ok = newGrower(q, c).first(&p, have+won, way[1:])
	}
	next.Move = convert.Move(first)
	root.take(next)
	return Proof{c, root}, ok
}

// way is the line of a claim from the winner's first move on.
func (q *moveContext) way(c Claim) (way []bitboard.Move) {
	p, rest := q.after, c.Line[1:]
	if c.Better {
		p, rest = q.before, c.Line
	}
	for _, m := range rest {
		fast := legal(&p, m)
		if fast == 0 {
			return nil
		}
		way = append(way, fast)
		p.Make(fast)
	}
	return way
}

// take gives a node in which the winner is to move its only move.
func (n *Node) take(next Node) {
	n.Cover, n.Gain, n.Plies, n.Next = Answered, next.Gain, next.Plies+1, []Node{next}
}

// collect returns the node with the replies of the loser. gain is what the winner has if the loser
// makes none of them.
func collect(cover Cover, gain int, replies []Node) Node {
	slices.SortStableFunc(replies, func(a, b Node) int {
		return cmp.Or(cmp.Compare(a.Gain, b.Gain), cmp.Compare(b.Plies, a.Plies))
	})
	n := Node{Cover: cover, Gain: gain, Next: replies}
	for _, next := range replies {
		n.Gain, n.Plies = min(n.Gain, next.Gain), max(n.Plies, next.Plies+1)
	}
	return n
}

// Find returns the node after a move, and false if the proof does not have it.
func (n Node) Find(m rules.Move) (Node, bool) {
	i := slices.IndexFunc(n.Next, func(next Node) bool { return next.Move == m })
	if i < 0 {
		return Node{}, false
	}
	return n.Next[i], true
}

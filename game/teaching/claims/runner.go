package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// runners claims that a pawn cannot be stopped any more: its side moves it on every turn,
// or ends a check, and whatever the other side plays, the pawn becomes a queen that cannot
// be captured at a profit. This decides exactly what the rule of the square estimates, with
// other pieces too. Nothing is claimed that holds for the compared move as well.
func runners(q *moveContext) (all []Claim) {
	r := newRunner(q)
	them := q.us() ^ 1
	for set := q.after.Pieces(bitboard.Pawn, them); set != 0; {
		s := set.Pop()
		if tree, ok := r.promotes(q.after, s); ok && !r.also(q, s) {
			return []Claim{runnerClaim(&q.after, them, s, convert.Move(q.played), tree)}
		}
	}
	if q.better == 0 {
		return nil
	}
	p := q.then(q.better)
	for set := p.Pieces(bitboard.Pawn, q.us()); set != 0; {
		s := set.Pop()
		tree, ok := r.unstopped(p, s)
		if !ok {
			continue
		}
		if _, anyway := r.unstopped(q.after, q.still(s)); !anyway {
			return []Claim{runnerClaim(&p, q.us(), s, convert.Move(q.better), tree)}
		}
	}
	return nil
}

// also reports whether the opponent's pawn runs after the better move too.
func (r *runner) also(q *moveContext, s bitboard.Square) bool {
	if q.better == 0 {
		return false
	}
	_, ok := r.promotes(q.then(q.better), s)
	return ok
}

// still returns where the pawn that is on a square after the better move is after the
// played one.
func (q *moveContext) still(s bitboard.Square) bitboard.Square {
	if s == q.better.To() {
		s = q.better.From()
	}
	if s == q.played.From() {
		s = q.played.To()
	}
	return s
}

// runnerClaim is the claim that a pawn of a side promotes, which a tree shows. p is the position
// after a move. That was the better one if the other side is to answer it.
func runnerClaim(p *bitboard.Position, by bitboard.Side, s bitboard.Square, move rules.Move, tree Node) Claim {
	line := []rules.Move{move}
	for n := tree; len(n.Next) > 0; n = n.Next[0] {
		line = append(line, n.Next[0].Move)
	}
	better := p.Turn() != by
	return Claim{
		Kind: Runs, Side: side(by), Better: better, Gain: queening, Line: line,
		Squares: []rules.Square{convert.Square(s)}, Text: say(Runs, better, pieceOn(p, s)),
	}
}

// A runner looks for pawns that cannot be stopped.
type runner struct {
	earlier map[uint64]int
	left    int
}

func newRunner(q *moveContext) *runner { return &runner{earlier: q.earlier} }

// after returns the node of the position after the first move of a claim.
func (r *runner) after(p *bitboard.Position, first bitboard.Move, c Claim) (Node, bool) {
	r.left = runnerBound
	at := convert.FastSquare(c.Squares[0])
	if c.Better {
		return r.chase(p, at, longestRun)
	}
	return r.stepped(p, first, at, longestRun)
}

// queening is what a pawn wins that becomes a queen.
const queening = 8

const (
	farthest    = 5      // steps to the last rank
	runnerBound = 20_000 // positions for one pawn
	longestRun  = 8      // moves, with those that end checks
)

// steps returns how far a pawn is from promoting, and false if a pawn of the other side can
// block or capture it on its way.
func steps(p *bitboard.Position, s bitboard.Square) (n int, free bool) {
	if p.On(s) != bitboard.Pawn {
		return 0, false
	}
	by, up, far := bitboard.Side(0), bitboard.Square(8), 7
	if p.Side(1).Has(s) {
		by, up, far = 1, -8, 0
	}
	for at := s; at.Rank() != far; at += up {
		n++
		next := at + up
		if (bitboard.PawnAttacks(by, at)|next.Bit())&p.Pieces(bitboard.Pawn, by^1) != 0 {
			return n, false
		}
	}
	return n, n <= farthest
}

// promotes returns the tree in which a pawn of the side to move runs, and false if it can be
// stopped or the bound is reached.
func (r *runner) promotes(p bitboard.Position, s bitboard.Square) (Node, bool) {
	if _, free := steps(&p, s); !free {
		return Node{}, false
	}
	r.left = runnerBound
	return r.run(&p, s, longestRun)
}

// unstopped is promotes for a pawn of the side that is not to move.
func (r *runner) unstopped(p bitboard.Position, s bitboard.Square) (Node, bool) {
	if _, free := steps(&p, s); !free || r.earlier[p.Key()] > 0 {
		return Node{}, false
	}
	r.left = runnerBound
	return r.chase(&p, s, longestRun)
}

// run returns the node of a position in which the pawn steps, or its side ends a check.
func (r *runner) run(p *bitboard.Position, s bitboard.Square, n int) (node Node, ok bool) {
	if r.left--; r.left <= 0 || n == 0 {
		return node, false
	}
	var all bitboard.List
	p.Generate(&all)
	for _, m := range all.All() {
		queens := m.From() == s && m.Promotion() == bitboard.Queen
		if m.From() != s && !p.InCheck() || m.Promotion() != bitboard.NoKind && !queens {
			continue
		}
		undo := p.Make(m)
		next, ok := r.stepped(p, m, s, n)
		p.Unmake(m, undo)
		if ok {
			next.Move = convert.Move(m)
			node.take(next)
			return node, true
		}
	}
	return node, false
}

// stepped returns the node of the position after a move of the side whose pawn was on s.
func (r *runner) stepped(p *bitboard.Position, m bitboard.Move, s bitboard.Square, n int) (Node, bool) {
	switch {
	case m.From() != s:
		return r.chase(p, s, n-1)
	case m.Promotion() == bitboard.Queen:
		return Node{Cover: Quiet, Gain: queening}, swap(p, m.To()) == 0 && (bitboard.CanMove(p) || p.InCheck())
	}
	return r.chase(p, m.To(), n-1)
}

// chase returns the node of a position in which the other side tries everything to stop the pawn,
// and false if that succeeds.
func (r *runner) chase(p *bitboard.Position, s bitboard.Square, n int) (Node, bool) {
	var all bitboard.List
	p.Generate(&all)
	var replies []Node
	for _, m := range all.All() {
		if m.To() == s || m.EnPassant() && m.To()^8 == s {
			return Node{}, false
		}
		undo := p.Make(m)
		next, ok := r.run(p, s, n)
		p.Unmake(m, undo)
		if !ok {
			return Node{}, false
		}
		next.Move = convert.Move(m)
		replies = append(replies, next)
	}
	return collect(Every, mated, replies), len(replies) > 0
}

package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
)

// A grower makes the tree behind a gain of material. The reply to the winner's first move may be
// any; later, the tree ends as soon as the material is won for good (settle.go).
type grower struct {
	*forcer
	total int // what is claimed, in pawns
}

func newGrower(q *moveContext, c Claim) *grower {
	further := wholly
	if c.Kind == Loose {
		further = nearly
	}
	g := &grower{newForcer(q, further, 0), c.Gain}
	g.left = proofBound
	return g
}

// Each function of a grower returns the node of a position, with what the winner has already
// won, and false if it finds no proof. way is how the line of the claim goes on.

// first is the position after the winner's first move.
func (g *grower) first(p *bitboard.Position, have int, way []bitboard.Move) (Node, bool) {
	if !bitboard.CanMove(p) {
		return Node{Cover: Every, Gain: mated}, p.InCheck()
	}
	for plies := 2; plies < deeper; plies += 2 {
		if n, ok := g.every(p, have, plies, way); ok {
			return n, true
		}
	}
	g.forcer = g.later()
	g.left = proofBound
	return g.every(p, have, utmost-1, way)
}

// reply is a position in which the loser is to move.
func (g *grower) reply(p *bitboard.Position, have, plies int, way []bitboard.Move) (Node, bool) {
	if n, ok := g.settle(p, have, g.further); ok && g.settled(p, g.total-have, 0) {
		return n, true
	}
	for n := 2; n <= plies; n += 2 {
		if node, ok := g.every(p, have, n, way); ok {
			return node, true
		}
	}
	return Node{}, false
}

// every answers all moves of the loser.
func (g *grower) every(p *bitboard.Position, have, plies int, way []bitboard.Move) (Node, bool) {
	if !g.holds(p, g.total-have, plies) {
		return Node{}, false
	}
	var all bitboard.List
	p.Generate(&all)
	var replies []Node
	for _, m := range all.All() {
		won := gain(p, m)
		undo := p.Make(m)
		next, ok := g.answer(p, have-won, plies-1, following(way, m))
		p.Unmake(m, undo)
		if !ok {
			return Node{}, false
		}
		next.Move = convert.Move(m)
		replies = append(replies, next)
	}
	return collect(Every, mated, replies), true
}

// answer is a position in which the winner is to move. If it has everything already and would
// keep it by a pass, there is nothing to answer.
func (g *grower) answer(p *bitboard.Position, have, plies int, way []bitboard.Move) (n Node, ok bool) {
	if g.left--; g.left <= 0 {
		return n, false
	}
	if have >= g.total && !p.InCheck() {
		undo := p.MakeNull()
		ok = g.settled(p, g.total-have, g.further)
		p.UnmakeNull(undo)
		if ok {
			return Node{Gain: have}, true
		}
	}
	for depth := 1; depth <= plies && !ok; depth += 2 {
		m := g.wins(p, g.total-have, depth)
		if len(way) > 0 && g.keepsBy(p, way[0], have, depth) {
			m = way[0]
		}
		if m == 0 {
			continue
		}
		won := gain(p, m)
		undo := p.Make(m)
		var next Node
		next, ok = g.reply(p, have+won, depth-1, following(way, m))
		p.Unmake(m, undo)
		next.Move = convert.Move(m)
		n.take(next)
	}
	return n, ok
}

// keepsBy reports whether a move of the winner wins what is claimed within some plies.
func (g *grower) keepsBy(p *bitboard.Position, m bitboard.Move, have, plies int) bool {
	won := gain(p, m)
	undo := p.Make(m)
	ok := g.earlier[p.Key()] == 0 && g.holds(p, g.total-have-won, plies-1)
	p.Unmake(m, undo)
	return ok
}

// following returns how a way goes on after a move, nothing if it begins with another one.
func following(way []bitboard.Move, m bitboard.Move) []bitboard.Move {
	if len(way) == 0 || way[0] != m {
		return nil
	}
	return way[1:]
}

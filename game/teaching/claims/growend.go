package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
)

// settle is a position in which the material is won for good: each capture, promotion and check
// of the loser has an answer, for some answers of the winner.
func (g *grower) settle(p *bitboard.Position, have, further int) (Node, bool) {
	if g.left--; g.left <= 0 {
		return Node{}, false
	}
	var all bitboard.List
	p.Generate(&all)
	switch {
	case all.Count == 0:
		return Node{Cover: Every, Gain: mated}, p.InCheck()
	case have < g.total:
		return Node{}, false
	case further == 0:
		n := Node{Cover: Quiet, Gain: lasting(p, &all, have)}
		return n, n.Gain >= g.total
	}
	var replies []Node
	sights := bitboard.NewSights(p)
	for _, m := range all.All() {
		if !forcing(p, m, &sights) {
			continue
		}
		won := gain(p, m)
		undo := p.Make(m)
		next, ok := g.strike(p, have-won, further)
		p.Unmake(m, undo)
		if !ok {
			return Node{}, false
		}
		next.Move = convert.Move(m)
		replies = append(replies, next)
	}
	if p.InCheck() {
		have = mated // the loser has to do something
	}
	return collect(Forcing, have, replies), true
}

// strike is a position in which the winner answers a forcing move: by a capture or, in check, by
// any move.
func (g *grower) strike(p *bitboard.Position, have, further int) (n Node, ok bool) {
	if have >= g.total && !p.InCheck() {
		return Node{Gain: have}, true
	}
	var all bitboard.List
	p.Captures(&all)
	moves := all.All()
	slices.SortStableFunc(moves, func(a, b bitboard.Move) int { return gain(p, b) - gain(p, a) })
	for _, m := range moves {
		won := gain(p, m)
		if have+won < g.total {
			break
		}
		undo := p.Make(m)
		next, ok := g.settle(p, have+won, further-1)
		p.Unmake(m, undo)
		if ok {
			next.Move = convert.Move(m)
			n.take(next)
			return n, true
		}
	}
	return n, false
}

// forcing reports whether a move captures, promotes to a queen, gives check or ends one.
func forcing(p *bitboard.Position, m bitboard.Move, sights *bitboard.Sights) bool {
	return p.InCheck() || p.Captured(m) != bitboard.NoKind || m.Promotion() == bitboard.Queen || sights.Checks(p, m)
}

// lasting returns what the winner keeps if the loser captures or promotes and an exchange on that
// square follows. Nothing is kept if a move mates.
func lasting(p *bitboard.Position, all *bitboard.List, have int) int {
	least := have
	if p.InCheck() {
		least = mated
	}
	sights := bitboard.NewSights(p)
	for _, m := range all.All() {
		if !forcing(p, m, &sights) {
			continue
		}
		won := gain(p, m)
		undo := p.Make(m)
		kept := have - won + swap(p, m.To())
		if p.InCheck() && !bitboard.CanMove(p) {
			kept = -mated
		}
		p.Unmake(m, undo)
		least = min(least, kept)
	}
	return least
}

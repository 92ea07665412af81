package chess960

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/unwinnable"
	"passedpawn/game/rules"
)

// Outcome implements rules.Rules.
func (Rules) Outcome(line []rules.Position) rules.Outcome {
	last := line[len(line)-1].(*position)
	halfmoveClock := last.fast.HalfmoveClock()
	return rules.Judge(last, last.dead(), rules.Repetitions(line, halfmoveClock, same), halfmoveClock)
}

// same reports whether two positions of a game are the same by article 9.2.3.
func same(a, b rules.Position) bool { return a.(*position).key() == b.(*position).key() }

// key is equal for positions of a game that are the same. An en passant square counts
// only if a pawn can legally capture on it.
func (p *position) key() uint64 {
	fast := p.fast
	if _, there := fast.Passant(); !there {
		return fast.Key()
	}
	var l bitboard.List
	fast.Generate(&l)
	for _, m := range l.All() {
		if m.EnPassant() {
			return fast.Key()
		}
	}
	fast.MakeNull() // two passes forget the square
	fast.MakeNull()
	return fast.Key()
}

// Same implements rules.Repeater.
func (Rules) Same(a, b rules.Position) bool { return same(a, b) }

// Quiet implements rules.Repeater.
func (Rules) Quiet(p rules.Position) int { return p.(*position).fast.HalfmoveClock() }

// CanMate implements rules.MateJudge by all series of legal moves (6.9).
func (Rules) CanMate(p rules.Position, side rules.Side, thorough bool) (can, certain bool) {
	return unwinnable.CanMate(&p.(*position).fast, bitboard.Side(side), thorough)
}

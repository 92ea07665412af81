package altpromo

import "passedpawn/game/rules"

// Outcome implements rules.Rules. Only bare kings are dead, because every other piece can
// promote. A promotion is as irreversible as a capture or a pawn move.
func (g *Game) Outcome(line []rules.Position) rules.Outcome {
	last := line[len(line)-1].(*position)
	halfmoveClock := int(last.halfmoveClock)
	return rules.Judge(last, last.bareKings(), rules.Repetitions(line, halfmoveClock, same), halfmoveClock)
}

// bareKings reports whether only kings are left.
func (s *state) bareKings() bool {
	men := 0
	for sq := range s.All() {
		if s.On(sq) != 0 {
			men++
		}
	}
	return men == 2
}

// same reports whether two positions have the same pieces, side to move, castling
// partners, kings that have not moved, and en passant capture.
func same(a, b rules.Position) bool {
	p, q := a.(*position), b.(*position)
	return p.Mailbox == q.Mailbox && p.turn == q.turn && p.corners == q.corners && p.fresh == q.fresh && p.passes() == q.passes()
}

// passes returns the en passant capture as a move without its origin, a plain move if
// there is none.
func (p *position) passes() move {
	p.fill()
	for _, m := range p.small {
		if m.What == passing {
			return move{To: m.To, What: passing}
		}
	}
	return move{}
}

// Same implements rules.Repeater.
func (*Game) Same(a, b rules.Position) bool { return same(a, b) }

// Quiet implements rules.Repeater.
func (*Game) Quiet(p rules.Position) int { return int(p.(*position).halfmoveClock) }

package altpromo

import "passedpawn/game/rules"

// Outcome implements rules.Rules. Only bare kings are dead: everything else can
// climb. A promotion cannot be undone, like a capture or a pawn's move.
func (g *Game) Outcome(line []rules.Position) rules.Outcome {
	last := line[len(line)-1].(*position)
	halfmoveClock := int(last.halfmoveClock)
	return rules.Judge(last, last.bare(), rules.Repetitions(line, halfmoveClock, same), halfmoveClock)
}

// bare reports whether only kings are left.
func (s *state) bare() bool {
	men := 0
	for sq := range s.All() {
		if s.On(sq) != 0 {
			men++
		}
	}
	return men == 2
}

// same reports whether two positions have the same men, side to move, partners
// for castling and kings that have not moved, and the same capture en passant.
func same(a, b rules.Position) bool {
	p, q := a.(*position), b.(*position)
	return p.Mailbox == q.Mailbox && p.turn == q.turn && p.corners == q.corners && p.fresh == q.fresh && p.passes() == q.passes()
}

// passes is the square where a pawn may be taken en passant, as a move, plain if
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

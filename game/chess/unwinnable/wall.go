package unwinnable

import "passedpawn/game/chess/bitboard"

// walled reports whether what the men can ever do rules out that the winner mates.
func (r *reach) walled(winner bitboard.Side) bool {
	king := r.king(winner ^ 1)
	var checkers [2]*man
	count, pawns := 0, false
	for i := range r.men[:r.count] {
		m := &r.men[i]
		switch {
		case m.side != winner || m.kind == bitboard.King || m.attacks()&king.to == 0:
		case r.harmless(m, king.to):
			pawns = true
		case count == 0 && m.kind != bitboard.Knight && m.kind != bitboard.Bishop, count > 0 && !m.resembles(checkers[0]):
			return false
		default:
			checkers[min(count, 1)] = m
			count++
		}
	}
	if count == 0 || pawns { // a corner knows nothing of squares that pawns attack
		return count == 0
	}
	corner := corner{reach: r, winner: winner, king: king.to, helper: r.king(winner).to, checker: checkers[0], alone: count == 1}
	for squares := corner.checked(checkers); squares != 0; {
		if corner.mates(squares.Pop()) {
			return false
		}
	}
	return true
}

// resembles reports whether two men are bishops of one square colour.
func (m *man) resembles(n *man) bool {
	squares := m.to | n.to
	return m.kind == bitboard.Bishop && n.kind == bitboard.Bishop && (squares&dark == 0 || squares&^dark == 0)
}

// never reports whether the material or what the men can ever do rules out a mate. While
// a capture en passant is possible, it considers only the material.
func (r *reach) never(p *bitboard.Position, winner bitboard.Side) bool {
	if lacks(p, winner) {
		return true
	}
	if _, passing := p.Passant(); passing {
		return false
	}
	r.explore(p)
	return r.walled(winner)
}

// forcedPlies is how many forced moves are followed.
const forcedPlies = 4

// forced reports whether never is true now or after some forced moves. If there are two
// moves, or a capture en passant is possible, it has to be true after each move.
func (r *reach) forced(p *bitboard.Position, winner bitboard.Side) bool {
	at := *p
	for range forcedPlies {
		if r.never(&at, winner) {
			return true
		}
		var l bitboard.List
		at.Generate(&l)
		switch _, passing := at.Passant(); {
		case l.Count == 0:
			return !at.InCheck() || at.Turn() == winner
		case l.Count > 2 && !passing:
			return false
		case l.Count > 1:
			return r.neverAfter(&at, winner, l.All())
		}
		at.Make(l.Moves[0])
	}
	return false
}

func (r *reach) neverAfter(p *bitboard.Position, winner bitboard.Side, moves []bitboard.Move) bool {
	for _, m := range moves {
		undo := p.Make(m)
		never := r.never(p, winner)
		p.Unmake(m, undo)
		if !never {
			return false
		}
	}
	return true
}

func (r *reach) king(side bitboard.Side) *man {
	for i := range r.men[:r.count] {
		if m := &r.men[i]; m.side == side && m.kind == bitboard.King {
			return m
		}
	}
	panic("no king") // bitboard.Parse rejects such a position
}

// attacks returns all squares that a man can ever attack. A piece that attacks a square
// could also move there if a king were on it, but a pawn could not.
func (m *man) attacks() bitboard.Bitboard {
	if m.kind != bitboard.Pawn || m.to != m.pawn {
		return m.to
	}
	return pawnAttacks(m.pawn, m.side)
}

// A corner decides where a lone knight, or bishops of one square colour, could mate if
// nothing else can ever attack the king. Every square beside the king that they do not
// attack has to be occupied, or guarded by the other king.
type corner struct {
	*reach
	winner  bitboard.Side
	king    bitboard.Bitboard // squares on which the loser's king can be
	helper  bitboard.Bitboard // squares on which the winner's king can be
	checker *man
	alone   bool // only one man can give check
}

// checked returns the squares on which the king could be in check.
func (c *corner) checked(checkers [2]*man) bitboard.Bitboard {
	squares := c.king & checkers[0].to
	if c.checker.kind == bitboard.Bishop && !c.alone {
		// Other bishops of the same colour may reach squares that the first two do not.
		half := dark
		if checkers[0].to&dark == 0 {
			half = ^dark
		}
		squares = c.king & half
	}
	return squares
}

// mates reports whether a mate with the king on s cannot be ruled out.
func (c *corner) mates(s bitboard.Square) bool {
	beside := bitboard.KingAttacks(s) & c.king
	far := c.helper &^ bitboard.KingAttacks(s) &^ s.Bit()
	for _, taken := range c.covers(s) {
		rest := beside &^ taken
		if c.filled(rest, s) {
			return true
		}
		for near := far; near != 0; {
			if w := near.Pop(); bitboard.KingAttacks(w)&rest != 0 && c.filled(rest&^bitboard.KingAttacks(w), s) {
				return true
			}
		}
	}
	return false
}

// covers returns sets of squares beside s. The checkers can take away one of the sets.
func (c *corner) covers(s bitboard.Square) [4]bitboard.Bitboard {
	var sets [4]bitboard.Bitboard
	around := bitboard.KingAttacks(s)
	switch a := diagonals(s.Bit()); {
	case c.checker.kind == bitboard.Knight:
		for i := range sets {
			if a != 0 {
				sets[i] = a.Pop().Bit()
			}
		}
	case c.alone:
		rising := (s.Bit()&^fileH)<<9 | (s.Bit()&^fileA)>>9
		sets = [4]bitboard.Bitboard{rising, a &^ rising, rising, a &^ rising}
	default:
		sets = [4]bitboard.Bitboard{a & around, a, a, a}
	}
	return sets
}

// filled reports whether the loser's men may be able to occupy a set of squares.
func (c *corner) filled(squares bitboard.Bitboard, king bitboard.Square) bool {
	if squares == 0 {
		return true
	}
	men, reached := 0, bitboard.Bitboard(0)
	for i := range c.men[:c.count] {
		if m := &c.men[i]; m.side != c.winner && m.kind != bitboard.King && m.to&squares != 0 {
			men++
			reached |= m.to
		}
	}
	return men >= squares.Count() && squares&^reached == 0
}

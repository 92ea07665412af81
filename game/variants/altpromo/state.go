package altpromo

import (
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// A state is a position that is changed by making and unmaking moves. It is a plain
// value.
type state struct {
	board.Mailbox
	game          *Game
	turn          rules.Side
	corners       uint8 // the partners that may castle: a bit for each of a1, h1, a8, h8
	fresh         uint8 // kings that have never moved, a bit for each side
	passant       board.Square
	king          [2]board.Square
	halfmoveClock uint16 // plies since the last capture, pawn move or promotion
	number        uint16 // the number of the move, as in FEN
}

type move = board.Move

// The types of moves.
const (
	plain uint8 = iota
	double
	passing
	castling
)

// An undo contains what a move destroys.
type undo struct {
	moved, taken   board.Piece
	corners, fresh uint8
	passant        board.Square
	halfmoveClock  uint16
}

// corner returns the bit of a square from which a partner castles, 0 for other squares.
func corner(s board.Square) uint8 {
	switch s {
	case 0:
		return 1
	case 7:
		return 2
	case 56:
		return 4
	case 63:
		return 8
	}
	return 0
}

// home returns the first square of a side's home rank.
func home(side rules.Side) board.Square { return board.Square(side) * 56 }

// castled returns the squares of the partner before and after castling, given the target
// square of the king.
func castled(to board.Square) (partner, arrives board.Square) {
	if to%8 == 6 {
		return to + 1, to - 1
	}
	return to - 2, to + 1
}

// make plays a move and returns what unmake needs.
func (s *state) make(m move) undo {
	us := s.turn
	p := s.On(m.From)
	u := undo{p, s.On(m.To), s.corners, s.fresh, s.passant, s.halfmoveClock}
	kind := int8(p.Kind())
	s.passant = board.None
	s.halfmoveClock++
	if u.taken != 0 || kind == s.game.pawn || m.Becomes >= 0 {
		s.halfmoveClock = 0
	}
	s.Set(m.From, 0)
	if m.Becomes >= 0 {
		p = board.NewPiece(int(m.Becomes), us)
	}
	s.Set(m.To, p)
	s.corners &^= corner(m.From) | corner(m.To)
	switch {
	case kind == s.game.royal:
		s.king[us] = m.To
		s.fresh &^= 1 << us
		if m.What == castling {
			from, to := castled(m.To)
			s.Set(to, s.On(from))
			s.Set(from, 0)
			s.corners &^= corner(from)
		}
	case m.What == double:
		s.passant = (m.From + m.To) / 2
	case m.What == passing:
		s.Set(m.To^8, 0)
	case m.Becomes >= 0 && s.fresh&(1<<us) != 0 && m.To/8 == home(us)/8 && s.game.partner[m.Becomes]:
		s.corners |= corner(m.To)
	}
	s.number += uint16(us)
	s.turn = us.Other()
	return u
}

// unmake takes back the last move made.
func (s *state) unmake(m move, u undo) {
	s.turn = s.turn.Other()
	us := s.turn
	s.number -= uint16(us)
	s.Set(m.From, u.moved)
	s.Set(m.To, u.taken)
	switch {
	case int8(u.moved.Kind()) == s.game.royal:
		s.king[us] = m.From
		if m.What == castling {
			from, to := castled(m.To)
			s.Set(from, s.On(to))
			s.Set(to, 0)
		}
	case m.What == passing:
		s.Set(m.To^8, board.NewPiece(int(s.game.pawn), us.Other()))
	}
	s.corners, s.fresh, s.passant, s.halfmoveClock = u.corners, u.fresh, u.passant, u.halfmoveClock
}

// inCheck reports whether a side's king is in check.
func (s *state) inCheck(side rules.Side) bool { return s.Attacked(s.king[side], side.Other()) }

// partnerMay reports whether the piece in a corner may castle with the king.
func (s *state) partnerMay(c board.Square) bool { return s.corners&corner(c) != 0 }

func newMove(from, to board.Square, becomes int8, what uint8) move {
	return move{From: from, To: to, Becomes: becomes, What: what}
}

package engine

import "passedpawn/game/chess/bitboard"

// follow updates the hidden layers for a move that is about to be made.
func (s *searcher) follow(m bitboard.Move) {
	before, after := &s.views[s.top], &s.views[s.top+1]
	s.top++
	us, from, to := s.pos.Turn(), m.From(), m.To()
	kind, taken := s.pos.On(from), s.pos.Captured(m)
	var rookFrom, rookTo bitboard.Square
	if m.Castling() {
		to, rookFrom, rookTo = s.pos.Castled(m)
	}
	comes := kind
	if m.Promotion() != bitboard.NoKind {
		comes = m.Promotion()
	}
	for view := range bitboard.Side(2) {
		king := s.pos.King(view)
		if kind == bitboard.King && view == us {
			if king.File() > 3 != (to.File() > 3) {
				s.turned(m, view)
				continue
			}
		}
		f, l := flip(view, king), &after[view]
		l.moved(&before[view], &net.feature[input(view, us, kind, from, f)], &net.feature[input(view, us, comes, to, f)])
		switch {
		case m.EnPassant():
			l.remove(&net.feature[input(view, us^1, bitboard.Pawn, to^8, f)])
		case taken != bitboard.NoKind:
			l.remove(&net.feature[input(view, us^1, taken, to, f)])
		case m.Castling():
			l.remove(&net.feature[input(view, us, bitboard.Rook, rookFrom, f)])
			l.add(&net.feature[input(view, us, bitboard.Rook, rookTo, f)])
		}
	}
}

// turned recomputes a view after its king crossed the middle, which mirrors the board.
func (s *searcher) turned(m bitboard.Move, view bitboard.Side) {
	next := s.pos
	next.Make(m)
	s.views[s.top][view].look(&next, view)
}

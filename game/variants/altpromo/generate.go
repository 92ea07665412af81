package altpromo

import "passedpawn/game/rules/board"

// most is more moves than any position has.
const most = 512

// A list stores moves without allocating.
type list struct {
	moves [most]move
	count int
}

func (l *list) add(m move) {
	if l.count < most {
		l.moves[l.count] = m
		l.count++
	}
}

func (l *list) all() []move { return l.moves[:l.count] }

// legal lists the legal moves: those after which the king cannot be captured.
func (s *state) legal(l *list) {
	l.count = 0
	s.pseudo(l)
	kept := 0
	us, calm := s.turn, !s.inCheck(s.turn)
	for _, m := range l.all() {
		if calm && s.harmless(m) {
			l.moves[kept] = m
			kept++
			continue
		}
		u := s.make(m)
		if !s.inCheck(us) {
			l.moves[kept] = m
			kept++
		}
		s.unmake(m, u)
	}
	l.count = kept
}

// harmless reports whether a move cannot put its own king, which is not in check, into
// check: neither of its squares is on a line with the king. Where no piece hops, a piece
// that arrives on such a line does no harm either.
func (s *state) harmless(m move) bool {
	king := s.king[s.turn]
	return m.From != king && m.What != passing && !inLine(king, m.From) && (!s.Hopping() || !inLine(king, m.To))
}

// inLine reports whether two squares are on one rank, file or diagonal.
func inLine(a, b board.Square) bool {
	file, rank := int(a%8)-int(b%8), int(a/8)-int(b/8)
	return file == 0 || rank == 0 || file == rank || file == -rank
}

// pseudo lists the moves without checking that the king is safe afterwards.
func (s *state) pseudo(l *list) {
	var to [board.Squares]board.Square
	for from := range board.Square(64) {
		p := s.On(from)
		if p == 0 || p.Side() != s.turn {
			continue
		}
		kind := int8(p.Kind())
		for _, t := range s.Targets(from, to[:0]) {
			l.add(newMove(from, t, s.arrives(kind, t), plain))
		}
		switch kind {
		case s.game.pawn:
			s.pawn(from, l)
		case s.game.royal:
			s.castle(from, l)
		}
	}
}

// arrives returns what a kind promotes to on a square, -1 if it does not promote.
func (s *state) arrives(kind int8, to board.Square) int8 {
	switch rank := to / 8; {
	case rank == home(s.turn)/8:
		return s.game.home[kind]
	case rank == home(s.turn.Other())/8:
		return s.game.far[kind]
	}
	return -1
}

// pawn adds the double step and the en passant capture.
func (s *state) pawn(from board.Square, l *list) {
	ahead, second := int(8), board.Square(1)
	if s.turn == 1 {
		ahead, second = -8, 6
	}
	if from/8 == second {
		over := board.Square(int(from) + ahead)
		to := board.Square(int(over) + ahead)
		if s.On(over) == 0 && s.On(to) == 0 {
			l.add(newMove(from, to, -1, double))
		}
	}
	if s.passant == board.None || s.passant/8 != from/8+board.Square(ahead/8) {
		return
	}
	if d := int(s.passant%8) - int(from%8); d == 1 || d == -1 {
		l.add(newMove(from, s.passant, -1, passing))
	}
}

// castle adds castling. The piece in the corner must have the right to castle, the
// squares between must be empty, and the king must not be in check. With its original
// square empty, it must not be attacked on the square it crosses.
func (s *state) castle(from board.Square, l *list) {
	us := s.turn
	first := home(us)
	if s.fresh&(1<<us) == 0 || from != first+4 || !s.partnerMay(first) && !s.partnerMay(first+7) || s.inCheck(us) {
		return
	}
	for _, way := range [2]struct{ partner, cross, to, low, high board.Square }{
		{first + 7, first + 5, first + 6, first + 5, first + 6},
		{first, first + 3, first + 2, first + 1, first + 3},
	} {
		if !s.partnerMay(way.partner) {
			continue
		}
		free := true
		for between := way.low; between <= way.high; between++ {
			free = free && s.On(between) == 0
		}
		if free && s.safe(from, way.cross) {
			l.add(newMove(from, way.to, -1, castling))
		}
	}
}

// safe reports whether the king is not attacked on a square that it crosses.
func (s *state) safe(from, cross board.Square) bool {
	p := s.On(from)
	s.Set(from, 0)
	s.Set(cross, p)
	safe := !s.Attacked(cross, s.turn.Other())
	s.Set(cross, 0)
	s.Set(from, p)
	return safe
}

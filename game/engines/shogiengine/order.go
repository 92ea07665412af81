package shogiengine

import "passedpawn/game/shogi/shogiboard"

// origins is the number of indices for where a move comes from.
const origins = shogiboard.Squares + shogiboard.Droppable

// origin returns an index for where a move comes from: a square, or a kind in the hand.
func origin(m shogiboard.Move) int {
	if k := m.Drop(); k != shogiboard.NoKind {
		return shogiboard.Squares + int(k)
	}
	return int(m.From())
}

// The values of moves that come before or after the quiet ones. In between are those of
// the history, which stay below killer.
const (
	firstMove = 1 << 30
	winning   = 1 << 26
	killer    = 1 << 22
	losing    = -1 << 26
	enough    = 1 << 14 // the greatest value of the history
)

// order scores how promising the moves of a node are.
func (s *searcher) order(f *frame, ply int, first shogiboard.Move) {
	us := s.board.Turn()
	history := &s.table.memory.history[us]
	after := s.after(ply)
	answer := s.answer(ply)
	for i, m := range f.list.All() {
		v := history[origin(m)][m.To()]
		if after != nil {
			v += int32(after[cell(us, moved(&s.board, m), m.To())])
		}
		switch {
		case m == first:
			v = firstMove
		case s.loud(m):
			v = s.loudValue(m)
		case m == f.killers[0]:
			v = killer + 2
		case m == f.killers[1]:
			v = killer + 1
		case m == answer:
			v = killer
		case s.board.Checks(&f.aim, m):
			v += enough
		}
		f.values[i] = v
	}
}

// loudValue scores a capture or a promotion: by what it takes, the cheapest piece first,
// and below the quiet moves if it loses something.
func (s *searcher) loudValue(m shogiboard.Move) int32 {
	kind, gain := s.board.On(m.From()), s.gain(m)
	v := int32(16*gain - worth[kind])
	if gain < worth[kind] && exchange(&s.board, m) < 0 {
		return losing + v
	}
	return winning + v
}

// loud reports whether a move captures or promotes a pawn, a bishop or a rook.
func (s *searcher) loud(m shogiboard.Move) bool {
	if m.Drop() != shogiboard.NoKind {
		return false
	}
	if s.board.On(m.To()) != shogiboard.NoKind {
		return true
	}
	return m.Promotes() && climbs(s.board.On(m.From()))
}

// climbs reports whether a kind gains so much by its promotion that nobody but a problem
// composer leaves it out.
func climbs(k shogiboard.PieceType) bool {
	return k == shogiboard.Pawn || k == shogiboard.Bishop || k == shogiboard.Rook
}

// gain returns what a move wins at once. A captured piece changes sides.
func (s *searcher) gain(m shogiboard.Move) int {
	gain := 0
	if k := s.board.On(m.To()); k != shogiboard.NoKind {
		gain = stake[k]
	}
	if m.Promotes() {
		k := s.board.On(m.From())
		gain += worth[k.Promoted()] - worth[k]
	}
	return gain
}

// absurd reports whether a move leaves out a promotion that costs nothing.
func (s *searcher) absurd(m shogiboard.Move) bool {
	return m.Drop() == shogiboard.NoKind && !m.Promotes() && climbs(s.board.On(m.From())) && s.board.MayPromote(m.From(), m.To())
}

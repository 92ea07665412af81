package variantengine

import "passedpawn/game/rules/board"

// ordered lists the legal moves of a node and scores how promising they are.
func (s *searcher) ordered(ply int, first board.Move) []board.Move {
	list := s.mover.Legal(s.lists[ply][:0])
	values := s.values[ply][:0]
	us := s.mover.Turn()
	for _, m := range list {
		v := s.history[us][m.From][m.To]
		switch {
		case m == first:
			v = 1 << 30
		case s.loud(m):
			v = 1<<24 + int32(16*s.gain(m)-s.scale.kinds[s.mover.On(m.From).Kind()])
		case m == s.killers[ply][0], m == s.killers[ply][1]:
			v = 1 << 22
		}
		values = append(values, v)
	}
	s.lists[ply], s.values[ply] = list, values
	return list
}

// loud reports whether a move captures or promotes.
func (s *searcher) loud(m board.Move) bool { return s.mover.On(m.To) != 0 || m.Becomes >= 0 }

// gain returns what a move wins at once.
func (s *searcher) gain(m board.Move) int {
	gain := 0
	if p := s.mover.On(m.To); p != 0 {
		gain = s.scale.kinds[p.Kind()]
	}
	if m.Becomes >= 0 {
		gain += s.scale.kinds[m.Becomes] - s.scale.kinds[s.mover.On(m.From).Kind()]
	}
	return gain
}

// praise remembers a quiet move that refuted the opponent's move.
func (s *searcher) praise(m board.Move, ply, depth int) {
	if s.killers[ply][0] != m {
		s.killers[ply][1], s.killers[ply][0] = s.killers[ply][0], m
	}
	h := &s.history[s.mover.Turn()][m.From][m.To]
	*h = min(*h+int32(depth*depth), 1<<20)
}

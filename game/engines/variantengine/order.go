package variantengine

import "passedpawn/game/rules/board"

// ordered lists the legal moves of a node and scores how promising they are.
func (s *search) ordered(ply int, first board.Move) []board.Move {
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

// pick moves the most promising remaining move to an index of the list and returns it.
func (s *search) pick(ply, at int) board.Move {
	list, values := s.lists[ply], s.values[ply]
	best := at
	for i := at + 1; i < len(list); i++ {
		if values[i] > values[best] {
			best = i
		}
	}
	list[at], list[best] = list[best], list[at]
	values[at], values[best] = values[best], values[at]
	return list[at]
}

// loud reports whether a move captures or promotes.
func (s *search) loud(m board.Move) bool { return s.mover.On(m.To) != 0 || m.Becomes >= 0 }

// gain returns what a move wins at once.
func (s *search) gain(m board.Move) int {
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
func (s *search) praise(m board.Move, ply, depth int) {
	if s.killers[ply][0] != m {
		s.killers[ply][1], s.killers[ply][0] = s.killers[ply][0], m
	}
	h := &s.history[s.mover.Turn()][m.From][m.To]
	*h = min(*h+int32(depth*depth), 1<<20)
}

package shogiengine

import "passedpawn/game/shogiboard"

// ordered lists the legal moves of a node, or only captures and answers to a check, and
// scores how promising they are.
func (s *search) ordered(ply int, first shogiboard.Move, captures bool) {
	list := &s.lists[ply]
	list.Count = 0
	if captures {
		s.board.Captures(list)
	} else {
		s.board.Generate(list)
	}
	us := s.board.Turn()
	for i, m := range list.All() {
		v := s.history[us][origin(m)][m.To()]
		switch {
		case m == first:
			v = 1 << 30
		case s.loud(m):
			v = 1<<24 + int32(16*s.gain(m)-worth[s.board.On(m.From())])
		case m == s.killers[ply][0], m == s.killers[ply][1]:
			v = 1 << 22
		}
		s.values[ply][i] = v
	}
}

// origin returns an index for where a move comes from: a square, or a kind in the hand.
func origin(m shogiboard.Move) int {
	if k := m.Drop(); k != shogiboard.NoKind {
		return shogiboard.Squares + int(k)
	}
	return int(m.From())
}

// pick moves the most promising remaining move to an index of the list and returns it.
func (s *search) pick(ply, at int) shogiboard.Move {
	list, values := s.lists[ply].All(), &s.values[ply]
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
func (s *search) loud(m shogiboard.Move) bool {
	return m.Promotes() || s.board.On(m.To()) != shogiboard.NoKind
}

// gain returns what a move wins at once. A captured piece changes sides.
func (s *search) gain(m shogiboard.Move) int {
	gain := 0
	if k := s.board.On(m.To()); k != shogiboard.NoKind {
		gain = worth[k] + held[k.Plain()]
	}
	if m.Promotes() {
		k := s.board.On(m.From())
		gain += worth[k.Promoted()] - worth[k]
	}
	return gain
}

// loses reports whether a capture exchanges a piece for a protected one of less value.
func (s *search) loses(m shogiboard.Move) bool {
	taken, kind := s.board.On(m.To()), s.board.On(m.From())
	if taken == shogiboard.NoKind || kind == shogiboard.King || worth[kind] <= worth[taken]+100 {
		return false
	}
	occupied := s.board.Occupied().Without(m.From().Set())
	return !s.board.Attackers(s.board.Turn().Other(), m.To(), occupied).Empty()
}

// praise remembers a quiet move that refuted the opponent's move.
func (s *search) praise(m shogiboard.Move, ply, depth int) {
	if s.killers[ply][0] != m {
		s.killers[ply][1], s.killers[ply][0] = s.killers[ply][0], m
	}
	h := &s.history[s.board.Turn()][origin(m)][m.To()]
	*h = min(*h+int32(depth*depth), 1<<20)
}

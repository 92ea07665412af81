package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// AddLine adds moves after a place to the tree, as one edit, and shows the last of them.
// Moves that are in the tree already are only shown. Nothing happens if the place no
// longer exists or the first move is not legal there.
func (s *Session) AddLine(at Place, line []rules.Move) {
	r := s.now.Game.Record
	if at.Game != s.now.Game.Game || !r.Has(at.Path) || !at.is(s.place(at.Path)) {
		return
	}
	if way, all := s.along(r, at, line); all {
		s.Browse(way)
		return
	}
	s.edit(phrase.Say("session.line"), func(r *record.Record) record.Path { return s.grow(r, at, line) })
}

// along returns the path of a line that is in the tree, and false if a part of it is not.
func (s *Session) along(r *record.Record, at Place, line []rules.Move) (way record.Path, all bool) {
	way = at.Path
	for _, m := range line {
		next := -1
		for i, c := range r.At(way).Children() {
			if c.Move() == m {
				next = i
				break
			}
		}
		if next < 0 {
			return way, false
		}
		way = way.Down(next)
	}
	return way, true
}

// grow adds the moves of a line to a record as far as they are legal, and returns the
// path to the last of them.
func (s *Session) grow(r *record.Record, at Place, line []rules.Move) record.Path {
	now, way := at.Position(), at.Path
	for _, m := range line {
		if !rules.Legal(now, m) {
			break
		}
		next, err := now.Play(m)
		if err != nil {
			break
		}
		way = s.match.Try(r, way, m, rules.Written(s.now.Rules, now, m).Text)
		now = next
	}
	return way
}

package gamelist

// A selection is the selected games of a list, by their rows in a table, and the cursor.
// There may be a million games.
type selection struct {
	rows   []bool
	count  int
	anchor int // place in the list where a range begins
	cursor int // place in the list
}

func (s *selection) has(row int32) bool { return int(row) < len(s.rows) && s.rows[row] }

// begun reports whether games are selected, or were until they were deselected one by one.
func (s *selection) begun() bool { return s.rows != nil }

// set selects a game or deselects it.
func (s *selection) set(row int32, in bool) {
	if n := int(row) + 1 - len(s.rows); n > 0 {
		s.rows = append(s.rows, make([]bool, n)...)
	}
	switch was := s.rows[row]; {
	case in && !was:
		s.count++
	case was && !in:
		s.count--
	}
	s.rows[row] = in
}

// clear deselects all games.
func (s *selection) clear() { s.rows, s.count = nil, 0 }

// add selects games in addition to the others.
func (s *selection) add(rows []int32) {
	for _, row := range rows {
		s.set(row, true)
	}
}

// click selects the game at a place of a list: alone, or in addition (more), or with all
// games from the anchor on (through). A click on a selected game with more deselects it.
func (s *selection) click(list []int32, at int, more, through bool) {
	s.cursor = at
	if !through {
		s.anchor = at
	}
	if more && !through {
		s.set(list[at], !s.has(list[at]))
		return
	}
	if !more {
		s.clear()
	}
	first, last := min(at, s.anchor), max(at, s.anchor)
	s.add(list[first:min(last+1, len(list))])
}

// keep deselects the games that are not in a list, and keeps the cursor in it.
func (s *selection) keep(list []int32) {
	s.cursor = min(s.cursor, max(len(list)-1, 0))
	if s.count > 0 {
		kept := s.in(list)
		s.clear()
		s.add(kept)
	}
}

// in returns the selected games in the order of a list.
func (s *selection) in(list []int32) []int32 {
	rows := make([]int32, 0, s.count)
	for _, row := range list {
		if s.has(row) {
			rows = append(rows, row)
		}
	}
	return rows
}

// one returns the game at the cursor if it is selected, or else the first selected one. It
// reports false if there is none.
func (s *selection) one(list []int32) (int32, bool) {
	if s.cursor < len(list) && s.has(list[s.cursor]) {
		return list[s.cursor], true
	}
	for _, row := range list {
		if s.has(row) {
			return row, true
		}
	}
	return 0, false
}

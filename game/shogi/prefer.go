package shogi

import "passedpawn/game/shogi/shogiboard"

// preferred chooses among several moves that fit a Japanese notation. It prefers moves on
// the board to drops. If the notation gives a direction or the relative place of the
// piece, the move must have it.
func (p *position) preferred(w wanted, found []int) []int {
	if w.drop == open {
		if moves := keep(found, func(i int) bool { return p.small[i].Drop() == shogiboard.NoKind }); len(moves) > 0 {
			found = moves
		}
	}
	if w.way == 0 {
		return found
	}
	side := p.Turn()
	found = keep(found, func(i int) bool { return wayOf(side, p.small[i].From(), w.to)&w.way == w.way&(direction|straight) })
	var from []shogiboard.Square
	for _, i := range found {
		if s := p.small[i].From(); len(from) == 0 || from[len(from)-1] != s {
			from = append(from, s)
		}
	}
	for _, at := range []way{fromLeft, fromRight} {
		if s, single := extreme(side, from, at); w.way&at != 0 && single {
			found = keep(found, func(i int) bool { return p.small[i].From() == s })
		}
	}
	return found
}

func keep(all []int, ok func(int) bool) (some []int) {
	for _, i := range all {
		if ok(i) {
			some = append(some, i)
		}
	}
	return some
}

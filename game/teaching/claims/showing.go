package claims

import "passedpawn/game/chess/bitboard"

// shown returns the line that shows a plan: as an engine would play it, if that comes to what is
// proved and is not too long, and otherwise with the replies after which the winner is proved to
// win least.
func (f *forcer) shown(q *moveContext, w plan) []bitboard.Move {
	way := q.ways.reply
	if w.better {
		way = q.ways.better
	}
	if !w.chosen {
		way = nil
	}
	tries := []route{{way: way}, {}, {way: way, exact: true}, {exact: true}}
	var best []bitboard.Move
	for _, r := range tries {
		if len(best) > 0 && (r.exact || len(best) <= brief) {
			break
		}
		line := f.line(w.from, w.first, w.need, w.plies, r)
		if shows(w.from, line) == w.need && (len(best) == 0 || len(line) < len(best)) {
			best = line
		}
	}
	if len(best) == 0 {
		best = f.line(w.from, w.first, w.need, w.plies, route{})
	}
	return best
}

// brief is how long a line of an engine is that needs no shorter one.
const brief = 5

// shows returns what the side to move wins in a line.
func shows(p bitboard.Position, line []bitboard.Move) (won int) {
	us := p.Turn()
	for _, m := range line {
		if p.Turn() == us {
			won += gain(&p, m)
		} else {
			won -= gain(&p, m)
		}
		p.Make(m)
	}
	return won
}

// short returns how much less a line shows than has been proved: what follows after its
// end is not shown. Nothing is missing from a line that ends in mate.
func short(p bitboard.Position, line []bitboard.Move, need int) int {
	won := shows(p, line)
	for _, m := range line {
		p.Make(m)
	}
	if p.InCheck() && !bitboard.CanMove(&p) {
		return 0
	}
	return need - won
}

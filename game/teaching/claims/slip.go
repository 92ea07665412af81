package claims

import "passedpawn/game/chess/bitboard"

// slips reports whether what a line of a plan wins is lost again after its end: the winner, who is
// to move there, loses all of it whatever it does, as by a capture that threatens mate and another
// capture. The proof ends where the winner has enough and is to move.
func (f *forcer) slips(w plan, line []bitboard.Move) bool {
	if len(line)%2 != 0 {
		return false
	}
	p, need := w.from, w.need-w.gain+1-shows(w.from, line)
	for _, m := range line {
		p.Make(m)
	}
	f.left = forceBound
	if passed, quiet := passed(p); quiet && f.settled(&passed, need, f.further) {
		return false
	}
	var all bitboard.List
	p.Generate(&all)
	for _, m := range all.All() {
		won := gain(&p, m)
		undo := p.Make(m)
		keeps := f.settled(&p, need-won, f.further)
		p.Unmake(m, undo)
		if keeps {
			return false
		}
	}
	return f.left > 0
}

package claims

import "passedpawn/game/chess/bitboard"

// slips reports whether all that a line of a plan wins is lost again after its end. The proof ends
// where the winner has enough and is to move. But every move may lose it there, for example to an
// opponent that threatens both mate and a capture.
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

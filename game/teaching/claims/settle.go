package claims

import "passedpawn/game/chess/bitboard"

// settled reports whether the winner has so much material for good: the loser, who is to
// move, wins back too little by captures and, while further is above 0, by moves with check
// that are followed by captures. further is how many of the winner's answers, which are
// captures and replies to checks, are looked at on the whole board; after them, an exchange
// on one square decides. A mated loser has lost everything, and a stalemated one nothing.
func (f *forcer) settled(p *bitboard.Position, need, further int) bool {
	if yes, known := f.plainly(p, need); known {
		return yes
	}
	var all bitboard.List
	p.Captures(&all)
	if further > 0 {
		addChecks(p, &all)
	}
	return f.outlasts(p, need, further, &all)
}

// plainly counts a position, and returns whether the material is won for good, and whether that
// is known without looking at the loser's moves. If there is too little, only mate makes up for it.
func (f *forcer) plainly(p *bitboard.Position, need int) (yes, known bool) {
	f.left--
	return need > 0 && f.left > 0 && p.InCheck() && !bitboard.CanMove(p), need > 0 || f.left <= 0
}

// outlasts reports whether some moves of the loser win back too little.
func (f *forcer) outlasts(p *bitboard.Position, need, further int, all *bitboard.List) bool {
	if all.Count == 0 {
		return p.InCheck() || bitboard.CanMove(p)
	}
	var sights bitboard.Sights
	spare := need < 0 || p.InCheck()
	if spare {
		sights = bitboard.NewSights(p)
	}
	for _, m := range all.All() {
		won := gain(p, m)
		if spare && need+won <= 0 && !sights.Checks(p, m) {
			continue
		}
		undo := p.Make(m)
		ok := f.answers(p, m.To(), need+won, further)
		p.Unmake(m, undo)
		if !ok {
			return false
		}
	}
	return true
}

// ends reports whether a proof may end with so much material won: it is settled, and no exchange
// on one square wins anything back. Otherwise a quiet move of the loser could make two captures of
// one: what only a counter-attack protects is not safe.
func (f *forcer) ends(p *bitboard.Position, need int) bool {
	if yes, known := f.plainly(p, need); known && !yes {
		return false
	}
	var all bitboard.List
	p.Captures(&all)
	if need <= 0 && !f.outlasts(p, need, 0, &all) {
		return false
	}
	if yes, known := f.plainly(p, need); known {
		return yes
	}
	addChecks(p, &all)
	return f.outlasts(p, need, f.further, &all)
}

// answers reports whether the winner, who is to move, still gets so much material after the
// loser has moved to a square.
func (f *forcer) answers(p *bitboard.Position, on bitboard.Square, need, further int) bool {
	switch {
	case further == 0:
		return regains(p, on, need) && (!p.InCheck() || bitboard.CanMove(p))
	case need <= 0 && !p.InCheck():
		return true
	}
	var all bitboard.List
	p.Captures(&all)                              // no other move wins anything; in check, these are all moves
	for _, back := range [...]bool{true, false} { // a recapture is the answer most often
		for _, m := range all.All() {
			won := gain(p, m)
			if need > won || (m.To() == on) != back {
				continue
			}
			undo := p.Make(m)
			ok := f.settled(p, need-won, further-1)
			p.Unmake(m, undo)
			if ok {
				return true
			}
		}
	}
	return false
}

// regains reports whether swap would return so much.
func regains(p *bitboard.Position, on bitboard.Square, need int) bool {
	if need <= 0 {
		return true
	}
	if !p.Side(p.Turn() ^ 1).Has(on) {
		return false
	}
	var all bitboard.List
	bitboard.Recaptures(p, &all, on)
	for _, m := range all.All() {
		won := gain(p, m)
		if won < need {
			continue
		}
		undo := p.Make(m)
		ok := !regains(p, on, won-need+1)
		p.Unmake(m, undo)
		if ok {
			return true
		}
	}
	return false
}

// swap returns the most material that the side to move can win by an exchange on a
// square: both sides capture there, with any legal move, for as long as they like.
func swap(p *bitboard.Position, on bitboard.Square) (most int) {
	if !p.Side(p.Turn() ^ 1).Has(on) {
		return 0
	}
	var all bitboard.List
	bitboard.Recaptures(p, &all, on)
	for _, m := range all.All() {
		won := gain(p, m)
		if won <= most {
			continue
		}
		undo := p.Make(m)
		most = max(most, won-swap(p, on))
		p.Unmake(m, undo)
	}
	return most
}

// exchange returns what a move wins at once, less what an exchange on its square costs.
func exchange(p bitboard.Position, m bitboard.Move) int {
	won := gain(&p, m)
	p.Make(m)
	return won - swap(&p, m.To())
}

package claims

import "passedpawn/game/chess/bitboard"

// settled reports whether the winner has so much material for good: the loser, who is to
// move, wins back too little by any exchange on one square and, if wild, by any move with
// check that is followed by such an exchange. A mated loser has lost everything, and a
// stalemated one nothing.
func (f *forcer) settled(p *bitboard.Position, need int, wild bool) bool {
	f.left--
	var all bitboard.List
	p.Captures(&all)
	switch {
	case all.Count == 0 && p.InCheck():
		return true
	case need > 0 || all.Count == 0 && !canMove(p):
		return false
	}
	if wild && !p.InCheck() {
		aims := p.Aims()
		p.Checks(&all, &aims)
	}
	for _, m := range all.All() {
		won := gain(p, m)
		undo := p.Make(m)
		var ok bool
		if wild && p.InCheck() {
			ok = f.escapes(p, need+won)
		} else {
			ok = need+won-swap(p, m.To()) <= 0 && (!p.InCheck() || canMove(p))
		}
		p.Unmake(m, undo)
		if !ok {
			return false
		}
	}
	return true
}

// escapes reports whether the winner, who is in check, has a move after which so much
// material is settled.
func (f *forcer) escapes(p *bitboard.Position, need int) bool {
	var all bitboard.List
	p.Generate(&all)
	for _, m := range all.All() {
		won := gain(p, m)
		undo := p.Make(m)
		ok := f.settled(p, need-won, false)
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
	if p.Attackers(on, p.Occupied())&p.Side(p.Turn()) == 0 {
		return 0
	}
	var all bitboard.List
	p.Captures(&all)
	for _, m := range all.All() {
		if m.To() != on || !p.Occupied().Has(on) {
			continue
		}
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

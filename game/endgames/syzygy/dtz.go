package syzygy

import "passedpawn/game/chess/bitboard"

// DTZ returns in how many plies a capture or a pawn move comes with best play under the 50-move
// rule, positive for the side to move if it wins and negative if it loses, 0 for a draw. Of a
// cursed win or a blessed loss it is beyond 100. As files count in moves where the rule allows
// that, it may be one ply too few. It needs DTZ files, too. The error is like that of WDL.
func (t *Tables) DTZ(p *bitboard.Position) (int, error) {
	w, err := t.worth(p)
	r := w.Result
	if err != nil || r == Draw {
		return 0, err
	}
	if r > Draw && w.captures || w.passing {
		return zeroing(r), nil
	}
	var l bitboard.List
	p.Generate(&l)
	if r > Draw {
		won, err := t.pawnWins(p, &l, r)
		if err != nil || won {
			return zeroing(r), err
		}
	}
	plies, known, err := t.storedDTZ(p, r)
	switch {
	case err != nil:
		return 0, err
	case known && r > Draw:
		return zeroing(r) + plies, nil
	case known:
		return zeroing(r) - plies, nil
	case r > Draw:
		return t.fastest(p, &l)
	}
	return t.slowest(p, &l, r)
}

// zeroing returns the DTZ of a position in which the best move captures or moves a pawn.
func zeroing(r Result) int {
	switch r {
	case Win:
		return 1
	case CursedWin:
		return 101
	case BlessedLoss:
		return -101
	}
	return -1
}

// listOf returns which list of a file has the values of a result.
func listOf(r Result) int {
	switch r {
	case Win:
		return 0
	case Loss:
		return 1
	case CursedWin:
		return 2
	}
	return 3
}

// quietPawn reports whether a pawn moves without a capture.
func quietPawn(p *bitboard.Position, m bitboard.Move) bool {
	return p.On(m.From()) == bitboard.Pawn && p.Captured(m) == bitboard.NoKind
}

// pawnWins reports whether a pawn move without a capture has the best result.
func (t *Tables) pawnWins(p *bitboard.Position, l *bitboard.List, r Result) (bool, error) {
	for _, m := range l.All() {
		if !quietPawn(p, m) {
			continue
		}
		next := *p
		next.Make(m)
		if v, err := t.WDL(&next); err != nil || -v == r {
			return true, err
		}
	}
	return false, nil
}

// storedDTZ returns what the file says. known is false if it only has the other side to move.
func (t *Tables) storedDTZ(p *bitboard.Position, r Result) (plies int, known bool, err error) {
	o, err := find(t.dtz, p)
	if err != nil {
		return 0, false, err
	}
	part, n, err := o.locate(p)
	if err != nil {
		return 0, false, err
	}
	if !o.same && bitboard.Side(part.flags&blackSide) != o.view(p).side {
		return 0, false, nil
	}
	v, err := part.at(n)
	if err == nil && part.flags&mapped != 0 {
		list := part.lists[listOf(r)]
		if v >= len(list) {
			err = ErrDamaged
		} else {
			v = list[v]
		}
	}
	if err != nil {
		return 0, false, &FileError{o.path, err}
	}
	if r == Win && part.flags&winPlies == 0 || r == Loss && part.flags&lossPlies == 0 || r == CursedWin || r == BlessedLoss {
		v *= 2
	}
	return v, true, nil
}

// fastest returns the DTZ of a win by the positions after quiet moves of pieces.
func (t *Tables) fastest(p *bitboard.Position, l *bitboard.List) (best int, err error) {
	for _, m := range l.All() {
		if p.On(m.From()) == bitboard.Pawn || p.Captured(m) != bitboard.NoKind {
			continue
		}
		next := *p
		next.Make(m)
		v, err := t.DTZ(&next)
		if err != nil {
			return 0, err
		}
		plies := 1 - v
		if v == -1 && mated(&next) {
			plies = 1
		}
		if v < 0 && (best == 0 || plies < best) {
			best = plies
		}
	}
	return best, nil
}

func mated(p *bitboard.Position) bool {
	var l bitboard.List
	p.Generate(&l)
	return l.Count == 0 && p.InCheck()
}

// slowest returns the DTZ of a loss by the positions after all moves.
func (t *Tables) slowest(p *bitboard.Position, l *bitboard.List, r Result) (int, error) {
	best := -1
	for _, m := range l.All() {
		zeroes := p.Captured(m) != bitboard.NoKind || p.On(m.From()) == bitboard.Pawn
		next := *p
		next.Make(m)
		v := -1
		switch {
		case !zeroes:
			after, err := t.DTZ(&next)
			if err != nil {
				return 0, err
			}
			v = -after - 1
		case r == BlessedLoss:
			after, err := t.WDL(&next)
			if err != nil {
				return 0, err
			}
			if v = -101; after == Win {
				v = 0
			}
		}
		best = min(best, v)
	}
	return best, nil
}

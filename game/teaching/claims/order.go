package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
)

// order lists the moves that can win so much material, the greatest gains first.
func (f *forcer) order(p *bitboard.Position, need, plies int, l *bitboard.List) {
	var sights bitboard.Sights
	if plies == 1 {
		sights = bitboard.NewSights(p)
	}
	if plies == 1 && need > 0 {
		forceful(p, l)
	} else {
		p.Generate(l)
	}
	least, all := need-f.most(p)*(plies/2), l.All()
	l.Count = 0
	for _, m := range all {
		if gain(p, m) >= least || plies == 1 && sights.Checks(p, m) {
			l.Add(m)
		}
	}
	byGain(p, l)
}

// most returns the most material that one move of the side to move could win, once the
// pieces have moved.
func (f *forcer) most(p *bitboard.Position) int {
	won := 0
	for k := bitboard.Queen; k > bitboard.Pawn; k-- {
		if p.Pieces(k, p.Turn()^1) != 0 {
			won = worth[k]
			break
		}
	}
	if p.Pieces(bitboard.Pawn, p.Turn()) != 0 {
		won += worth[bitboard.Queen] - worth[bitboard.Pawn]
	}
	return max(won, 1)
}

// byGain sorts moves by what they win, the most first, and does not change the order of others.
func byGain(p *bitboard.Position, l *bitboard.List) {
	var gains [bitboard.Most]int8
	n := 0 // how many win something
	for i, m := range l.All() {
		won := int8(gain(p, m))
		if won == 0 {
			continue
		}
		at := n
		for ; at > 0 && gains[at-1] < won; at-- {
			gains[at] = gains[at-1]
		}
		gains[at] = won
		copy(l.Moves[at+1:i+1], l.Moves[at:i])
		l.Moves[at] = m
		n++
	}
}

// replies lists the loser's moves, those first that refute most.
func (f *forcer) replies(p *bitboard.Position, l *bitboard.List, plies int) {
	p.Generate(l)
	byGain(p, l)
	if i := slices.Index(l.All(), f.killers[plies]); i > 0 {
		copy(l.Moves[1:i+1], l.Moves[:i])
		l.Moves[0] = f.killers[plies]
	}
}

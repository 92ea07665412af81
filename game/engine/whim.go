package engine

import "passedpawn/game/bitboard"

// absurd is what no move that was glanced at loses at once, in centipawns: those
// who have just learnt the moves leave knights and pawns to be taken, but do not
// put their queen in front of one.
const absurd = 450

// glance is a move played on a whim, as those do who have just learnt how the
// pieces move: the first one that comes to mind, 0 where the level thinks. What is
// easily seen comes to mind more often, what can be taken for nothing most of all, and
// the king stays where it is.
func (h *human) glance(p *bitboard.Position) bitboard.Move {
	if unit(mix(h.seed, p.Key(), 8)) >= h.whim {
		return 0
	}
	var l bitboard.List
	p.Generate(&l)
	var chosen bitboard.Move
	sum := 0.0
	for _, m := range l.All() {
		w := inviting(p, m)
		if sum += w; sum > 0 && unit(mix(h.seed^9, p.Key(), uint64(m)))*sum < w {
			chosen = m
		}
	}
	return chosen
}

// inviting is how readily a move is played without a thought, 0 for never.
func inviting(p *bitboard.Position, m bitboard.Move) float64 {
	wins := exchange(p, m)
	if wins <= -absurd {
		return 0
	}
	w := 1.1 - hard(p, m, 0)
	if p.On(m.To()) != bitboard.NoKind {
		w += max(0, float64(wins)/50)
	}
	if p.On(m.From()) == bitboard.King && !p.InCheck() && distance(m.From(), m.To()) == 1 {
		w /= 8
	}
	return w
}

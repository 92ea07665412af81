package engine

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/search"
)

// absurd is a loss in centipawns that even a move played at a glance never causes at
// once. People who have just learnt the moves leave knights and pawns to be captured, but
// they do not put their queen in front of one.
const absurd = 450

// glance returns a move played on a whim, as by people who have just learnt how the
// pieces move: the first one that comes to mind, or 0 if the level thinks. Moves that are
// easy to see come to mind more often, captures of unprotected pieces most often of all,
// and king moves rarely.
func (h *human) glance(p *bitboard.Position) bitboard.Move {
	if unit(mix(h.seed, p.Key(), 8)) >= h.whim {
		return 0
	}
	var l bitboard.List
	p.Generate(&l)
	luck := func(m bitboard.Move) float64 { return unit(mix(h.seed^9, p.Key(), uint64(m))) }
	chosen, _ := search.Draw(l.All(), func(m bitboard.Move) float64 { return inviting(p, m) }, luck)
	return chosen
}

// inviting returns how likely a move is to be played without a thought, 0 for never.
func inviting(p *bitboard.Position, m bitboard.Move) float64 {
	wins := exchange(p, m)
	if wins <= -absurd {
		return 0
	}
	w := 1.1 - hard(p, m, 0)
	if p.Captured(m) != bitboard.NoKind && !m.EnPassant() {
		w += max(0, float64(wins)/50)
	}
	if p.On(m.From()) == bitboard.King && !p.InCheck() && distance(m.From(), m.To()) == 1 {
		w /= 8
	}
	return w
}

package engine

import (
	"math"

	"passedpawn/game/chess/bitboard"
)

// A human makes a level err like a person: it misjudges positions, and near the root it
// overlooks moves, more often those that are hard to see. Both depend on the game's seed
// and not on chance, so that an overlooked move stays overlooked for a while and errors
// cluster, as people's do.
type human struct {
	strength
	seed uint64
	move int // the number of the move being thought about
}

// attentive is the number of plies from the root on which a person considers individual
// moves. Beyond them the search overlooks nothing.
const attentive = 3

// misjudge returns the error in the evaluation of a position, in centipawns.
func (h *human) misjudge(key uint64) int {
	return int(h.noise * normal(mix(h.seed, key, 1)))
}

// overlooks reports whether a move is overlooked.
func (h *human) overlooks(p *bitboard.Position, m, last bitboard.Move) bool {
	if h.blind == 0 {
		return false
	}
	who := uint64(p.On(m.From()))<<1 | uint64(p.Turn())
	luck := unit(mix(h.seed^uint64(h.move/6), who, uint64(m)))
	return luck < h.blind*hard(p, m, last)
}

// unseen reports whether a move near the root is overlooked.
func (s *searcher) unseen(m bitboard.Move, ply int) bool {
	return s.human != nil && ply > 0 && ply < attentive && s.human.overlooks(&s.pos, m, s.trail[s.top-1])
}

// hard returns how hard a move is to see, from 0 to 1. Recaptures, checks and captures of
// large pieces are easy to see. Quiet, long and backward moves are not, and a knight's
// moves least of all.
func hard(p *bitboard.Position, m, last bitboard.Move) float64 {
	if last != 0 && m.To() == last.To() {
		return 0.06
	}
	from, to, kind := m.From(), m.To(), p.On(m.From())
	h := 0.45
	switch victim := p.Captured(m); {
	case m.EnPassant():
	case victim != bitboard.NoKind:
		h = 0.32 - 0.06*float64(victim)
	case kind == bitboard.Knight:
		h = 0.65
	}
	if aims := p.Aims(); aims[kind].Has(to) {
		h -= 0.1
	}
	if kind != bitboard.Pawn && distance(from, to) > 3 {
		h += 0.2
	}
	if relative(to, p.Turn()).Rank() < relative(from, p.Turn()).Rank() {
		h += 0.2
	}
	return max(0.02, min(h, 1))
}

// candidates limits the root moves to those that come to mind, or allows all if none
// does. A mate in one is returned if it is seen. Otherwise it is not considered.
func (h *human) candidates(s *searcher) bitboard.Move {
	var seen []bitboard.Move
	for _, m := range s.rootMoves() {
		undo := s.make(m)
		mate := s.pos.InCheck() && !bitboard.CanMove(&s.pos)
		s.unmake(m, undo)
		switch {
		case !mate:
			if !h.overlooks(&s.pos, m, 0) && (h.whim == 0 || exchange(&s.pos, m) > -absurd) {
				seen = append(seen, m)
			}
		case unit(mix(h.seed, s.pos.Key(), 2)) < h.mate:
			return m
		}
	}
	if len(seen) > 0 {
		s.only = seen
	}
	return 0
}

// mix hashes three numbers into one that looks random (with the final steps of
// splitmix64).
func mix(a, b, c uint64) uint64 {
	x := a*0x9e3779b97f4a7c15 ^ b ^ c*0xd1342543de82ef95
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

func unit(x uint64) float64 { return float64(x>>11) / (1 << 53) }

// normal converts a hash to a normally distributed number (Box-Muller).
func normal(x uint64) float64 {
	u, v := unit(mix(x, 3, 5)), unit(mix(x, 7, 11))
	return math.Sqrt(-2*math.Log(1-u)) * math.Cos(2*math.Pi*v)
}

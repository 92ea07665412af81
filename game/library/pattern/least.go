package pattern

import (
	"math/bits"

	"passedpawn/game/chess/bitboard"
)

// A Least is the least number of pieces of each kind that each side had in a game: four
// bits for each of White's pawns to queens, and then for Black's. With it, most games that
// never had a material need not be played.
type Least uint64

// LeastSize is how many bytes of a Least are used, the lowest ones first.
const LeastSize = leastKinds

// leastKinds is the number of kinds that a Least counts for a side: all but the king.
const leastKinds = 5

// mostCounted is the greatest number in a Least.
const mostCounted = 15

// LeastOf returns the Least of a game.
func LeastOf(start *bitboard.Position, moves []bitboard.Move) Least {
	b := BoardOf(start)
	var least [2 * leastKinds]int
	for i := range least {
		least[i] = b.count(i)
	}
	for _, m := range moves {
		if _, lasting := b.Play(m); !lasting {
			continue
		}
		for i := range least {
			least[i] = min(least[i], b.count(i))
		}
	}
	var all Least
	for i, n := range least {
		all |= Least(min(n, mostCounted)) << (4 * i)
	}
	return all
}

// count returns the number of pieces for a number in a Least.
func (b *Board) count(i int) int {
	return bits.OnesCount64(b.set[1+i%leastKinds+6*(i/leastKinds)])
}

// Possible reports whether a game with a Least may have the pattern.
func (m *Matcher) Possible(l Least) bool {
	for i := range m.shapes {
		if m.shapes[i].possible(l) {
			return true
		}
	}
	return false
}

// possible reports whether each kind was once as rare as the material needs it.
func (s *shape) possible(l Least) bool {
	if s.material == nil || s.material.uneven {
		return true
	}
	for i := range 2 * leastKinds {
		if most := s.material.count[i/leastKinds][i%leastKinds].most; int(l>>(4*i)&mostCounted) > most {
			return false
		}
	}
	return true
}

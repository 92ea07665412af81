package pattern

import (
	"math/bits"

	"passedpawn/game/chess/bitboard"
)

// A Least is the least number of pieces of each kind that each side had in a game: White's pawns
// to queens, and then Black's, from the lowest bits on. A greater number than there is room for
// counts as the greatest, so that a pattern may be possible that is not. With it, most games that
// never had a material need not be played.
type Least uint32

// LeastBits is how many bits of a Least are used.
const LeastBits = 20

// leastKinds is the number of kinds that a Least counts for a side: all but the king.
const leastKinds = 5

// The numbers in a Least: where they begin, and how many bits they have.
var (
	leastAt   = [2 * leastKinds]int{0, 3, 5, 7, 9, 10, 13, 15, 17, 19}
	leastBits = [leastKinds]int{3, 2, 2, 2, 1}
)

// Every other number in a Least, and the bits above these, which are free when the others are
// taken away.
const (
	evenNumbers, aboveEven = 0x66267, 0x88488
	oddNumbers, aboveOdd   = 0x99d98, 0x122220
)

// leastOf returns the Least of some numbers.
func leastOf(numbers *[2 * leastKinds]int) (all Least) {
	for i, n := range numbers {
		all |= Least(min(n, 1<<leastBits[i%leastKinds]-1)) << leastAt[i]
	}
	return all
}

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
	return leastOf(&least)
}

// count returns the number of pieces for a number in a Least.
func (b *Board) count(i int) int {
	return bits.OnesCount64(b.set[1+i%leastKinds+6*(i/leastKinds)])
}

// Possible reports whether a game with a Least may have the pattern.
func (m *Matcher) Possible(l Least) bool {
	for i := range m.shapes {
		if l.within(m.shapes[i].rare) {
			return true
		}
	}
	return false
}

// within reports whether each number is at most that of another Least.
func (l Least) within(most Least) bool {
	even := most&evenNumbers + aboveEven - l&evenNumbers
	odd := most&oddNumbers + aboveOdd - l&oddNumbers
	return even&aboveEven == aboveEven && odd&aboveOdd == aboveOdd
}

// rare returns a Least that has at most what games with the material once had.
func (m *Material) rare() Least {
	if m == nil || m.uneven {
		return 1<<LeastBits - 1
	}
	var most [2 * leastKinds]int
	for i := range most {
		most[i] = m.count[i/leastKinds][i%leastKinds].most
	}
	return leastOf(&most)
}

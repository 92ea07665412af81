package syzygy

import (
	"math/bits"

	"passedpawn/game/chess/bitboard"
)

// numbers are the numbers of squares that the format uses.
type numbers struct {
	triangle [64]int     // a1-d1-d4: below the diagonal 0 to 5, on it 6 to 9
	lower    [64]int     // below the long diagonal
	kings    [10][64]int // of a king in the triangle and the other king, -1 if they cannot stand so
	flap     [64]int     // of pawns: by file from the edge, then by rank
	twist    [64]int     // of pawns: the first in flap is the last
	pawns    [6][24]int  // for leading pawns, how many positions come before, by flap of the first
	perFile  [6][4]int   // how many positions the leading pawns have, by file of the first
	choose   [7][65]int  // binomial coefficients
}

var number = newNumbers()

func newNumbers() *numbers {
	n := &numbers{}
	for k := range n.choose {
		for m := range n.choose[k] {
			n.choose[k][m] = choose(m, k)
		}
	}
	n.numberPieces()
	n.numberPawns()
	return n
}

// choose returns in how many ways k of n can be chosen.
func choose(n, k int) int {
	ways := 1
	for i := range k {
		ways = ways * (n - i) / (i + 1)
	}
	return ways
}

// aside returns on which side of the long diagonal a square is: positive above it.
func aside(s bitboard.Square) int { return s.Rank() - s.File() }

func transposed(s bitboard.Square) bitboard.Square { return s>>3 | s&7<<3 }

func (n *numbers) numberPieces() {
	below, on, low := 0, 6, 0
	var homes []bitboard.Square
	var diagonal []bitboard.Square
	for s := range bitboard.Square(64) {
		if aside(s) < 0 {
			n.lower[s] = low
			low++
		}
		if s.File() > 3 {
			continue
		}
		switch {
		case aside(s) < 0:
			n.triangle[s] = below
			homes = append(homes, s)
			below++
		case aside(s) == 0:
			n.triangle[s] = on
			diagonal = append(diagonal, s)
			on++
		}
	}
	homes = append(homes, diagonal...)
	count := 0
	for last := range 2 { // both kings on the diagonal come last
		for i, king := range homes {
			for other := range bitboard.Square(64) {
				both := aside(king) == 0 && aside(other) == 0
				switch {
				case other == king, bitboard.KingAttacks(king).Has(other), aside(king) == 0 && aside(other) > 0:
					n.kings[i][other] = -1
				case both == (last == 1):
					n.kings[i][other] = count
					count++
				}
			}
		}
	}
}

func (n *numbers) numberPawns() {
	var byFlap [24]bitboard.Square
	for s := bitboard.Square(8); s < 56; s++ {
		file := min(s.File(), 7-s.File())
		n.flap[s] = file*6 + s.Rank() - 1
		n.twist[s] = 47 - 2*n.flap[s]
		if s.File() > 3 {
			n.twist[s]--
		} else {
			byFlap[n.flap[s]] = s
		}
	}
	for others := range n.pawns {
		for file := range 4 {
			sum := 0
			for i := file * 6; i < file*6+6; i++ {
				n.pawns[others][i] = sum
				sum += n.choose[others][n.twist[byFlap[i]]]
			}
			n.perFile[others][file] = sum
		}
	}
}

// below returns how many of some squares have a smaller number than a square.
func below(all bitboard.Bitboard, s bitboard.Square) int {
	return bits.OnesCount64(uint64(all & (s.Bit() - 1)))
}

package syzygy

import (
	"slices"

	"passedpawn/game/chess/bitboard"
)

// leadPieces turns the board so that the first man is in the triangle a1-d1-d4, and numbers the
// leading pieces. It returns -1 if they are kings that touch.
func (x *index) leadPieces(at []bitboard.Square) int {
	var flip bitboard.Square
	if at[0].File() > 3 {
		flip ^= 7
	}
	if at[0].Rank() > 3 {
		flip ^= 56
	}
	lead := at[:x.groups[0].count]
	for i := range at {
		at[i] ^= flip
	}
	off := slices.IndexFunc(lead, func(s bitboard.Square) bool { return aside(s) != 0 })
	if off >= 0 && aside(lead[off]) > 0 {
		for i := range at {
			at[i] = transposed(at[i])
		}
	}
	a, b := at[0], at[1]
	if len(lead) == 2 {
		return number.kings[number.triangle[a]][b]
	}
	c := at[2]
	second := int(b) - below(a.Bit(), b)
	third := int(c) - below(a.Bit()|b.Bit(), c)
	const aboveDiagonal, lower, squares = 6 * 63 * 62, 28, 62
	diagonalSecond := b.File() - below(a.Bit(), b)
	switch off {
	case 0:
		return (number.triangle[a]*63+second)*squares + third
	case 1:
		return aboveDiagonal + (a.File()*lower+number.lower[b])*squares + third
	case 2:
		return aboveDiagonal + 4*lower*squares + (a.File()*7+diagonalSecond)*lower + number.lower[c]
	}
	diagonalThird := c.File() - below(a.Bit()|b.Bit(), c)
	return aboveDiagonal + 4*lower*squares + 4*7*lower + (a.File()*7+diagonalSecond)*6 + diagonalThird
}

// leadPawns turns the board so that the first pawn is on the files a to d, and numbers the leading
// pawns.
func (x *index) leadPawns(at []bitboard.Square) int {
	lead := at[:x.groups[0].count]
	slices.SortFunc(lead, func(a, b bitboard.Square) int { return number.twist[b] - number.twist[a] })
	if lead[0].File() > 3 {
		for i := range at {
			at[i] ^= 7
		}
	}
	others := len(lead) - 1
	n := number.pawns[others][number.flap[lead[0]]]
	slices.SortFunc(lead[1:], func(a, b bitboard.Square) int { return number.twist[b] - number.twist[a] })
	for i := others; i > 0; i-- {
		n += number.choose[others-i+1][number.twist[lead[i]]]
	}
	return n
}

// file returns the file, from the edge, of the leading one of some pawns.
func file(pawns bitboard.Bitboard) int {
	best := 7
	for pawns != 0 {
		f := pawns.Pop().File()
		best = min(best, f, 7-f)
	}
	return best
}

package ending

import "passedpawn/game/chess/bitboard"

// Squares are where the white king, the black king and the other men of an ending stand.
type Squares [2 + Most]bitboard.Square

// Size returns how many numbers the positions with one side to move have. Not every number
// is that of a position: two men may be on one square, or a pawn on the first rank.
func (e *Ending) Size() int {
	n := len(e.frame.pairs) << (6 * len(e.Men))
	if e.Passing() {
		n += len(e.frame.pairs) << passingBits
	}
	return n
}

// Regular returns how many of the numbers are of positions without a capture en passant.
// They come first.
func (e *Ending) Regular() int { return len(e.frame.pairs) << (6 * len(e.Men)) }

// Index returns the number of a position without a capture en passant. ok is false if the
// kings touch.
func (e *Ending) Index(at Squares) (index int, ok bool) {
	pair, t := e.frame.number[at[0]][at[1]], &turned[e.frame.turning[at[0]][at[1]]]
	if pair < 0 {
		return 0, false
	}
	if len(e.Men) == 1 {
		return int(pair)<<6 | int(t[at[2]]), true
	}
	a, b := t[at[2]], t[at[3]]
	if e.Twins && a > b {
		a, b = b, a
	}
	return int(pair)<<12 | int(a)<<6 | int(b), true
}

// Squares returns where the men stand in the position with a number, as far as symmetries
// go. It is the inverse of Index.
func (e *Ending) Squares(index int) (at Squares) {
	if len(e.Men) == 1 {
		at[2] = bitboard.Square(index & 63)
	} else {
		at[2], at[3] = bitboard.Square(index>>6&63), bitboard.Square(index&63)
	}
	pair := e.frame.pairs[index>>(6*len(e.Men))]
	at[0], at[1] = pair[0], pair[1]
	return at
}

// Ordered reports whether Index gives a number to a position: if two men are alike, it
// gives only one of two numbers.
func (e *Ending) Ordered(at Squares) bool { return !e.Twins || at[2] <= at[3] }

// Diagonal reports whether both kings are on the diagonal in the position with a number,
// in an ending without pawns. Its mirror image has another number then, that of Transposed.
func (e *Ending) Diagonal(index int) bool {
	return !e.Pawns && e.frame.diagonal[index>>(6*len(e.Men))]
}

// Transposed returns the mirror image of a position at the diagonal.
func (e *Ending) Transposed(at Squares) Squares {
	for i := range at {
		at[i] = turned[transposed][at[i]]
	}
	return at
}

// Transposes reports whether the symmetry that Index uses for a pair of kings transposes
// files and ranks.
func (e *Ending) Transposes(white, black bitboard.Square) bool {
	return e.frame.turning[white][black]&transposed != 0
}

// Weight returns of how many positions with different men on some square the number is.
func (e *Ending) Weight(index int) int {
	switch {
	case e.Pawns:
		return 2
	case e.Diagonal(index):
		return turnings / 2
	}
	return turnings
}

package ending

import "passedpawn/game/chess/bitboard"

// A turning is a symmetry of the board: some of the steps below, in their order.
type turning uint8

const (
	files      turning = 1 << iota // the a-file becomes the h-file
	ranks                          // the first rank becomes the eighth
	transposed                     // files become ranks
	turnings   = 8
)

// turned is where each square comes to lie.
var turned = func() (all [turnings][64]bitboard.Square) {
	for t := range turning(turnings) {
		for s := range bitboard.Square(64) {
			to := s
			if t&files != 0 {
				to ^= 7
			}
			if t&ranks != 0 {
				to ^= 56
			}
			if t&transposed != 0 {
				to = to>>3 | to&7<<3
			}
			all[t][s] = to
		}
	}
	return all
}()

// Symmetries returns in how many ways the board can be turned: with pawns, it can only be seen in a
// mirror.
func (e *Ending) Symmetries() int {
	if e.Pawns {
		return 2
	}
	return turnings
}

// Turned returns squares on a turned board, by the number of a symmetry.
func (e *Ending) Turned(at Squares, symmetry int) Squares {
	for i := range at {
		at[i] = turned[symmetry][at[i]]
	}
	return at
}

// A frame numbers the pairs of kings that differ by more than a symmetry. Without pawns,
// the white king comes to lie in the triangle a1-d1-d4, and if it is on the diagonal, the
// black king on or below it. If both are on the diagonal, the other men may still be in
// two ways that are mirror images; each has its own number. With pawns, the white king
// comes to lie on the files a to d.
type frame struct {
	pairs    [][2]bitboard.Square
	number   [64][64]int16 // of the pair that two kings become, -1 if they touch
	turning  [64][64]turning
	diagonal []bool // both kings of the pair are on the diagonal
}

var (
	without = newFrame(turnPieces)
	with    = newFrame(turnPawns)
)

func newFrame(turn func(white, black bitboard.Square) turning) *frame {
	f := new(frame)
	for w := range bitboard.Square(64) {
		for b := range bitboard.Square(64) {
			f.number[w][b] = -1
			if t := turn(w, b); t == 0 && apart(w, b) {
				f.number[w][b] = int16(len(f.pairs))
				f.pairs = append(f.pairs, [2]bitboard.Square{w, b})
				f.diagonal = append(f.diagonal, onDiagonal(w) && onDiagonal(b))
			}
		}
	}
	for w := range bitboard.Square(64) {
		for b := range bitboard.Square(64) {
			t := turn(w, b)
			f.turning[w][b] = t
			f.number[w][b] = f.number[turned[t][w]][turned[t][b]]
		}
	}
	return f
}

// apart reports whether two kings may stand on two squares.
func apart(a, b bitboard.Square) bool { return a != b && !bitboard.KingAttacks(a).Has(b) }

func onDiagonal(s bitboard.Square) bool { return s.File() == s.Rank() }

func turnPawns(white, _ bitboard.Square) (t turning) {
	if white.File() > 3 {
		t = files
	}
	return t
}

func turnPieces(white, black bitboard.Square) turning {
	t := turnPawns(white, black)
	if white.Rank() > 3 {
		t |= ranks
	}
	white, black = turned[t][white], turned[t][black]
	if white.Rank() > white.File() || onDiagonal(white) && black.Rank() > black.File() {
		t |= transposed
	}
	return t
}

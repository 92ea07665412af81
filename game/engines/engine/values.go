package engine

import "passedpawn/game/chess/bitboard"

// A pair is a middlegame and an endgame value in centipawns, blended by the material left
// on the board (tapered evaluation).
type pair struct{ mg, eg int32 }

func (a pair) plus(b pair) pair      { return pair{a.mg + b.mg, a.eg + b.eg} }
func (a pair) minus(b pair) pair     { return pair{a.mg - b.mg, a.eg - b.eg} }
func (a pair) times(n int) pair      { return pair{a.mg * int32(n), a.eg * int32(n)} }
func (a pair) blend(phase int32) int { return int((a.mg*phase + a.eg*(fullPhase-phase)) / fullPhase) }

const fullPhase = 24

// phaseOf is the weight of a piece for the middlegame.
var phaseOf = [6]int32{0, 1, 1, 2, 4, 0}

// weights are the parameters of the evaluation. They were tuned on games of the engine
// against itself (Texel's method): see tune_test.go.
type weights struct {
	place     [6][32]pair // material and square, for White; the files are symmetrical
	mobility  [6]pair     // for each square of mobility above usual
	passed    [8]pair     // by rank
	escort    pair        // for each rank of a passed pawn times each step that the enemy king is farther away
	isolated  pair
	doubled   pair
	backed    pair // protected by another pawn
	bishops   pair // the bishop pair
	openFile  pair // for a rook
	halfOpen  pair
	seventh   pair // a rook on the seventh rank
	shield    pair // a pawn near the king
	exposed   pair // a file beside the king without a pawn of its side
	tempo     pair
	kingPress [8]pair // by the number of pieces that attack squares around the king
	threat    [6]pair // a piece attacked by a pawn
}

// usual is the mobility that scores zero.
var usual = [6]int{0, 4, 6, 7, 13, 0}

// half maps a square to the left half of the board.
func half(s bitboard.Square) int {
	file := s.File()
	return s.Rank()*4 + min(file, 7-file)
}

// spread expands the values to all squares, which is quicker to look up.
func spread(w *weights) (v [6][64]pair) {
	for k := range v {
		for s := range v[k] {
			v[k][s] = w.place[k][half(bitboard.Square(s))]
		}
	}
	return v
}

var (
	w            = tuned
	squareValues = spread(&w)
)

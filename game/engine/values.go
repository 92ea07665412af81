package engine

import "passedpawn/game/bitboard"

// A pair holds a middlegame and an endgame value, blended by what is left on
// the board (tapered evaluation). Values are in centipawns.
type pair struct{ mg, eg int32 }

func (a pair) plus(b pair) pair      { return pair{a.mg + b.mg, a.eg + b.eg} }
func (a pair) minus(b pair) pair     { return pair{a.mg - b.mg, a.eg - b.eg} }
func (a pair) times(n int) pair      { return pair{a.mg * int32(n), a.eg * int32(n)} }
func (a pair) blend(phase int32) int { return int((a.mg*phase + a.eg*(fullPhase-phase)) / fullPhase) }

const fullPhase = 24

// phaseOf is how much a piece keeps the game in its middle.
var phaseOf = [6]int32{0, 1, 1, 2, 4, 0}

// Weights are what the evaluation knows. They were tuned on games of the
// engine against itself (Texel's method): see tune_test.go.
type weights struct {
	place     [6][32]pair // material and place, for White; the files mirror each other
	mobility  [6]pair     // for each square of mobility more than usual
	passed    [8]pair     // by rank
	escort    pair        // for each rank of a passed pawn and step the enemy king is farther off
	isolated  pair
	doubled   pair
	backed    pair // guarded by another pawn
	bishops   pair // both of them
	openFile  pair // for a rook
	halfOpen  pair
	seventh   pair // a rook there
	shield    pair // a pawn near the king
	exposed   pair // a file at the king without an own pawn
	tempo     pair
	kingPress [8]pair // by the pieces that bear on the squares around the king
	threat    [6]pair // a piece attacked by a pawn
}

// usual is the mobility that scores nothing.
var usual = [6]int{0, 4, 6, 7, 13, 0}

// half folds a square onto the left half of the board.
func half(s bitboard.Square) int {
	file := s.File()
	return s.Rank()*4 + min(file, 7-file)
}

// spread unfolds places to all squares, which is quicker to look up.
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

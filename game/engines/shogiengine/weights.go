package shogiengine

import "passedpawn/game/shogi/shogiboard"

// weights are what the evaluation adds up, in hundredths of a pawn. fit_test.go tunes them
// on games of the engine against itself.
type weights struct {
	own   [shogiboard.NoKind][places]int16 // a piece, by its place relative to its own king
	other [shogiboard.NoKind][places]int16 // and relative to the other king
	held  [shogiboard.Droppable][19]int16  // pieces in the hand, by their number
	king  [9][9]int16                      // a king, by its rank from the far side and its file
	terms [terms]int16
}

// The terms about attacks and kings.
const (
	mobility = iota // squares that a rider attacks
	pressure        // attacks on the squares around the other king
	storm           // the same, times what can be dropped there
	cover           // attacks of our own on the squares around our king
	hole            // squares around the other king that we attack and only the king guards
	breach          // the same, times what can be dropped there
	entry9          // our king is in the promotion zone: for each piece with it there
	tempo           // the side to move
	terms
)

// weight is the weights in use. Package tests exchange them.
var weight = &tuned

package shogiengine

import "passedpawn/game/shogiboard"

// weights are what the evaluation adds up, in hundredths of a pawn, in the order in which
// package tests tune them.
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

// fade is how much of a bonus for being near a king is left at a distance, in percent.
var fade = [9]int{100, 100, 62, 30, 12, 4, 0, 0, 0}

// closeness is what a kind is worth beside its own and beside the other king.
var closeness = [shogiboard.NoKind][2]int{
	shogiboard.Pawn: {14, 16}, shogiboard.Lance: {10, 14}, shogiboard.Knight: {12, 30}, shogiboard.Silver: {42, 62}, shogiboard.Gold: {58, 66},
	shogiboard.Bishop: {0, 20}, shogiboard.Rook: {-36, 22}, shogiboard.PromotedPawn: {24, 80}, shogiboard.PromotedLance: {20, 70},
	shogiboard.PromotedKnight: {20, 70}, shogiboard.PromotedSilver: {24, 70}, shogiboard.Horse: {70, 60}, shogiboard.Dragon: {20, 80},
}

// weight is the weights in use.
var weight = begun()

// begun returns weights by rules of thumb: generals belong beside their own king or the
// other one, and a king on its back ranks, away from the middle.
func begun() *weights {
	w := new(weights)
	for k := range shogiboard.NoKind {
		for place := range places {
			files, ahead := place/17, place%17-8
			far := max(files, abs(ahead))
			own := closeness[k][0] * fade[far] / 100
			if ahead < 0 {
				own = own * 3 / 4
			}
			w.own[k][place] = int16(worth[k] + own)
			behind := ahead // how far the piece is beyond the other king
			other := closeness[k][1] * fade[far] / 100
			if behind > 0 {
				other = other * 3 / 4
			}
			w.other[k][place] = int16(other)
		}
	}
	for k := range shogiboard.Droppable {
		for n := range w.held[k] {
			w.held[k][n] = int16(held[k]*n - 2*n*(n-1)*held[k]/100)
		}
	}
	for rank := range 9 {
		for file := range 9 {
			home := [9]int{-150, -150, -160, -170, -160, -140, -90, 0, -4}[rank]
			if rank >= 7 {
				home += [9]int{22, 44, 34, 16, -14, 10, 28, 40, 22}[file]
			}
			w.king[rank][file] = int16(home)
		}
	}
	w.terms = [terms]int16{mobility: 5, pressure: 7, storm: 2, cover: 5, hole: 22, breach: 5, entry9: 25, tempo: 20}
	return w
}

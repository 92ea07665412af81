//go:build tools

package shogiengine

import "passedpawn/game/shogi/shogiboard"

// fade is how much of a bonus for being near a king is left at a distance, in percent.
var fade = [9]int{100, 100, 62, 30, 12, 4, 0, 0, 0}

// closeness is what a kind is worth beside its own and beside the other king.
var closeness = [shogiboard.NoKind][2]int{
	shogiboard.Pawn: {14, 16}, shogiboard.Lance: {10, 14}, shogiboard.Knight: {12, 30}, shogiboard.Silver: {42, 62}, shogiboard.Gold: {58, 66},
	shogiboard.Bishop: {0, 20}, shogiboard.Rook: {-36, 22}, shogiboard.PromotedPawn: {24, 80}, shogiboard.PromotedLance: {20, 70},
	shogiboard.PromotedKnight: {20, 70}, shogiboard.PromotedSilver: {24, 70}, shogiboard.Horse: {70, 60}, shogiboard.Dragon: {20, 80},
}

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

package report

import (
	"slices"
	"strings"

	"passedpawn/game/bitboard"
	"passedpawn/game/pgn"
)

// lasting is the number of plies for which an ending has to last to be counted, so that
// the middle of an exchange is none.
const lasting = 6

// fewPieces is the most pieces, besides king and pawns, that a side has in an ending.
const fewPieces = 2

// endings returns the endings of a game by their pieces, each once, in their order.
func endings(line *pgn.Line) (all []Pair) {
	p := line.Start
	now, lasted := Pair{}, 0
	for i := range len(line.Moves) + 1 {
		pair, is := ending(&p)
		if !is || pair != now {
			now, lasted = pair, 0
		}
		if lasted++; is && lasted == lasting && !slices.Contains(all, pair) {
			all = append(all, pair)
		}
		if i < len(line.Moves) {
			p.Make(line.Moves[i])
		}
	}
	return all
}

// pieces lists the kinds that count, and their values in pawns.
var pieces = [4]struct {
	kind   bitboard.PieceType
	letter string
	value  int
}{{bitboard.Queen, "Q", 9}, {bitboard.Rook, "R", 5}, {bitboard.Bishop, "B", 3}, {bitboard.Knight, "N", 3}}

// ending returns the pieces of both sides, those of the greater value first, and false if
// the position is no ending.
func ending(p *bitboard.Position) (pair Pair, is bool) {
	var of [2]string
	var value [2]int
	for side := range bitboard.Side(2) {
		count := 0
		for _, k := range pieces {
			n := p.Pieces(k.kind, side).Count()
			count += n
			value[side] += n * k.value
			of[side] += strings.Repeat(k.letter, n)
		}
		if count > fewPieces {
			return Pair{}, false
		}
	}
	if value[1] > value[0] || value[1] == value[0] && of[1] > of[0] {
		of[0], of[1] = of[1], of[0]
	}
	return Pair{of[0], of[1]}, true
}

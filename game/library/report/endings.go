package report

import (
	"slices"
	"strings"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/records/pgn"
)

// lasting is the number of plies for which an ending has to last to be counted, so that
// the middle of an exchange is none.
const lasting = 6

// fewPieces is the most pieces, besides king and pawns, that a side has in an ending.
const fewPieces = 2

// endings returns the endings of a game by their pieces, each once, in their order.
func endings(line *pgn.Line) (all []Pair) {
	p := line.Start
	pair, is := ending(&p)
	lasted := 0
	for i := range len(line.Moves) + 1 {
		if lasted++; is && lasted == lasting && !slices.Contains(all, pair) {
			all = append(all, pair)
		}
		if i == len(line.Moves) {
			break
		}
		m := line.Moves[i]
		changes := p.Captured(m) != bitboard.NoKind || m.Promotion() != bitboard.NoKind
		if p.Make(m); changes {
			before, was := pair, is
			if pair, is = ending(&p); is != was || pair != before {
				lasted = 0
			}
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
		if (p.Side(side) &^ p.Pieces(bitboard.Pawn, side)).Count() > fewPieces+1 { // with the king
			return Pair{}, false
		}
	}
	for side := range bitboard.Side(2) {
		for _, k := range pieces {
			n := p.Pieces(k.kind, side).Count()
			value[side] += n * k.value
			of[side] += strings.Repeat(k.letter, n)
		}
	}
	if value[1] > value[0] || value[1] == value[0] && of[1] > of[0] {
		of[0], of[1] = of[1], of[0]
	}
	return Pair{of[0], of[1]}, true
}

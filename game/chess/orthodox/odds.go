package orthodox

import (
	"strings"

	"passedpawn/game/rules"
)

// Odds are the handicaps that the stronger side may give: it starts without a pawn or a
// piece.
type Odds int

// The odds, smallest first. With pawn and move, the giver has no f-pawn and the other
// side moves first.
const (
	NoOdds Odds = iota
	PawnAndMove
	KnightOdds
	RookOdds
	QueenOdds
)

var oddsNames = [...]string{
	NoOdds: "common.none", PawnAndMove: "orthodox.pawn-move", KnightOdds: "orthodox.knight",
	RookOdds: "common.rook", QueenOdds: "orthodox.queen",
}

// AllOdds returns the text identifiers of the odds, in order.
func AllOdds() []string { return oddsNames[:] }

// Start returns the FEN of the starting position in which a side gives the odds, "" for
// the usual start.
func (o Odds) Start(giver rules.Side) string {
	back, pawns, castling, turn := "rnbqkbnr", "pppppppp", "kq", rules.White
	switch o {
	case PawnAndMove:
		pawns, turn = "ppppp1pp", giver.Other()
	case KnightOdds:
		back = "r1bqkbnr"
	case RookOdds:
		back, castling = "1nbqkbnr", "k"
	case QueenOdds:
		back = "rnb1kbnr"
	default:
		return ""
	}
	white, black, rights := "PPPPPPPP/RNBQKBNR", back+"/"+pawns, "KQ"+castling
	if giver == rules.White {
		white, black = strings.ToUpper(pawns+"/"+back), "rnbqkbnr/pppppppp"
		rights = strings.ToUpper(castling) + "kq"
	}
	return black + "/8/8/8/8/" + white + " " + map[rules.Side]string{rules.White: "w", rules.Black: "b"}[turn] + " " + rights + " - 0 1"
}

package engine

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/rules"
)

var kindNames = [...]rules.Kind{
	bitboard.Pawn: rules.Pawn, bitboard.Knight: rules.Knight, bitboard.Bishop: rules.Bishop,
	bitboard.Rook: rules.Rook, bitboard.Queen: rules.Queen, bitboard.King: rules.King, bitboard.NoKind: rules.NoKind,
}

func asMove(m bitboard.Move) rules.Move {
	return rules.Move{
		From:    rules.Sq(m.From().File(), m.From().Rank()),
		To:      rules.Sq(m.To().File(), m.To().Rank()),
		Promote: kindNames[m.Promotion()],
	}
}

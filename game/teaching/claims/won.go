package claims

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
)

// wonTexts name what is won, in the order of the counts of traded.
var wonTexts = [...]string{"claims.won-pawn", "claims.won-piece", "claims.won-rook", "claims.won-queen"}

// spoils returns what a side wins in a line, in words: a piece, the exchange, a rook for two
// pawns. If there is no short word for it, or the line does not show exactly the gain that
// has been proved, it is just material.
func spoils(p bitboard.Position, by bitboard.Side, line []bitboard.Move, proved int) phrase.Phrase {
	var net [bitboard.NoKind + 1]int
	sum := 0
	for _, m := range line {
		sign := 1
		if p.Turn() != by {
			sign = -1
		}
		sum += sign * gain(&p, m)
		net[p.Captured(m)] += sign
		if kind := m.Promotion(); kind != bitboard.NoKind {
			net[kind] += sign
			net[bitboard.Pawn] -= sign
		}
		p.Make(m)
	}
	if sum != proved {
		return phrase.Say("claims.won-material")
	}
	return traded(net[bitboard.Pawn], net[bitboard.Knight]+net[bitboard.Bishop], net[bitboard.Rook], net[bitboard.Queen])
}

// traded names what is won, and what is given for it: so many pawns, knights and bishops,
// rooks, and queens.
func traded(counts ...int) phrase.Phrase {
	var got, gave []phrase.Phrase
	for i, n := range counts {
		thing := phrase.Say(wonTexts[i])
		if i == 0 && n*n == 4 {
			thing, n = phrase.Say("claims.won-two-pawns"), n/2
		}
		switch n {
		case 0:
		case 1:
			got = append(got, thing)
		case -1:
			gave = append(gave, thing)
		default:
			return phrase.Say("claims.won-material")
		}
	}
	switch {
	case counts[1] == -1 && counts[2] == 1 && len(got)+len(gave) == 2:
		return phrase.Say("claims.won-exchange")
	case len(got) != 1 || len(gave) > 1:
		return phrase.Say("claims.won-material")
	case len(gave) == 0:
		return got[0]
	}
	return phrase.Say("claims.won-for", got[0], gave[0])
}

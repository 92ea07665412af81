package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
)

// wonTexts name so many pawns, knights and bishops, rooks, and queens, in the order of the counts
// of traded.
var wonTexts = [...][]string{
	{"claims.won-pawn", "claims.won-two-pawns", "claims.won-three-pawns"},
	{"claims.won-piece", "claims.won-two-pieces"},
	{"claims.won-rook", "claims.won-two-rooks"},
	{"claims.won-queen"},
}

// alone is the text for one piece of a kind, which is not a king.
func alone(k bitboard.PieceType) string {
	return wonTexts[[...]int{bitboard.Pawn: 0, bitboard.Knight: 1, bitboard.Bishop: 1, bitboard.Rook: 2, bitboard.Queen: 3}[k]][0]
}

// spoils returns what a side wins in a line, in words: a piece, the exchange, a rook for two
// pawns. If there is no short word for it, or the line does not show exactly the gain that
// has been proved but more, it says what that is worth, and returns false.
func spoils(p bitboard.Position, by bitboard.Side, line []bitboard.Move, proved int) (phrase.Phrase, bool) {
	var net [bitboard.NoKind + 1]int
	sum, fresh := 0, 0
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
			if kind == bitboard.Queen {
				fresh += sign
			}
		}
		p.Make(m)
	}
	var first []phrase.Phrase
	if fresh == 1 && net[bitboard.Queen] > 0 {
		first = []phrase.Phrase{phrase.Say("claims.won-new-queen")}
		net[bitboard.Queen]--
		net[bitboard.Pawn]++
	}
	won, named := traded(first, net[bitboard.Pawn], net[bitboard.Knight]+net[bitboard.Bishop], net[bitboard.Rook], net[bitboard.Queen])
	if sum != proved || !named {
		return valued(proved), false
	}
	return won, true
}

// valued says what material is worth at least. What is worth as much as mate has no number.
func valued(pawns int) phrase.Phrase {
	if pawns < 1 || pawns >= enough {
		return phrase.Say("claims.won-material")
	}
	return phrase.Say("claims.won-worth", pawns)
}

// traded names what is won, and what is given for it: so many pawns, knights and bishops,
// rooks, and queens, after what has a name already. A rook for a piece is the exchange. It returns
// false if that takes too many words.
func traded(got []phrase.Phrase, counts ...int) (phrase.Phrase, bool) {
	var gave []phrase.Phrase
	if counts[1] == -1 && counts[2] == 1 {
		got, counts = append(got, phrase.Say("claims.won-exchange")), []int{counts[0], 0, 0, counts[3]}
	}
	for i := len(counts) - 1; i >= 0; i-- {
		n := max(counts[i], -counts[i])
		switch {
		case n > len(wonTexts[i]):
			return phrase.Say("claims.won-material"), false
		case counts[i] > 0:
			got = append(got, phrase.Say(wonTexts[i][n-1]))
		case counts[i] < 0:
			gave = append(gave, phrase.Say(wonTexts[i][n-1]))
		}
	}
	const most = 2
	switch {
	case len(got) == 0 || len(got) > most || len(gave) > most:
		return phrase.Say("claims.won-material"), false
	case len(gave) == 0:
		return both(got), true
	}
	return phrase.Say("claims.won-for", both(got), both(gave)), true
}

// both names one thing or two.
func both(all []phrase.Phrase) phrase.Phrase {
	if len(all) == 1 {
		return all[0]
	}
	return phrase.Say("claims.won-and", all[0], all[1])
}

// doubtful reports whether what is won says little if it is worth only a pawn more than what is
// given: other pieces for a queen or a queen for them, or what has no short word.
func doubtful(won phrase.Phrase) bool {
	if won.Form == "claims.won-for" {
		return doubtful(won.Words[0].(phrase.Phrase)) || doubtful(won.Words[1].(phrase.Phrase))
	}
	if won.Form == "claims.won-and" {
		won = won.Words[0].(phrase.Phrase)
	}
	return slices.Contains([]string{"claims.won-queen", "claims.won-new-queen", "claims.won-material", "claims.won-worth"}, won.Form)
}

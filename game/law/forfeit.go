package law

import (
	"strings"

	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/unwinnable"
)

// forfeited is about a game that ended on time or by resignation in a way that
// surprises: a draw because the other side could never mate, or a win on time with a
// knight or bishops alone. The position is the last one, and the move that led to it
// went to a square.
func forfeited(last rules.Position, end rules.Outcome, to rules.Square) (Allowance, bool) {
	pos, err := convert.Fast(last)
	if err != nil {
		return Allowance{}, false
	}
	a := Allowance{Article: articles["time"], Square: to}
	if end.Reason == rules.Resignation {
		a.Article = articles["resigning"]
	}
	switch {
	case end.Result == rules.Drawn:
		a.Text = harmless(&pos)
	case end.Reason == rules.TimeForfeit:
		a.Text = scarce(&pos, bitboard.Side(last.Turn().Other()))
	}
	return a, a.Text.Form != ""
}

// mostSquares is how many squares of a cage are named.
const mostSquares = 24

// harmless says of the side that can never mate what shows it.
func harmless(pos *bitboard.Position) phrase.Phrase {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		if unwinnable.Decide(pos, bitboard.Side(side), unwinnable.Briefly) != unwinnable.Impossible {
			continue
		}
		cage := unwinnable.Cage(pos, bitboard.Side(side))
		if cage == 0 || cage.Count() > mostSquares {
			return phrase.Say("law.no-legal-moves-lead", side)
		}
		var squares []string
		for cage != 0 {
			squares = append(squares, cage.Pop().String())
		}
		return phrase.Say("law.no-legal-moves-lead-checkmate",
			side, side.Other(), strings.Join(squares, ", "))
	}
	return phrase.Phrase{}
}

// scarce says how a side with a knight or bishops alone, which has won on time, could
// still have mated.
func scarce(pos *bitboard.Position, winner bitboard.Side) phrase.Phrase {
	if pos.Pieces(bitboard.Pawn, winner)|pos.Pieces(bitboard.Rook, winner)|pos.Pieces(bitboard.Queen, winner) != 0 {
		return phrase.Phrase{}
	}
	var s unwinnable.Solver
	switch s.Decide(pos, winner, unwinnable.Briefly) {
	case unwinnable.Impossible:
		return phrase.Phrase{}
	case unwinnable.Undecided:
		return phrase.Say("law.passed-pawn-not-find", rules.Side(winner))
	}
	at := *pos
	var line phrase.Phrase
	for i, m := range s.Line() {
		move := rules.SAN{Game: "chess", Text: at.SAN(m)}
		if line = phrase.Say("%v %v", line, move); i == 0 {
			line = phrase.Say("%s", move)
		}
		at.Make(m)
	}
	return phrase.Say("law.time-ran-out-checkmate", rules.Side(winner), line)
}

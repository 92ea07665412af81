package law

import (
	"slices"

	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/rules"
)

// The facts about a choice of promotion.
const (
	Checkmate  = "checkmate"
	Stalemate  = "stalemate"
	GivesCheck = "check"
	Forks      = "forks K+Q"
	TakesNext  = "takes next"   // whatever is answered
	Taken      = "can be taken" // at once
)

// PromotionFacts are what is certain about the piece that a promotion makes, the weightiest
// first, from looking at every answer to it; none where nothing is. Other moves
// and other games have none.
func PromotionFacts(p rules.Position, m rules.Move) []string {
	pos, err := convert.Fast(p)
	kind, known := convert.PieceType(m.Promote)
	if err != nil || !known || m.Promote == rules.NoKind {
		return nil
	}
	fast := pos.Legal(convert.FastSquare(m.From), convert.FastSquare(m.To), kind)
	if fast == 0 {
		return nil
	}
	pos.Make(fast)
	return promotionFacts(&pos, fast.To(), kind)
}

// promotionFacts looks at a position in which a piece has just arisen on a square.
func promotionFacts(pos *bitboard.Position, at bitboard.Square, kind bitboard.PieceType) (all []string) {
	var answers bitboard.List
	pos.Generate(&answers)
	switch {
	case len(answers.All()) == 0 && pos.InCheck():
		return []string{Checkmate}
	case len(answers.All()) == 0:
		return []string{Stalemate}
	}
	attacked := bitboard.Attacks(kind, at, pos.Occupied())
	if them := pos.Turn(); attacked.Has(pos.King(them)) && attacked&pos.Pieces(bitboard.Queen, them) != 0 {
		all = append(all, Forks)
	} else if pos.InCheck() {
		all = append(all, GivesCheck)
	}
	taken, takes := false, true
	for _, answer := range answers.All() {
		taken = taken || answer.To() == at
		undo := pos.Make(answer)
		takes = takes && captures(pos, at)
		pos.Unmake(answer, undo)
	}
	switch {
	case taken:
		all = append(all, Taken)
	case takes && !slices.Contains(all, Forks):
		all = append(all, TakesNext)
	}
	return all
}

// captures reports whether the piece on a square can take something now.
func captures(pos *bitboard.Position, at bitboard.Square) bool {
	var moves bitboard.List
	pos.Captures(&moves)
	for _, m := range moves.All() {
		if m.From() == at && pos.Occupied().Has(m.To()) {
			return true
		}
	}
	return false
}

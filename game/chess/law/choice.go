package law

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/unwinnable"
	"passedpawn/game/rules"
)

// The facts about a choice of promotion, by their text identifiers.
const (
	Checkmate  = "reason.checkmate"
	Stalemate  = "law.stalemate"  // names the draw
	DrawsNow   = "law.draws-once" // neither side can ever mate then
	GivesCheck = "law.check"
	Forks      = "law.forks-k-q"
	TakesNext  = "law.takes-next" // it gains material with the next move, whatever the answer
	Taken      = "law.taken"      // it can be captured at once
)

// PromotionFacts returns what is certain about the piece that a promotion makes, after
// looking at every answer to it, the most important fact first. It returns none for other
// moves and other games.
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

// promotionFacts returns the facts about a position in which a piece has just been made
// on a square.
func promotionFacts(pos *bitboard.Position, at bitboard.Square, kind bitboard.PieceType) (all []string) {
	var answers bitboard.List
	pos.Generate(&answers)
	switch {
	case len(answers.All()) == 0 && pos.InCheck():
		return []string{Checkmate}
	case len(answers.All()) == 0:
		return []string{Stalemate}
	case unwinnable.Dead(pos):
		return []string{DrawsNow}
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
		takes = takes && gains(pos, at)
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

// gains reports whether the piece on a square can now capture something without being
// recaptured, or capture a piece worth at least as much as itself.
func gains(pos *bitboard.Position, at bitboard.Square) bool {
	var moves bitboard.List
	pos.Captures(&moves)
	for _, m := range moves.All() {
		if m.From() != at || !pos.Occupied().Has(m.To()) {
			continue
		}
		if pos.On(m.To()) >= pos.On(at) {
			return true
		}
		undo := pos.Make(m)
		lost := answered(pos, m.To())
		pos.Unmake(m, undo)
		if !lost {
			return true
		}
	}
	return false
}

// answered reports whether the piece on a square can be captured, or whether its last
// move stalemated the opponent.
func answered(pos *bitboard.Position, at bitboard.Square) bool {
	var answers bitboard.List
	pos.Generate(&answers)
	if len(answers.All()) == 0 {
		return !pos.InCheck()
	}
	for _, m := range answers.All() {
		if m.To() == at {
			return true
		}
	}
	return false
}

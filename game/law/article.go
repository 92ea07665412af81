package law

import (
	"passedpawn/game/phrase"
)

// An Article is a number in the FIDE Laws of Chess: of the edition in force since
// 1 January 2023, and of the one before where it differs, else "".
type Article struct{ Now, Before string }

// The articles that are named.
var (
	Moves     = Article{Now: "3"}
	PawnMoves = Article{Now: "3.7"}
	Promotion = Article{Now: "3.7.5", Before: "3.7e"}
	Castling  = Article{Now: "3.8", Before: "3.8a"}
	Check     = Article{Now: "3.9"}
	None      = Article{}
)

// Phrase is such as "3.8 (in older editions 3.8a)".
func (a Article) Phrase() phrase.Phrase {
	if a.Before == "" {
		return phrase.Say("%s", a.Now)
	}
	return phrase.Say("%s (in older editions %s)", a.Now, a.Before)
}

// Article is where the Laws say so.
func (r Reason) Article() Article {
	switch r.Violation {
	case PawnStraight, PawnDiagonal, PawnDouble, PawnNoPassing:
		return PawnMoves
	case PassingExposes, Pinned, StillInCheck, DoubleCheck, IntoCheck:
		return Check
	case CastleMoved, CastleNoRook, CastleBlocked, CastleInCheck, CastleThrough, CastleInto:
		return Castling
	case BadPromotion:
		return Promotion
	case OwnPiece, WrongWay, Blocked:
		return Moves
	}
	return None
}

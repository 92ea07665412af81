package law

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// ways say how pieces go.
var ways = map[rules.Kind]string{
	rules.King:   "The king goes one square in any direction.",
	rules.Queen:  "The queen goes any way along a file, a rank or a diagonal.",
	rules.Rook:   "The rook goes along its file or its rank.",
	rules.Bishop: "The bishop goes along its diagonals.",
	rules.Knight: "The knight goes two squares along a file or rank and one to the side.",
	rules.Pawn:   "The pawn goes one square forward, two from where it begins, and captures one square diagonally forward.",
}

// Phrase is the reason in a sentence, the empty one for a legal move.
func (r Reason) Phrase() phrase.Phrase {
	by := phrase.Say("the %s on %v", r.ByIs, r.By)
	switch r.Violation {
	case NothingThere:
		return phrase.Say("There is no piece on %v.", r.At)
	case NotYourTurn:
		return phrase.Say("It is not the move of %v.", by)
	case OwnPiece:
		return phrase.Say("Your own %s stands on %v.", r.ByIs, r.At)
	case WrongWay:
		return phrase.Say(ways[r.Piece])
	case Blocked:
		return phrase.Say("The way is blocked by %v.", by)
	case PawnStraight:
		return phrase.Say("A pawn does not capture straight ahead, and there is a %s on %v.", r.ByIs, r.At)
	case PawnDiagonal:
		return phrase.Say("A pawn goes diagonally only to capture, and there is nothing on %v.", r.At)
	case PawnDouble:
		return phrase.Say("A pawn goes two squares only from the rank it begins on.")
	case PawnNoPassing:
		return phrase.Say("En passant answers a pawn's double step, and at once: the pawn on %v did not just make one.", r.By)
	case PassingExposes:
		return phrase.Say("Taking en passant would take both pawns off the line, and open it to the king from %v.", by)
	case Pinned:
		return phrase.Say("The %s is pinned: it shields the king from %v.", r.Piece, by)
	case StillInCheck:
		return phrase.Say("Your king would still be in check from %v.", by)
	case DoubleCheck:
		return phrase.Say("Two pieces give check: only the king itself can answer both.")
	case IntoCheck:
		if r.Pinned {
			return phrase.Say("The king would be in check on %v from %v, which is pinned but attacks all the same.", r.At, by)
		}
		return phrase.Say("The king would be in check on %v from %v.", r.At, by)
	}
	return r.moreWords(by)
}

func (r Reason) moreWords(by phrase.Phrase) phrase.Phrase {
	if r.Lost.Move > 0 {
		return r.Lost.words()
	}
	switch r.Violation {
	case CastleNoKing:
		return phrase.Say("The king has moved, so it can no longer castle.")
	case CastleMoved:
		return phrase.Say("You may not castle there any more: the king or that rook has moved.")
	case CastleNoRook:
		return phrase.Say("To castle there needs a rook on %v.", r.At)
	case CastleBlocked:
		return phrase.Say("To castle the squares between king and rook must be empty: %v is in the way.", by)
	case CastleInCheck:
		return phrase.Say("You may not castle out of check: %v attacks the king.", by)
	case CastleThrough:
		return phrase.Say("You may not castle through check: %v attacks %v, which the king passes.", by, r.At)
	case CastleInto:
		return phrase.Say("You may not castle into check: %v attacks %v.", by, r.At)
	case GameOver:
		if r.By == r.At {
			return phrase.Say("The game is over: stalemate, a draw. There is no legal move and no check.")
		}
		return phrase.Say("The game is over: checkmate by the %s on %v.", r.ByIs, r.By)
	case Unjudged:
		return phrase.Say("This move cannot be judged by the rules of orthodox chess.")
	case BadPromotion:
		return phrase.Say("A pawn becomes a queen, a rook, a bishop or a knight, never a king, and it does not stay a pawn.")
	}
	return phrase.Phrase{}
}

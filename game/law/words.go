package law

import (
	"fmt"

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

// String is the reason in a sentence, "" for a legal move.
func (r Reason) String() string {
	by := fmt.Sprintf("the %s on %v", r.ByIs, r.By)
	switch r.Kind {
	case NothingThere:
		return fmt.Sprintf("There is no piece on %v.", r.At)
	case NotYourTurn:
		return fmt.Sprintf("It is not the move of %s.", by)
	case OwnPiece:
		return fmt.Sprintf("Your own %s stands on %v.", r.ByIs, r.At)
	case KingOnTarget:
		return "A king is never captured: the game ends with the move before."
	case WrongWay:
		return ways[r.Piece]
	case Blocked:
		return fmt.Sprintf("The way is blocked by %s.", by)
	case PawnStraight:
		return fmt.Sprintf("A pawn does not capture straight ahead, and %v is taken by the %s.", r.At, r.ByIs)
	case PawnDiagonal:
		return fmt.Sprintf("A pawn goes diagonally only to capture, and there is nothing on %v.", r.At)
	case PawnDouble:
		return "A pawn goes two squares only from the rank it begins on."
	case PawnNoPassing:
		return fmt.Sprintf("En passant answers a pawn's double step, and at once: the pawn on %v did not just make one.", r.By)
	case PassingExposes:
		return fmt.Sprintf("Taking en passant would take both pawns off the line, and open it to the king from %s.", by)
	case Pinned:
		return fmt.Sprintf("The %s is pinned: it shields the king from %s.", r.Piece, by)
	case StillInCheck:
		return fmt.Sprintf("Your king would still be in check from %s.", by)
	case DoubleCheck:
		return "Two pieces give check: only the king itself can answer both."
	case IntoCheck:
		return fmt.Sprintf("The king would be in check on %v from %s.", r.At, by)
	}
	return r.moreWords(by)
}

func (r Reason) moreWords(by string) string {
	switch r.Kind {
	case CastleMoved:
		return "You may not castle there any more: the king or that rook has moved."
	case CastleNoRook:
		return fmt.Sprintf("To castle there needs a rook on %v.", r.At)
	case CastleBlocked:
		return fmt.Sprintf("To castle the squares between king and rook must be empty: %s is in the way.", by)
	case CastleInCheck:
		return fmt.Sprintf("You may not castle out of check: %s attacks the king.", by)
	case CastleThrough:
		return fmt.Sprintf("You may not castle through check: %s attacks %v, which the king passes.", by, r.At)
	case CastleInto:
		return fmt.Sprintf("You may not castle into check: %s attacks %v.", by, r.At)
	case GameOver:
		if r.By == r.At {
			return "The game is over: stalemate, a draw. There is no legal move and no check."
		}
		return fmt.Sprintf("The game is over: checkmate by the %s on %v.", r.ByIs, r.By)
	case BadPromotion:
		return "A pawn becomes a queen, a rook, a bishop or a knight, never a king, and it does not stay a pawn."
	}
	return ""
}

package law

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// ways are the texts on how the pieces move.
var ways = map[rules.Kind]string{
	rules.King:   "law.how-it-moves-king",
	rules.Queen:  "law.how-it-moves-queen",
	rules.Rook:   "law.how-it-moves-rook",
	rules.Bishop: "law.how-it-moves-bishop",
	rules.Knight: "law.how-it-moves-knight",
	rules.Pawn:   "law.how-it-moves-pawn",
}

// Phrase returns the reason as a sentence, the zero phrase for a legal move.
func (r Reason) Phrase() phrase.Phrase {
	by := rules.PieceOn(r.ByIs, r.By)
	switch r.Violation {
	case NothingThere:
		return phrase.Say("common.no-piece", r.At)
	case NotYourTurn:
		return phrase.Say("law.not-move", by)
	case OwnPiece:
		return phrase.Say("law.own-piece", r.At)
	case WrongWay:
		return phrase.Say(ways[r.Piece])
	case Blocked:
		return phrase.Say("common.way-blocked", by)
	case PawnStraight:
		return phrase.Say("law.pawn-not-capture-straight", by)
	case PawnDiagonal:
		return phrase.Say("law.pawn-moves-diagonally-only", r.At)
	case PawnDouble:
		return phrase.Say("law.pawn-moves-two-squares")
	case PawnNoPassing:
		return phrase.Say("law.en-passant-answers-pawns", r.By)
	case PassingExposes:
		return phrase.Say("law.taking-en-passant-take", by)
	case Pinned:
		return phrase.Say("law.pinned-shields-king-from", by)
	case StillInCheck:
		return phrase.Say("law.king-still-check-from", by)
	case DoubleCheck:
		return phrase.Say("law.two-pieces-give-check")
	case IntoCheck:
		if r.Pinned {
			return phrase.Say("law.king-check-from-pinned", r.At, by)
		}
		return phrase.Say("law.king-check-from", r.At, by)
	}
	return r.moreWords(by)
}

func (r Reason) moreWords(by phrase.Phrase) phrase.Phrase {
	if r.Lost.Move > 0 {
		return r.Lost.words()
	}
	switch r.Violation {
	case CastleNoKing:
		return phrase.Say("law.king-moved-no-longer")
	case CastleMoved:
		return phrase.Say("law.not-castle-more-king")
	case CastleNoRook:
		return phrase.Say("law.castle-needs-rook", r.At)
	case CastleBlocked:
		if r.Chess960 {
			return phrase.Say("law.castle960-blocked", by)
		}
		return phrase.Say("law.castle-squares-between-king", by)
	case CastleInCheck:
		return phrase.Say("law.not-castle-out-check", by)
	case CastleThrough:
		return phrase.Say("law.not-castle-through-check", by, r.At)
	case CastleInto:
		return phrase.Say("law.not-castle-into-check", by, r.At)
	case GameOver:
		if r.By == r.At {
			return phrase.Say("law.game-over-stalemate-draw")
		}
		return phrase.Say("law.game-over-checkmate", by)
	case Unjudged:
		return phrase.Say("law.move-cannot-judged-rules")
	case BadPromotion:
		return phrase.Say("law.pawn-becomes-queen-rook")
	}
	return phrase.Phrase{}
}

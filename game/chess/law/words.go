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

// facts are what a sentence names of a reason.
type facts []func(Reason) any

// A sentence is a text, and what it names.
type sentence struct {
	text  string
	names facts
}

// sentences are those of the violations that always have the same one.
var sentences = map[Violation]sentence{
	NothingThere:   {"common.no-piece", facts{Reason.at}},
	NotYourTurn:    {"law.not-move", facts{Reason.by}},
	OwnPiece:       {"law.own-piece", facts{Reason.at}},
	Blocked:        {"common.way-blocked", facts{Reason.by}},
	PawnStraight:   {"law.pawn-not-capture-straight", facts{Reason.by}},
	PawnDiagonal:   {"law.pawn-moves-diagonally-only", facts{Reason.at}},
	PawnDouble:     {"law.pawn-moves-two-squares", nil},
	PawnNoPassing:  {"law.en-passant-answers-pawns", facts{Reason.bySquare}},
	PassingExposes: {"law.taking-en-passant-take", facts{Reason.by}},
	Pinned:         {"law.pinned-shields-king-from", facts{Reason.by}},
	StillInCheck:   {"law.king-still-check-from", facts{Reason.by}},
	DoubleCheck:    {"law.two-pieces-give-check", nil},
	IntoCheck:      {"law.king-check-from", facts{Reason.at, Reason.by}},
	CastleNoKing:   {"law.king-moved-no-longer", nil},
	CastleMoved:    {"law.not-castle-more-king", nil},
	CastleNoRook:   {"law.castle-needs-rook", facts{Reason.at}},
	CastleBlocked:  {"law.castle-squares-between-king", facts{Reason.by}},
	CastleInCheck:  {"law.not-castle-out-check", facts{Reason.by}},
	CastleThrough:  {"law.not-castle-through-check", facts{Reason.by, Reason.at}},
	CastleInto:     {"law.not-castle-into-check", facts{Reason.by, Reason.at}},
	GameOver:       {"law.game-over-checkmate", facts{Reason.by}},
	Unjudged:       {"law.move-cannot-judged-rules", nil},
	BadPromotion:   {"law.pawn-becomes-queen-rook", nil},
}

func (r Reason) at() any       { return r.At }
func (r Reason) by() any       { return rules.PieceOn(r.ByIs, r.By) }
func (r Reason) bySquare() any { return r.By }

// Phrase returns the reason as a sentence, the zero phrase for a legal move.
func (r Reason) Phrase() phrase.Phrase {
	switch {
	case r.Violation == WrongWay:
		return phrase.Say(ways[r.Piece])
	case r.Violation == IntoCheck && r.Pinned:
		return phrase.Say("law.king-check-from-pinned", r.At, r.by())
	case r.Lost.Move > 0: // of castling
		return r.Lost.words()
	case r.Violation == CastleBlocked && r.Chess960:
		return phrase.Say("law.castle960-blocked", r.by())
	case r.Violation == GameOver && r.By == r.At:
		return phrase.Say("law.game-over-stalemate-draw")
	}
	s, ok := sentences[r.Violation]
	if !ok {
		return phrase.Phrase{}
	}
	var named []any
	for _, of := range s.names {
		named = append(named, of(r))
	}
	return phrase.Say(s.text, named...)
}

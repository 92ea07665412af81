package law

import (
	"passedpawn/game/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// An Allowance is why a legal move that people take for a fault is none.
type Allowance struct {
	Text    phrase.Phrase
	Article Article
	Square  rules.Square // on which it turns
}

// Allowed says why a legal move of orthodox chess was allowed, or why the game
// ended with it, where that surprises; end is how the game stood after it.
func Allowed(before rules.Position, m rules.Move, end rules.Outcome) (Allowance, bool) {
	piece, _ := before.At(m.From)
	_, takes := before.At(m.To)
	aside := m.From.File != m.To.File
	if end.Reason == rules.TimeForfeit || end.Reason == rules.Resignation {
		if last, err := before.Play(m); err == nil {
			if a, surprises := forfeited(last, end, m.To); surprises {
				return a, true
			}
		}
	}
	switch {
	case end.Result == rules.Drawn && drawn[end.Reason] != "":
		return Allowance{Text: phrase.Say(drawn[end.Reason]), Article: articles[ended[end.Reason]], Square: m.To}, true
	case piece.Kind == rules.Pawn && aside && !takes:
		return Allowance{
			Text:    phrase.Say("En passant: a pawn that has just gone two squares may be taken as if it had gone one, by a pawn beside it and only at once."),
			Article: articles["passing"], Square: rules.Square{File: m.To.File, Rank: m.From.Rank},
		}, true
	case m.Promote != rules.NoKind && m.Promote != rules.Queen:
		return Allowance{
			Text:    phrase.Say("A pawn on the last rank becomes a queen, a rook, a bishop or a knight, as its player likes. Here it became a %s.", m.Promote),
			Article: articles["promotion"], Square: m.To,
		}, true
	case m.Promote == rules.Queen && rules.PieceCounts(before, 8, 8)[rules.Piece{Side: piece.Side, Kind: rules.Queen}] > 0:
		return Allowance{
			Text:    phrase.Say("Another queen: what a pawn becomes does not depend on which pieces have been captured."),
			Article: articles["choice"], Square: m.To,
		}, true
	case piece.Kind == rules.King && (m.To.File-m.From.File == 2 || m.From.File-m.To.File == 2):
		return castled(before, m)
	}
	return Allowance{}, false
}

// drawn says why a game ended so.
var drawn = map[rules.Reason]string{
	rules.Stalemate:    "Stalemate: the side to move has no legal move and is not in check. That is a draw.",
	rules.DeadPosition: "Neither side can give mate by any moves at all, so that the game is a draw at once.",
	rules.Threefold:    "A draw was claimed. The same position came up for the third time, or would have come up with the next move: the same pieces on the same squares, the same side to move, and the same rights to castle and to capture en passant.",
	rules.Fivefold:     "The same position came up five times: the game is a draw without a claim.",
	rules.FiftyMoves:   "A draw was claimed: fifty moves by each side without a capture or a pawn move had been made, or would have been with the next one.",
	rules.SeventyFive:  "Seventy-five moves by each side without a capture or a pawn's move: the game is a draw without a claim.",
}

// castled is about castling with a rook that is attacked, or that passes an
// attacked square.
func castled(before rules.Position, m rules.Move) (Allowance, bool) {
	pos, err := convert.Fast(before)
	if err != nil {
		return Allowance{}, false
	}
	attacked := func(file int8) bool {
		s := convert.FastSquare(rules.Square{File: file, Rank: m.From.Rank})
		return pos.Attackers(s, pos.Occupied())&pos.Side(pos.Turn()^1) != 0
	}
	rook := rules.Square{File: 7, Rank: m.From.Rank}
	if m.To.File < m.From.File {
		rook.File = 0
	}
	switch passed := (rules.Square{File: 1, Rank: m.From.Rank}); {
	case attacked(rook.File):
		return Allowance{
			Text:    phrase.Say("Castling with a rook that is attacked is allowed: only the squares that the king leaves, crosses and reaches must not be."),
			Article: articles["prevented"], Square: rook,
		}, true
	case rook.File == 0 && attacked(passed.File):
		return Allowance{
			Text:    phrase.Say("The rook may pass an attacked square: only the squares that the king leaves, crosses and reaches must not be attacked."),
			Article: articles["prevented"], Square: passed,
		}, true
	}
	return Allowance{}, false
}

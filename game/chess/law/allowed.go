package law

import (
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// An Allowance is why a legal move that people mistake for an illegal one is legal.
type Allowance struct {
	Text    phrase.Phrase
	Article Article
	Square  rules.Square // the square that the explanation is about
	// Line is moves after the last position that end in mate. Wall is pieces that can
	// never move again. They show the reason for how a game ended.
	Line []rules.Move
	Wall []rules.Square
}

// Allowed says why a move of chess was legal, or why the game ended with it, if
// that is surprising. end is the outcome after the move.
func Allowed(before rules.Position, m rules.Move, end rules.Outcome) (Allowance, bool) {
	piece, _ := before.At(m.From)
	aside := m.From.File != m.To.File
	if a, surprises := endedWith(before, m, end); surprises {
		return a, true
	}
	switch {
	case piece.Kind == rules.Pawn && aside && rules.Captured(before, m) != m.To:
		return Allowance{
			Text:    phrase.Say("law.en-passant-pawn-just"),
			Article: articles["passing"], Square: rules.Square{File: m.To.File, Rank: m.From.Rank},
		}, true
	case m.Promote != rules.NoKind && m.Promote != rules.Queen:
		return Allowance{
			Text:    phrase.Say("law.pawn-last-rank-becomes", m.Promote),
			Article: articles["promotion"], Square: m.To,
		}, true
	case m.Promote == rules.Queen && rules.PieceCounts(before, 8, 8)[rules.Piece{Side: piece.Side, Kind: rules.Queen}] > 0:
		return Allowance{
			Text:    phrase.Say("law.another-queen-pawn-becomes"),
			Article: articles["choice"], Square: m.To,
		}, true
	case rules.Castles(before, m):
		return castled(before, m)
	}
	return Allowance{}, false
}

// drawn are the texts on why a game ended in a draw.
var drawn = map[rules.Reason]string{
	rules.Stalemate:    "law.stalemate-side-move-no",
	rules.DeadPosition: "law.neither-side-give-mate",
	rules.Threefold:    "law.draw-claimed-same-position",
	rules.Fivefold:     "law.same-position-came-up",
	rules.FiftyMoves:   "law.draw-claimed-fifty-moves",
	rules.SeventyFive:  "law.seventy-five-moves-each",
}

// castled explains castling with a rook that is attacked or crosses an attacked square.
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
	if pos.Chess960() {
		rook = m.To
	}
	switch passed := (rules.Square{File: 1, Rank: m.From.Rank}); {
	case attacked(rook.File):
		return Allowance{
			Text:    phrase.Say("law.castling-rook-attacked-allowed"),
			Article: articles["prevented"], Square: rook,
		}, true
	case rook.File == 0 && attacked(passed.File) && !pos.Chess960():
		return Allowance{
			Text:    phrase.Say("law.rook-pass-attacked-square"),
			Article: articles["prevented"], Square: passed,
		}, true
	}
	return Allowance{}, false
}

package law

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Lost is how a right to castle was lost, if the game so far shows it.
type Lost struct {
	Move  int          // the number of the move, 0 if it is not known
	Piece rules.Kind   // the piece that moved or was captured
	Taken bool         // it was captured
	At    rules.Square // the original square of that piece
}

// lost finds the move with which a side lost the right to castle, short or long.
func lost(line []rules.Position, side bitboard.Side, short bool) (l Lost) {
	for i := len(line) - 1; i > 0; i-- {
		before, err := convert.Fast(line[i-1])
		if err != nil {
			return Lost{}
		}
		way, may := before.CastlingWay(side, short)
		if !may {
			continue
		}
		home := before.King(side)
		after, err := convert.Fast(line[i])
		switch {
		case err != nil || after.MayCastle(side, short):
			return Lost{}
		case after.King(side) != home:
			return Lost{Move: before.Number(), Piece: rules.King, At: convert.Square(home)}
		}
		return Lost{Move: before.Number(), Piece: rules.Rook, At: convert.Square(way.Rook), Taken: before.Turn() != side}
	}
	return Lost{}
}

// recall adds to a reason what the earlier positions of the game show.
func (r Reason) recall(line []rules.Position, m rules.Move) Reason {
	side := bitboard.Side(line[len(line)-1].Turn())
	switch r.Violation {
	case CastleMoved, CastleNoRook:
		r.Lost = lost(line, side, m.To.File > m.From.File)
	case CastleNoKing:
		for _, short := range []bool{true, false} {
			if l := lost(line, side, short); l.Piece == rules.King {
				r.Lost = l
			}
		}
	}
	return r
}

// words says how the right was lost.
func (l Lost) words() phrase.Phrase {
	switch {
	case l.Piece == rules.King:
		return phrase.Say("law.cannot-castle-more-king", l.Move)
	case l.Taken:
		return phrase.Say("law.cannot-castle-more-rook-captured", l.At, l.Move)
	}
	return phrase.Say("law.cannot-castle-more-rook", l.At, l.Move)
}

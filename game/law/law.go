// Package law explains orthodox chess by the FIDE Laws of Chess: why a move is not
// legal, as one reason with the squares that prove it and a sentence; why a
// surprising one is; and what a promotion brings, as far as that is certain. It
// decides nothing; what is legal is the rule set's to say.
//
// The articles named are those of the Laws in force since 1 January 2023, and beside
// them those of the editions of 2018 and 2009 where they differ.
package law

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/convert"
	"passedpawn/game/rules"
)

// A Violation is what is wrong with a try.
type Violation int

// The violations.
const (
	Legal          Violation = iota // nothing
	NothingThere                    // the first square is empty
	NotYourTurn                     // the piece is the other side's
	OwnPiece                        // the target holds a piece of the same side
	WrongWay                        // the piece does not go that way
	Blocked                         // a piece stands between
	PawnStraight                    // a pawn does not capture straight ahead
	PawnDiagonal                    // a pawn goes diagonally only to capture
	PawnDouble                      // two squares only from where it begins
	PawnNoPassing                   // en passant answers a double step, at once
	PassingExposes                  // en passant would open a line to the king
	Pinned                          // the piece shields its king
	StillInCheck                    // the move does not end the check
	DoubleCheck                     // two pieces give check: the king has to go
	IntoCheck                       // the king would be attacked
	CastleMoved                     // the king or the rook has moved
	CastleNoRook                    // there is no rook
	CastleNoKing                    // the king is not where it begins
	CastleBlocked                   // a piece stands between king and rook
	CastleInCheck                   // the king is in check
	CastleThrough                   // the king would pass an attacked square
	CastleInto                      // the king would arrive on an attacked square
	GameOver                        // there is no legal move any more
	BadPromotion                    // to a king or a pawn
	Unjudged                        // the position is not one of orthodox chess, or a square is off the board
)

// A Reason is why a try is not legal.
type Reason struct {
	Violation Violation
	Piece     rules.Kind   // that was to move
	By        rules.Square // of the piece that forbids it: that blocks, pins, checks or attacks
	ByIs      rules.Kind   // that piece
	At        rules.Square // what it forbids: the king's square, or the one attacked
	Pinned    bool         // that piece is pinned, and attacks all the same
	Double    bool         // two pieces give check
	Second    rules.Square // of the other
	Lost      Lost         // how the right to castle was lost, where the game tells
}

// Why says why moving from one square to another is not legal. The kind is
// Legal if it is; castling may be tried by the king's two squares or onto the
// rook. It is Unjudged in a position that is not one of orthodox chess, and for
// squares off the board.
func Why(p rules.Position, from, to rules.Square) Reason {
	pos, err := convert.Fast(p)
	if err != nil || off(from) || off(to) {
		return Reason{Violation: Unjudged}
	}
	var moves bitboard.List
	if pos.Generate(&moves); len(moves.All()) == 0 {
		return over(&pos)
	}
	t := try{pos: &pos, from: convert.FastSquare(from), to: convert.FastSquare(to), us: pos.Turn()}
	return t.judge()
}

func off(s rules.Square) bool { return s.File < 0 || s.File > 7 || s.Rank < 0 || s.Rank > 7 }

// over is the reason where no move is left: mate or stalemate.
func over(pos *bitboard.Position) Reason {
	king := pos.King(pos.Turn())
	r := Reason{Violation: GameOver, Piece: rules.King, By: convert.Square(king), ByIs: rules.King, At: convert.Square(king)}
	if by := pos.Attackers(king, pos.Occupied()) & pos.Side(pos.Turn()^1); by != 0 {
		r.By, r.ByIs = convert.Square(by.First()), convert.Kind(pos.On(by.First()))
	}
	return r
}

// WhyMove is Why for a move that says what the pawn becomes.
func WhyMove(p rules.Position, m rules.Move) Reason {
	r := Why(p, m.From, m.To)
	switch m.Promote {
	case rules.NoKind, rules.Queen, rules.Rook, rules.Bishop, rules.Knight:
		return r
	}
	if r.Violation == Legal && (m.To.Rank == 0 || m.To.Rank == 7) {
		return Reason{Violation: BadPromotion, Piece: rules.Pawn, At: m.To}
	}
	return r
}

// try is a move that somebody wants to make.
type try struct {
	pos      *bitboard.Position
	from, to bitboard.Square
	us       bitboard.Side
	kind     bitboard.PieceType
}

// home is where the king of the side begins.
func (t *try) home() bitboard.Square { return bitboard.Square(4 + 56*int(t.us)) }

func (t *try) judge() Reason {
	if !t.pos.Occupied().Has(t.from) {
		return Reason{Violation: NothingThere, At: convert.Square(t.from)}
	}
	t.kind = t.pos.On(t.from)
	switch {
	case !t.pos.Side(t.us).Has(t.from):
		return t.reason(NotYourTurn, t.from, t.from)
	case t.kind == bitboard.King && t.from == t.to && t.from != t.home():
		return t.reason(CastleNoKing, t.from, t.home())
	case t.kind == bitboard.King && t.castles():
		return t.castling()
	case t.pos.Side(t.us).Has(t.to):
		return t.reason(OwnPiece, t.to, t.to)
	}
	if r := t.steps(); r.Violation != Legal {
		return r
	}
	return t.exposes()
}

// reason names the piece on a square as the one that forbids the move.
func (t *try) reason(k Violation, by, at bitboard.Square) Reason {
	return Reason{Violation: k, Piece: convert.Kind(t.kind), By: convert.Square(by), ByIs: convert.Kind(t.pos.On(by)), At: convert.Square(at)}
}

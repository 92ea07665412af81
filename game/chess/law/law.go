// Package law explains orthodox chess and Chess960 by the FIDE Laws of Chess: why a move is not legal,
// as one reason with a sentence and the squares that prove it; why a surprising move is
// legal; and what a promotion leads to, as far as that is certain. It does not decide
// what is legal. The rule set does.
//
// The package names the articles of the Laws in force since 1 January 2023 and, if they
// differ, those of the editions of 2018 and 2009.
package law

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/rules"
)

// A Violation is what is wrong with a try.
type Violation int

// The violations.
const (
	Legal          Violation = iota // nothing is wrong
	NothingThere                    // the first square is empty
	NotYourTurn                     // the piece belongs to the other side
	OwnPiece                        // a piece of the same side is on the target square
	WrongWay                        // the piece does not move that way
	Blocked                         // another piece is in the way
	PawnStraight                    // a pawn does not capture straight ahead
	PawnDiagonal                    // a pawn moves diagonally only to capture
	PawnDouble                      // a pawn moves two squares only from its original square
	PawnNoPassing                   // en passant must follow the double step at once
	PassingExposes                  // en passant would open a line to the king
	Pinned                          // the piece is pinned to its king
	StillInCheck                    // the move does not end the check
	DoubleCheck                     // two pieces give check, so the king has to move
	IntoCheck                       // the king would be attacked
	CastleMoved                     // the king or the rook has moved
	CastleNoRook                    // there is no rook
	CastleNoKing                    // the king is not on its original square
	CastleBlocked                   // a piece is between the king and the rook
	CastleInCheck                   // the king is in check
	CastleThrough                   // the king would cross an attacked square
	CastleInto                      // the king would arrive on an attacked square
	GameOver                        // there are no legal moves any more
	BadPromotion                    // promotion to a king or a pawn
	Unjudged                        // the position is not one of orthodox chess, or a square is off the board
)

// A Reason is why a try is not legal.
type Reason struct {
	Violation Violation
	Piece     rules.Kind   // the piece that was to move
	By        rules.Square // the square of the piece that forbids it by blocking, pinning, checking or attacking
	ByIs      rules.Kind   // the kind of that piece
	At        rules.Square // the king's square, or the square that is attacked
	Pinned    bool         // the piece on By is pinned, and attacks nevertheless
	Double    bool         // two pieces give check
	Second    rules.Square // the square of the other piece
	Lost      Lost         // how the right to castle was lost, if the game shows it
	// Needs are the squares that castling needs empty or, if a piece attacks one of them,
	// not attacked.
	Needs bitboard.Bitboard
	// Chess960 means that the Guidelines on Chess960 give the reason.
	Chess960 bool
}

// Why says why a move from one square to another is not legal. The violation is Legal if
// the move is legal. Castling may be given as a king's move of two squares or as a move
// onto the rook. The violation is Unjudged if the position is not one of orthodox chess
// or a square is off the board.
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

// over returns the reason if there are no legal moves left: checkmate or stalemate.
func over(pos *bitboard.Position) Reason {
	king := pos.King(pos.Turn())
	r := Reason{Violation: GameOver, Piece: rules.King, By: convert.Square(king), ByIs: rules.King, At: convert.Square(king)}
	if by := pos.Attackers(king, pos.Occupied()) & pos.Side(pos.Turn()^1); by != 0 {
		r.By, r.ByIs = convert.Square(by.First()), convert.Kind(pos.On(by.First()))
	}
	return r
}

// WhyMove is like Why for a move that includes the promotion.
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

// try is a move that a player wants to make.
type try struct {
	pos      *bitboard.Position
	from, to bitboard.Square
	us       bitboard.Side
	kind     bitboard.PieceType
}

// home returns the original square of the king.
func (t *try) home() bitboard.Square { return bitboard.Square(4 + 56*int(t.us)) }

func (t *try) judge() Reason {
	if !t.pos.Occupied().Has(t.from) {
		return Reason{Violation: NothingThere, At: convert.Square(t.from)}
	}
	t.kind = t.pos.On(t.from)
	switch {
	case !t.pos.Side(t.us).Has(t.from):
		return t.reason(NotYourTurn, t.from, t.from)
	case t.kind == bitboard.King && t.castles960():
		return t.castling960()
	case t.kind == bitboard.King && t.from == t.to && t.from != t.home():
		return t.reason(CastleNoKing, t.from, t.home())
	case t.kind == bitboard.King && !t.pos.Chess960() && t.castles():
		return t.castling()
	case t.pos.Side(t.us).Has(t.to):
		return t.reason(OwnPiece, t.to, t.to)
	}
	if r := t.steps(); r.Violation != Legal {
		return r
	}
	return t.exposes()
}

// reason returns a reason that names the piece on by as the one that forbids the move.
func (t *try) reason(k Violation, by, at bitboard.Square) Reason {
	return Reason{Violation: k, Piece: convert.Kind(t.kind), By: convert.Square(by), ByIs: convert.Kind(t.pos.On(by)), At: convert.Square(at)}
}

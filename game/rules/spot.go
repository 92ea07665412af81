package rules

// A Spot is where a move can begin: a square, or the pieces of one kind in a side's
// hand. The zero Spot is nowhere.
type Spot struct {
	square Square
	inHand Piece // none for a square
	on     bool  // it is somewhere
}

// On returns the spot of a square.
func On(s Square) Spot { return Spot{square: s, on: true} }

// InHand returns the spot of the pieces of a kind in a side's hand.
func InHand(p Piece) Spot { return Spot{inHand: p, on: true} }

// Square returns the square of a spot on the board.
func (s Spot) Square() (Square, bool) { return s.square, s.on && s.inHand.Kind == NoKind }

// HandPiece returns the piece of a spot in a hand.
func (s Spot) HandPiece() (Piece, bool) { return s.inHand, s.inHand.Kind != NoKind }

// Nowhere reports whether the spot is the zero Spot.
func (s Spot) Nowhere() bool { return !s.on }

// Is reports whether the spot is a square.
func (s Spot) Is(at Square) bool { return s == On(at) }

// String returns the name of the square or the kind of the piece, for tests and errors.
func (s Spot) String() string {
	switch {
	case s.inHand.Kind != NoKind:
		return string(s.inHand.Kind)
	case s.on:
		return s.square.String()
	}
	return "nowhere"
}

// Origin returns the spot where a move of a side begins.
func (m Move) Origin(side Side) Spot {
	if m.Drop != NoKind {
		return InHand(Piece{Side: side, Kind: m.Drop})
	}
	return On(m.From)
}

// To returns the move from a spot to a square, without a promotion.
func (s Spot) To(to Square) Move { return Move{From: s.square, To: to, Drop: s.inHand.Kind} }

// PieceAt returns the piece at a spot: on its square, or one of those in its hand.
func PieceAt(p Position, s Spot) (Piece, bool) {
	if at, ok := s.Square(); ok {
		return p.At(at)
	}
	piece, ok := s.HandPiece()
	return piece, ok && CountInHand(p, piece) > 0
}

// CountInHand returns how many of a piece its side has in hand.
func CountInHand(p Position, piece Piece) int {
	for _, h := range p.Hand(piece.Side) {
		if h.Kind == piece.Kind {
			return h.Count
		}
	}
	return 0
}

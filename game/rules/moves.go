package rules

// Only returns a position in which only some of its moves may be made, for a board on
// which a piece was touched.
func Only(p Position, moves []Move) Position { return narrowed{p, moves} }

type narrowed struct {
	Position
	moves []Move
}

// Moves implements Position.
func (n narrowed) Moves() []Move { return n.moves }

// Captured returns the square of the piece that a move captures, or a square off the
// board if there is none.
func Captured(p Position, m Move) Square {
	piece, _ := p.At(m.From)
	if taken, there := p.At(m.To); there && (taken.Side != piece.Side || m.Drop != NoKind) {
		return m.To
	}
	if piece.Kind == Pawn && m.From.File != m.To.File { // en passant
		return Square{File: m.To.File, Rank: m.From.Rank}
	}
	return Square{File: -1, Rank: -1}
}

// Castles reports whether a move is castling: the king moves more than one square along
// its rank, or onto a piece of its own side, as in Chess960.
func Castles(p Position, m Move) bool {
	piece, _ := p.At(m.From)
	if m.Drop != NoKind || piece.Kind != King || m.From.Rank != m.To.Rank {
		return false
	}
	partner, onto := p.At(m.To)
	far := int(m.To.File) - int(m.From.File)
	return onto && partner.Side == piece.Side && far != 0 || max(far, -far) > 1
}

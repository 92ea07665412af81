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
	if _, there := p.At(m.To); there {
		return m.To
	}
	piece, _ := p.At(m.From)
	if piece.Kind == Pawn && m.From.File != m.To.File { // en passant
		return Square{File: m.To.File, Rank: m.From.Rank}
	}
	return Square{File: -1, Rank: -1}
}

// Castles reports whether a move is castling: the king moves more than one square along
// its rank.
func Castles(p Position, m Move) bool {
	piece, _ := p.At(m.From)
	far := int(m.To.File) - int(m.From.File)
	return m.Drop == NoKind && piece.Kind == King && m.From.Rank == m.To.Rank && max(far, -far) > 1
}

package bitboard

// AppendSAN appends a legal move in SAN, as short as the PGN standard (8.2.3) requires,
// without the mark for check; Mark returns that after Make.
func (p *Position) AppendSAN(b []byte, m Move) []byte {
	from, to := m.From(), m.To()
	if m.Castling() {
		if to > from {
			return append(b, "O-O"...)
		}
		return append(b, "O-O-O"...)
	}
	kind := p.on[from]
	takes := p.on[to] != NoKind || m.EnPassant()
	if kind == Pawn {
		if takes {
			b = append(b, 'a'+byte(from.File()))
		}
	} else {
		b = append(b, "PNBRQK"[kind])
		if kind != King {
			b = finder{p}.distinguish(b, kind, from, to)
		}
	}
	if takes {
		b = append(b, 'x')
	}
	b = append(b, 'a'+byte(to.File()), '1'+byte(to.Rank()))
	if k := m.Promotion(); k != NoKind {
		b = append(b, '=', "PNBRQK"[k])
	}
	return b
}

// distinguish appends the file of the origin if another piece of the same kind can also
// move to the target, the rank if the file is not enough, and both if neither is enough.
func (p finder) distinguish(b []byte, kind PieceType, from, to Square) []byte {
	others := table.open[kind][to] & p.Pieces(kind, p.turn) &^ from.Bit()
	if others == 0 {
		return b
	}
	var rivals Bitboard
	for others != 0 {
		if s := others.Pop(); p.goes(kind, s, to) {
			rivals |= s.Bit()
		}
	}
	file, rank := fileA<<uint(from.File()), rank1<<uint(8*from.Rank())
	switch {
	case rivals == 0:
	case rivals&file == 0:
		b = append(b, 'a'+byte(from.File()))
	case rivals&rank == 0:
		b = append(b, '1'+byte(from.Rank()))
	default:
		b = append(b, 'a'+byte(from.File()), '1'+byte(from.Rank()))
	}
	return b
}

// escapes reports whether there is a legal move. Usually the king has one.
func (p finder) escapes() bool {
	king := p.King(p.turn)
	for to := table.open[King][king] &^ p.sides[p.turn]; to != 0; {
		if p.leaves(King, king, to.Pop()) {
			return true
		}
	}
	var l List
	p.Generate(&l)
	return l.Count > 0
}

// SAN returns a legal move in SAN, with the mark for check or mate.
func (p Position) SAN(m Move) string {
	b := p.AppendSAN(nil, m)
	p.Make(m)
	return string(append(b, p.Mark()...))
}

// Mark returns "+" if the side to move is in check, "#" if it is mated, and otherwise "".
// This is the mark after the move that led to the position.
func (p *Position) Mark() string {
	switch {
	case !p.InCheck():
		return ""
	case finder{p}.escapes():
		return "+"
	}
	return "#"
}

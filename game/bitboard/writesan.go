package bitboard

// AppendSAN adds a legal move in SAN, as short as the PGN standard (8.2.3)
// wants it and without the mark of check, which Make shows.
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
			b = p.distinguish(b, kind, from, to)
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

// distinguish adds the file of the origin where another piece of the kind can
// go to the target as well, the rank where the file does not tell them apart,
// and both where neither does.
func (p *Position) distinguish(b []byte, kind PieceType, from, to Square) []byte {
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

// escapes reports whether there is a legal move; most often the king has one.
func (p *Position) escapes() bool {
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

// SAN is a legal move in SAN, with the mark of check or mate.
func (p Position) SAN(m Move) string {
	b := p.AppendSAN(nil, m)
	p.Make(m)
	return string(append(b, p.Mark()...))
}

// Mark is "+" where the side to move is in check, "#" where it is mated, and else
// nothing: what stands behind the move that led there.
func (p *Position) Mark() string {
	switch {
	case !p.InCheck():
		return ""
	case p.escapes():
		return "+"
	}
	return "#"
}

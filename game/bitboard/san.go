package bitboard

// sanKinds tells the piece a capital letter names.
var sanKinds = [256]PieceType{'N': Knight + 1, 'B': Bishop + 1, 'R': Rook + 1, 'Q': Queen + 1, 'K': King + 1}

// ReadSAN is the legal move that a text means in SAN (PGN standard, 8.2.3),
// short or with more said of the origin than is needed, and 0 if it is illegal,
// ambiguous or written otherwise. It is exact if AppendSAN writes the move so, the
// mark of check aside; where the text tells pieces apart that is not asked, and it
// is not. ReadSAN allocates nothing.
func (p *Position) ReadSAN(text string) (m Move, exact bool) {
	n := len(text)
	for n > 0 && (text[n-1] == '+' || text[n-1] == '#') {
		n--
	}
	exact, text = len(text)-n < 2, text[:n]
	if len(text) < 2 {
		return 0, false
	}
	if text[0] == 'O' || text[0] == '0' {
		m = p.readCastling(text)
		return m, exact && m != 0 && text[0] == 'O'
	}
	kind := Pawn
	if k := sanKinds[text[0]]; k != 0 {
		kind, text = k-1, text[1:]
	}
	promoted, short := NoKind, true
	if text[len(text)-1] > '8' {
		text, promoted, short = cutPromotion(text)
	}
	if len(text) < 2 {
		return 0, false
	}
	to, ok := squareAt(text[len(text)-2], text[len(text)-1])
	if !ok || p.sides[p.turn].Has(to) || (promoted != NoKind) != (kind == Pawn && (rank1|rank8).Has(to)) {
		return 0, false
	}
	o := origin{from: ^Bitboard(0), short: true}
	if len(text) > 2 {
		o = readOrigin(kind, text[:len(text)-2])
	}
	if kind == Pawn {
		m = p.readPawn(o.from, to, promoted)
	} else {
		m = p.only(kind, table.open[kind][to]&p.Pieces(kind, p.turn)&o.from, to)
	}
	return m, exact && m != 0 && short && o.short && o.takes == (p.on[to] != NoKind || m.EnPassant())
}

// cutPromotion takes "=Q" or "Q" off the end, of which the first is short.
func cutPromotion(text string) (rest string, promoted PieceType, short bool) {
	n := len(text)
	if n < 3 {
		return text, NoKind, true
	}
	k := sanKinds[text[n-1]]
	if k == 0 || k-1 == King {
		return text, NoKind, true
	}
	if n--; text[n-1] == '=' {
		return text[:n-1], k - 1, true
	}
	return text[:n], k - 1, false
}

// An origin is what stands in a move before the square that it goes to.
type origin struct {
	from  Bitboard // where the piece may come from, nothing if it cannot be read
	takes bool     // an x stands there
	short bool     // and no more than has to
}

func readOrigin(kind PieceType, text string) origin {
	switch {
	case text == "x" && kind != Pawn:
		return origin{^Bitboard(0), true, true}
	case len(text) == 2 && text[1] == 'x' && kind == Pawn && text[0] >= 'a' && text[0] <= 'h':
		return origin{fileA << (text[0] - 'a'), true, true}
	}
	from := ^Bitboard(0)
	for i := range len(text) {
		switch c := text[i]; {
		case c >= 'a' && c <= 'h':
			from &= fileA << (c - 'a')
		case c >= '1' && c <= '8':
			from &= rank1 << (8 * (c - '1'))
		case c != 'x' && c != '-' && c != ':':
			return origin{}
		}
	}
	return origin{from: from}
}

func (p *Position) readPawn(from Bitboard, to Square, promoted PieceType) Move {
	us, special := p.turn, quiet
	pawns := p.Pieces(Pawn, us)
	origins, aside := Bitboard(0), from&(fileA<<uint(to.File())) == 0 // a capture names its file
	switch {
	case aside && (p.sides[us^1].Has(to) || to == p.passant && to != none):
		origins = table.pawn[us^1][to] & pawns
		if to == p.passant {
			special = passant
		}
	case !aside:
		origins, special = p.pushed(to)
	}
	if promoted != NoKind {
		special = promotion | Move(promoted-Knight)<<12
	}
	if special == passant {
		return p.readPassing(origins & from)
	}
	if m := p.only(Pawn, origins&from, to); m != 0 {
		return m | special
	}
	return 0
}

func (p *Position) readPassing(from Bitboard) Move {
	var found Move
	for from != 0 {
		m := newMove(from.Pop(), p.passant, passant)
		switch {
		case !p.passes(m):
		case found != 0:
			return 0
		default:
			found = m
		}
	}
	return found
}

// pushed is the pawn that goes straight ahead to a square, as a set.
func (p *Position) pushed(to Square) (from Bitboard, special Move) {
	back, far := Square(8), 3
	if p.turn == black {
		back, far = -8, 4
	}
	if to-back < 0 || to-back > 63 || p.on[to] != NoKind {
		return 0, quiet
	}
	pawns := p.Pieces(Pawn, p.turn)
	if pawns.Has(to - back) {
		return (to - back).Bit(), quiet
	}
	if to.Rank() == far && p.on[to-back] == NoKind {
		return (to - 2*back).Bit() & pawns, double
	}
	return 0, quiet
}

// only is the one of the origins from which the move is legal, 0 if there are
// none or several. What stands in the way, it sees.
func (p *Position) only(kind PieceType, from Bitboard, to Square) Move {
	var found Move
	for from != 0 {
		s := from.Pop()
		if !p.goes(kind, s, to) {
			continue
		}
		if found != 0 {
			return 0
		}
		found = newMove(s, to, quiet)
	}
	return found
}

// rides reports whether a piece goes along lines, so that others can stand in its way.
func rides(kind PieceType) bool { return kind >= Bishop && kind <= Queen }

// goes reports whether a piece may go to a square that it could on an empty board; a
// pawn's way is known to be free.
func (p *Position) goes(kind PieceType, from, to Square) bool {
	if rides(kind) && Between(from, to)&p.Occupied() != 0 {
		return false
	}
	if p.checks == 0 && kind != King {
		king := p.King(p.turn)
		// It is not pinned on no line with its king, along the line or behind another.
		if !table.open[Queen][king].Has(from) || table.lines[king][from].Has(to) ||
			Between(king, from)&p.Occupied() != 0 {
			return true
		}
	}
	return p.leaves(kind, from, to)
}

// leaves reports whether the king is safe after a piece has gone from one
// square to another. It knows nothing of en passant.
func (p *Position) leaves(kind PieceType, from, to Square) bool {
	king := to
	if kind != King {
		king = p.King(p.turn)
	}
	return !p.attacked(king, p.Occupied()&^from.Bit()|to.Bit(), p.sides[p.turn^1]&^to.Bit())
}

// passes reports whether the king is safe after a capture en passant.
func (p *Position) passes(m Move) bool {
	taken := m.To() ^ 8
	after := p.Occupied()&^m.From().Bit()&^taken.Bit() | m.To().Bit()
	return !p.attacked(p.King(p.turn), after, p.sides[p.turn^1]&^taken.Bit())
}

func (p *Position) readCastling(text string) Move {
	switch text {
	case "O-O", "0-0":
		return p.castle(true)
	case "O-O-O", "0-0-0":
		return p.castle(false)
	}
	return 0
}

// Legal is the legal move from one square to another that promotes to a kind,
// NoKind for none, and 0 if there is none such. Castling is the king's move.
func (p *Position) Legal(from, to Square, promoted PieceType) Move {
	kind := p.on[from]
	switch {
	case kind == NoKind || !p.sides[p.turn].Has(from) || p.sides[p.turn].Has(to):
		return 0
	case kind == Pawn:
		if (promoted != NoKind) != (rank1 | rank8).Has(to) {
			return 0
		}
		return p.readPawn(from.Bit(), to, promoted)
	case kind == King && from.File() == 4 && (to == from+2 || to == from-2):
		return p.castle(to > from)
	case promoted != NoKind:
		return 0
	}
	if !table.open[kind][from].Has(to) {
		return 0
	}
	return p.only(kind, from.Bit(), to)
}

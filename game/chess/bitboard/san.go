package bitboard

// sanKinds maps capital letters to kinds of pieces, plus 1.
var sanKinds = [256]PieceType{'N': Knight + 1, 'B': Bishop + 1, 'R': Rook + 1, 'Q': Queen + 1, 'K': King + 1}

// ReadSAN returns the legal move for a text in SAN (PGN standard, 8.2.3), which may be
// short or give more of the origin than needed. It returns 0 if the text is illegal,
// ambiguous or in another notation. exact is true if AppendSAN writes the move in the
// same way, ignoring the mark for check. If the text gives a file or rank to distinguish
// pieces, ReadSAN does not check whether that is needed, and exact is false. ReadSAN does
// not allocate memory.
func (p *Position) ReadSAN(text string) (m Move, exact bool) {
	text, once := cutChecks(text)
	if len(text) < 2 {
		return 0, false
	}
	if text[0] == 'O' || text[0] == '0' {
		m, exact = finder{p}.castling(text)
		return m, exact && once
	}
	kind := Pawn
	if k := sanKinds[text[0]]; k != 0 {
		kind, text = k-1, text[1:]
	}
	promoted, short := NoKind, true
	if text[len(text)-1] > '8' {
		text, promoted, short = cutPromotion(text)
	}
	to, ok := lastSquare(text)
	if !ok || p.sides[p.turn].Has(to) || (promoted != NoKind) != promotes(kind, to) {
		return 0, false
	}
	o := readOrigin(kind, text[:len(text)-2])
	if kind == Pawn {
		m = finder{p}.pawn(o.from, to, promoted)
	} else {
		m = finder{p}.only(kind, table.open[kind][to]&p.Pieces(kind, p.turn)&o.from, to)
	}
	captures := p.on[to] != NoKind || m.EnPassant()
	return m, m != 0 && once && short && o.exact(captures)
}

// cutChecks removes the marks for check and mate at the end. once is true if there is at
// most one.
func cutChecks(text string) (rest string, once bool) {
	n := len(text)
	for n > 0 && (text[n-1] == '+' || text[n-1] == '#') {
		n--
	}
	return text[:n], len(text)-n < 2
}

// lastSquare returns the square at the end of a text.
func lastSquare(text string) (at Square, ok bool) {
	if len(text) < 2 {
		return 0, false
	}
	return squareAt(text[len(text)-2], text[len(text)-1])
}

// promotes reports whether a piece of a kind is promoted on a square.
func promotes(kind PieceType, to Square) bool { return kind == Pawn && (rank1 | rank8).Has(to) }

// cutPromotion removes "=Q" or "Q" from the end. short is true for "=Q" and if there is
// no promotion.
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

// An origin is the part of a move before its target square.
type origin struct {
	from  Bitboard // possible squares of the piece; empty if the text cannot be read
	takes bool     // there is an x
	short bool     // there is no more than necessary
}

// exact reports whether AppendSAN writes the origin in the same way for a move that captures
// or does not.
func (o origin) exact(captures bool) bool { return o.short && o.takes == captures }

// origins are the squares that a character in an origin leaves possible: those of a file or
// a rank, all for a sign between the squares, and none for a character that is unknown.
var origins = func() (squares [256]Bitboard) {
	for i := range 8 {
		squares['a'+i], squares['1'+i] = fileA<<i, rank1<<(8*i)
	}
	for _, sign := range "x-:" {
		squares[sign] = ^Bitboard(0)
	}
	return squares
}()

// readOrigin reads what stands before the target square.
func readOrigin(kind PieceType, text string) origin {
	switch {
	case text == "":
		return origin{from: ^Bitboard(0), short: true}
	case text == "x" && kind != Pawn:
		return origin{^Bitboard(0), true, true}
	case len(text) == 2 && text[1] == 'x' && kind == Pawn && text[0] >= 'a' && text[0] <= 'h':
		return origin{origins[text[0]], true, true}
	}
	from := ^Bitboard(0)
	for i := range len(text) {
		from &= origins[text[i]]
	}
	return origin{from: from}
}

// A finder finds the one legal move that fits what is known of it.
type finder struct{ *Position }

// pawn returns the move of a pawn to a square, 0 if there are none or several.
func (p finder) pawn(from Bitboard, to Square, promoted PieceType) Move {
	us, special := p.turn, quiet
	pawns := p.Pieces(Pawn, us)
	origins, aside := Bitboard(0), from&(fileA<<uint(to.File())) == 0 // a capture gives its file
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
		return p.passing(origins & from)
	}
	if m := p.only(Pawn, origins&from, to); m != 0 {
		return m | special
	}
	return 0
}

func (p finder) passing(from Bitboard) Move {
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

// pushed returns the pawn that can move straight ahead to a square, as a set.
func (p finder) pushed(to Square) (from Bitboard, special Move) {
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

// only returns the move from the one origin for which it is legal, 0 if there are none or
// several. It takes pieces in the way into account.
func (p finder) only(kind PieceType, from Bitboard, to Square) Move {
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

// goes reports whether a piece may move to a square that it could reach on an empty
// board. Nothing stands between the squares of a step.
func (p finder) goes(kind PieceType, from, to Square) bool {
	if Between(from, to)&p.Occupied() != 0 {
		return false
	}
	if p.checks == 0 && kind != King {
		king := p.King(p.turn)
		// A piece is not pinned if it is not on a line with its king, moves along that
		// line, or is behind another piece.
		if !table.open[Queen][king].Has(from) || table.lines[king][from].Has(to) ||
			Between(king, from)&p.Occupied() != 0 {
			return true
		}
	}
	return p.leaves(kind, from, to)
}

// leaves reports whether the king is safe after a piece has moved from one square to
// another. It does not handle en passant.
func (p finder) leaves(kind PieceType, from, to Square) bool {
	king := to
	if kind != King {
		king = p.King(p.turn)
	}
	return !p.attacked(king, p.Occupied()&^from.Bit()|to.Bit(), p.sides[p.turn^1]&^to.Bit())
}

// passes reports whether the king is safe after an en passant capture.
func (p *Position) passes(m Move) bool {
	taken := m.To() ^ 8
	after := p.Occupied()&^m.From().Bit()&^taken.Bit() | m.To().Bit()
	return !p.attacked(p.King(p.turn), after, p.sides[p.turn^1]&^taken.Bit())
}

// castling returns the move for O-O or O-O-O, 0 if it is illegal. exact is true if it is
// written with letters and not with zeros.
func (p finder) castling(text string) (m Move, exact bool) {
	switch text {
	case "O-O", "0-0":
		m = p.Castle(true)
	case "O-O-O", "0-0-0":
		m = p.Castle(false)
	}
	return m, m != 0 && text[0] == 'O'
}

// ontoRook reports whether the king to move would move onto a rook of its side, which is how
// castling is represented in Chess960.
func (p finder) ontoRook(from, to Square) bool {
	return from == p.King(p.turn) && p.on[to] == Rook && p.sides[p.turn].Has(to)
}

// Legal returns the legal move from one square to another with a promotion piece, NoKind
// for none. It returns 0 if there is no such move. Castling is represented by the move of
// the king, and in Chess960 by a move of the king onto its rook.
func (p *Position) Legal(from, to Square, promoted PieceType) Move {
	kind := p.on[from]
	switch {
	case p.home.anywhere && finder{p}.ontoRook(from, to):
		return finder{p}.onto(to)
	case kind == NoKind || !p.sides[p.turn].Has(from) || p.sides[p.turn].Has(to):
		return 0
	case kind == Pawn:
		if (promoted != NoKind) != promotes(kind, to) {
			return 0
		}
		return finder{p}.pawn(from.Bit(), to, promoted)
	case kind == King && from.File() == 4 && (to == from+2 || to == from-2) && !p.home.anywhere:
		return p.Castle(to > from)
	case promoted != NoKind:
		return 0
	}
	if !table.open[kind][from].Has(to) {
		return 0
	}
	return finder{p}.only(kind, from.Bit(), to)
}

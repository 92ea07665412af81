package bitboard

// sanKinds tells the piece a capital letter names.
var sanKinds = [256]Kind{'N': Knight + 1, 'B': Bishop + 1, 'R': Rook + 1, 'Q': Queen + 1, 'K': King + 1}

// ReadSAN is the legal move that a text means in SAN (PGN standard, 8.2.3),
// short or with more said of the origin than is needed, and 0 if it is illegal,
// ambiguous or written otherwise. It allocates nothing.
func (p *Position) ReadSAN(text string) Move {
	for text != "" && (text[len(text)-1] == '+' || text[len(text)-1] == '#') {
		text = text[:len(text)-1]
	}
	if len(text) < 2 {
		return 0
	}
	if text[0] == 'O' || text[0] == '0' {
		return p.readCastling(text)
	}
	kind := Pawn
	if k := sanKinds[text[0]]; k != 0 {
		kind, text = k-1, text[1:]
	}
	text, promoted := cutPromotion(text)
	if len(text) < 2 {
		return 0
	}
	to, ok := parseSquare(text[len(text)-2:])
	if !ok || p.sides[p.turn].Has(to) {
		return 0
	}
	from, ok := origin(text[:len(text)-2])
	if !ok || (promoted != NoKind) != (kind == Pawn && (rank1|rank8).Has(to)) {
		return 0
	}
	if kind == Pawn {
		return p.readPawn(from, to, promoted)
	}
	return p.only(kind, Attacks(kind, to, p.Occupied())&p.Pieces(kind, p.turn)&from, to)
}

// cutPromotion takes "=Q" or "Q" off the end.
func cutPromotion(text string) (string, Kind) {
	n := len(text)
	if n < 3 {
		return text, NoKind
	}
	k := sanKinds[text[n-1]]
	if k == 0 || k-1 == King {
		return text, NoKind
	}
	if n--; text[n-1] == '=' {
		n--
	}
	return text[:n], k - 1
}

// origin is where a piece may come from by what stands before the target.
func origin(text string) (Board, bool) {
	from := ^Board(0)
	for i := range len(text) {
		switch c := text[i]; {
		case c >= 'a' && c <= 'h':
			from &= fileA << (c - 'a')
		case c >= '1' && c <= '8':
			from &= rank1 << (8 * (c - '1'))
		case c != 'x' && c != '-' && c != ':':
			return 0, false
		}
	}
	return from, true
}

func (p *Position) readPawn(from Board, to Square, promoted Kind) Move {
	us, special := p.turn, quiet
	pawns := p.Pieces(Pawn, us)
	origins, aside := Board(0), from&(fileA<<uint(to.File())) == 0 // a capture names its file
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

func (p *Position) readPassing(from Board) Move {
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
func (p *Position) pushed(to Square) (from Board, special Move) {
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
// none or several.
func (p *Position) only(kind Kind, from Board, to Square) Move {
	var found Move
	king := p.King(p.turn)
	for from != 0 {
		s := from.Pop()
		// A piece on no line with its king cannot be pinned.
		if (p.InCheck() || kind == King || table.lines[king][s] != 0) && !p.leaves(kind, s, to) {
			continue
		}
		if found != 0 {
			return 0
		}
		found = newMove(s, to, quiet)
	}
	return found
}

// leaves reports whether the king is safe after a piece has gone from one
// square to another. It knows nothing of en passant.
func (p *Position) leaves(kind Kind, from, to Square) bool {
	them := p.sides[p.turn^1] &^ to.Bit()
	after := p.Occupied()&^from.Bit() | to.Bit()
	if kind == King {
		return p.Attackers(to, after)&them == 0
	}
	return p.Attackers(p.King(p.turn), after)&them == 0
}

// passes reports whether the king is safe after a capture en passant.
func (p *Position) passes(m Move) bool {
	taken := m.To() ^ 8
	after := p.Occupied()&^m.From().Bit()&^taken.Bit() | m.To().Bit()
	return p.Attackers(p.King(p.turn), after)&p.sides[p.turn^1]&^taken.Bit() == 0
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
func (p *Position) Legal(from, to Square, promoted Kind) Move {
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
	if !Attacks(kind, from, p.Occupied()).Has(to) {
		return 0
	}
	return p.only(kind, from.Bit(), to)
}

package bitboard

// Next reads a move, which it plays, and returns what follows it. It returns the zero Move
// where there is none. Bytes that are no moves do no harm.
func (c *Coder) Next(b []byte) (m Move, rest []byte) {
	if len(b) == 0 {
		return 0, nil
	}
	us, n, code := c.turn&1, b[0]>>4, b[0]&15
	from, kind := c.at[us][n]&63, c.kind[us][n]&7
	if c.number[from] != n+1 || !c.men[us].Has(from) {
		return 0, nil
	}
	to := c.goes(kind, code)[from]
	if to == notPlain || c.number[to&63] != 0 {
		return c.nextOther(b)
	}
	step := from.Bit() | Square(to).Bit()
	c.men[us] ^= step
	if kind == Pawn {
		c.pawns[us] ^= step
	}
	c.number[from], c.number[to&63], c.at[us][n] = 0, n+1, Square(to)
	c.turn = us ^ 1
	return newMove(from, Square(to), quiet), b[1:]
}

// notPlain stands in plainTo for a move that is not just a step to a square: castling, a double
// step, a promotion, a capture by a pawn, or one with a second byte.
const notPlain = 64

// plainTo is where moves lead, by the kind of piece (those of Black's pawns are at NoKind), the
// code and the origin. A table takes less time than the rules that it is made of.
var plainTo = newPlainTo()

func newPlainTo() (all [8][16][64]uint8) {
	for kind := Pawn; kind <= NoKind; kind++ {
		for code := range all[kind] {
			for from := range Square(64) {
				c := Coder{}
				if c.kind[white][0] = kind; kind == NoKind {
					c.turn, c.kind[black][0] = black, Pawn
				}
				to, special, rest := c.to(0, uint8(code), from, []byte{0})
				if all[kind][code][from] = uint8(to); special != quiet || len(rest) == 0 {
					all[kind][code][from] = notPlain
				}
			}
		}
	}
	return all
}

// goes returns where moves of the side to move with a code lead, by their origin.
func (c *Coder) goes(kind PieceType, code uint8) *[64]uint8 {
	if kind == Pawn && c.turn == black {
		kind = NoKind
	}
	return &plainTo[kind&7][code&15]
}

// nextOther is Next for a move that may be any.
func (c *Coder) nextOther(b []byte) (m Move, rest []byte) {
	n := b[0] >> 4
	from := c.at[c.turn][n]
	to, special, rest := c.to(n, b[0]&15, from, b[1:])
	m = newMove(from, to, special)
	c.play(n, m)
	return m, rest
}

// to returns where a move of a piece leads, what is special about it, and what follows it.
func (c *Coder) to(n, code uint8, from Square, b []byte) (to Square, special Move, rest []byte) {
	to, special = from, quiet
	switch kind := c.kind[c.turn][n]; {
	case kind == Pawn:
		to, special = c.pawnMove(from, code)
	case kind == King && code >= castleLeft:
		special, to = castling, from-2
		if code == castleRight {
			to = from + 2
		}
		if c.anywhere {
			to, b = target(b)
		}
	case kind == King:
		to += kingSteps[code]
	case kind == Knight:
		to += knightSteps[code&7]
	case kind == Bishop:
		to = slanted(from, code)
	case code >= alongFile:
		to = from&7 | Square(code&7)<<3
	case kind == Queen && int(code) == from.File():
		to, b = target(b)
	default:
		to = from&^7 | Square(code)
	}
	return to & 63, special, b
}

// target reads a square.
func target(b []byte) (to Square, rest []byte) {
	if len(b) == 0 {
		return 0, nil
	}
	return Square(b[0]), b[1:]
}

// slanted returns the square where a bishop's move ends.
func slanted(from Square, code uint8) Square {
	files := int(code&7) - from.File()
	if code&acrossBishop != 0 {
		return Square(int(from) - 7*files)
	}
	return Square(int(from) + 9*files)
}

// pawnMove returns where a pawn goes, and what is special about it.
func (c *Coder) pawnMove(from Square, code uint8) (to Square, special Move) {
	up := Square(8)
	if c.turn == black {
		up = -8
	}
	if code == doubleStep {
		return from + 2*up, double
	}
	aside := Square(code%3) - 1
	if to = (from + up + aside) & 63; code >= 3 {
		return to, promotion | Move(code/3-1)<<12
	}
	if aside != 0 && c.number[to] == 0 {
		special = passant
	}
	return to, special
}

// play plays a move of the side's piece with a number.
func (c *Coder) play(n uint8, m Move) {
	us, from, to := c.turn, m.From(), m.To()
	c.turn ^= 1
	if m.Castling() {
		c.castle(n, m)
		return
	}
	if c.number[to] != 0 {
		c.take(us^1, to)
	}
	if m.EnPassant() {
		c.take(us^1, to^8)
	}
	if c.kind[us][n] == Pawn {
		c.pawns[us] &^= from.Bit()
		if k := m.Promotion(); k != NoKind {
			c.kind[us][n] = k
		} else {
			c.pawns[us] |= to.Bit()
		}
	}
	c.men[us] = c.men[us]&^from.Bit() | to.Bit()
	c.number[from], c.number[to], c.at[us][n] = 0, n+1, to
}

// take removes a piece of a side.
func (c *Coder) take(side Side, s Square) {
	c.number[s] = 0
	c.men[side] &^= s.Bit()
	c.pawns[side] &^= s.Bit()
}

// castle castles with the king that has a number.
func (c *Coder) castle(king uint8, m Move) {
	us, from, to := c.turn^1, m.From(), m.To()
	rook, kingTo, rookTo := to, from&^7|2, from&^7|3
	if to > from {
		kingTo, rookTo = from&^7|6, from&^7|5
	}
	if !c.anywhere {
		if rook = from &^ 7; to > from {
			rook |= 7
		}
	}
	n := c.number[rook]
	if n == 0 {
		return
	}
	c.number[from], c.number[rook] = 0, 0
	c.number[kingTo], c.number[rookTo] = king+1, n
	c.at[us][king], c.at[us][n-1] = kingTo, rookTo
	c.men[us] = c.men[us]&^(from.Bit()|rook.Bit()) | kingTo.Bit() | rookTo.Bit()
}

package bitboard

// Next reads a move, which it plays, and returns what follows it. It returns the zero Move
// where there is none. Bytes that are no moves do no harm.
func (c *Coder) Next(b []byte) (m Move, rest []byte) {
	if len(b) == 0 {
		return 0, nil
	}
	n, code := b[0]>>4, b[0]&15
	b = b[1:]
	from := c.at[c.turn][n]
	if c.number[from] != n+1 || !c.men[c.turn].Has(from) {
		return 0, nil
	}
	to, special := from, quiet
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
	to &= 63
	m = newMove(from, to, special)
	c.play(n, m)
	return m, b
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

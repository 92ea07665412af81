package bitboard

// ReadWord is ReadSAN for a text of at most eight bytes, the first the lowest; those after it
// are 0. It knows only how most moves are written: with as little of the origin as needed, an x
// for a capture, and at most one mark for check. It returns 0 for all others, whether or not
// they are legal. It takes less time, because it does not go through the letters.
func (p *Position) ReadWord(text uint64, size int) Move {
	if last := byte(text >> (8 * uint(size-1) & 63)); last == '+' || last == '#' {
		size--
		text &= 1<<(8*uint(size)&63) - 1
	}
	if size < 2 {
		return 0
	}
	file, rank := byte(text>>(8*uint(size-2)&63))-'a', byte(text>>(8*uint(size-1)&63))-'1'
	if file|rank > 7 {
		return finder{p}.castlingWord(text)
	}
	to := Square(rank<<3 | file)
	if kind := sanKinds[byte(text)]; kind != 0 {
		return finder{p}.pieceWord(kind-1, text>>8, size-3, to)
	}
	return finder{p}.pawnWord(text, size, to)
}

// castlingWord reads castling.
func (p finder) castlingWord(text uint64) Move {
	switch text {
	case 'O' | '-'<<8 | 'O'<<16:
		return p.Castle(true)
	case 'O' | '-'<<8 | 'O'<<16 | '-'<<24 | 'O'<<32:
		return p.Castle(false)
	}
	return 0
}

// pawnWord reads a move of a pawn to a square where it is not promoted.
func (p finder) pawnWord(text uint64, size int, to Square) Move {
	from := ^Bitboard(0)
	if size > 2 {
		if size != 4 || byte(text>>8) != 'x' || byte(text)-'a' > 7 {
			return 0
		}
		from = origins[byte(text)]
	}
	if (rank1 | rank8 | p.sides[p.turn]).Has(to) {
		return 0
	}
	return p.pawn(from, to, NoKind)
}

// pieceWord reads a move of a piece to a square. size is how many letters stand between the two;
// the text begins with them.
func (p finder) pieceWord(kind PieceType, text uint64, size int, to Square) Move {
	if p.sides[p.turn].Has(to) {
		return 0
	}
	from := table.open[kind%NoKind][to] & p.Pieces(kind%NoKind, p.turn)
	for ; size > 0; size-- {
		from &= origins[byte(text)]
		text >>= 8
	}
	return p.only(kind, from, to)
}

package bitboard

// Mobility returns how many legal moves there are, faster than Generate lists them.
func Mobility(p *Position) int { return count(p, Most) }

// CanMove reports whether there is a legal move.
func CanMove(p *Position) bool { return count(p, 1) > 0 }

// count counts the legal moves, and ends once there are enough.
func count(p *Position, enough int) (n int) {
	g := p.generator(nil, ^Bitboard(0))
	for to := table.open[King][g.king] & g.allowed; to != 0 && n < enough; {
		if g.safe(to.Pop()) {
			n++
		}
	}
	switch p.checks.Count() {
	case 0:
	case 1:
		g.allowed &= p.checks | Between(g.king, p.checks.First())
	default:
		return n
	}
	for kind := Knight; kind <= Queen; kind++ {
		for from := g.Pieces(kind, g.us); from != 0 && n < enough; {
			n += g.reach(kind, from.Pop()).Count()
		}
	}
	if n < enough {
		n += g.pawnMoves() + g.castles()
	}
	return n
}

// castles returns how many ways to castle there are, in check none.
func (g *generator) castles() (n int) {
	for _, short := range [...]bool{true, false} {
		if g.Position.Castle(short) != 0 {
			n++
		}
	}
	return n
}

// reach returns the squares to which a knight, bishop, rook or queen may move.
func (g *generator) reach(kind PieceType, s Square) Bitboard {
	to := Attacks(kind, s, g.occupied) & g.allowed
	if g.pins.Has(s) {
		to &= table.lines[g.king][s]
	}
	return to
}

// pawnMoves returns how many legal moves of pawns there are.
func (g *generator) pawnMoves() (n int) {
	pawns := g.Pieces(Pawn, g.us)
	for pinned := pawns & g.pins; pinned != 0; {
		s := pinned.Pop()
		n += g.steps(s.Bit(), table.lines[g.king][s])
	}
	n += g.steps(pawns&^g.pins, ^Bitboard(0))
	if g.passant != none {
		for from := table.pawn[g.us^1][g.passant] & pawns; from != 0; {
			if g.passes(newMove(from.Pop(), g.passant, passant)) {
				n++
			}
		}
	}
	return n
}

// steps returns how many moves some pawns have onto a set of squares, but for en passant.
func (g *generator) steps(pawns, on Bitboard) (n int) {
	up, start, far := g.forward()
	on &= g.allowed
	one := pawns.shift(up) &^ g.occupied
	two := (one & start).shift(up) &^ g.occupied & on
	one &= on
	on &= g.sides[g.us^1]
	for _, to := range [...]Bitboard{one, (pawns &^ fileA).shift(up-1) & on, (pawns &^ fileH).shift(up+1) & on} {
		n += to.Count() + 3*(to&far).Count()
	}
	return n + two.Count()
}

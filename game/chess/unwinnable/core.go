package unwinnable

import "passedpawn/game/chess/bitboard"

// A core is a position without the bishops of one side on squares of one colour. There
// are few cores where the kings can go to few squares, even if many bishops are free.
//
// Every series of legal moves is also one of cores, in which a move of these bishops only
// passes the turn, if the other men meet some conditions (fits): no bishop can capture or
// be captured by anything but the king, and no line of attack can be interrupted by a
// bishop. So walking through the cores, with a pass wherever the side with the bishops is
// not in check, visits at least the core of every position that can be reached.
//
// The bishops attack, occupy and protect only squares of their colour. A move of a king
// to a square of the other colour that is legal in the core is therefore legal wherever
// the bishops are, and there is no mate. Without such a move (flees), there may be one if
// the king is in check in the core, or if a bishop can have given check with the last
// move (exposed).
type core struct {
	*Solver
	side bitboard.Side     // whose bishops are left out
	half bitboard.Bitboard // the squares of their colour
}

// coreBound is the number of moves that a walk through the cores tries.
const coreBound = 10_000

// tame reports whether neither side can mate wherever the bishops of one side on squares
// of one colour are.
func (s *Solver) tame(p *bitboard.Position) bool {
	for side := white; side <= black; side++ {
		for _, half := range [...]bitboard.Bitboard{dark, ^dark} {
			c := core{s, side, half}
			if bishops := p.Pieces(bitboard.Bishop, side) & half; bishops != 0 && c.holds(p, bitboard.Without(*p, bishops)) {
				return true
			}
		}
	}
	return false
}

func (c *core) holds(p *bitboard.Position, at bitboard.Position) bool {
	if !c.fits(&at) || p.InCheck() && !c.flees(&at) {
		return false
	}
	c.set(&at, coreBound)
	return c.visit(&at)
}

// fits reports whether the conditions for a core are met: the other side has nothing but
// its king on squares of the colour of the bishops, so that its pawns attack none. There
// are no rooks and queens, and no other bishops of that colour, whose lines the bishops
// could interrupt.
func (c *core) fits(p *bitboard.Position) bool {
	other := c.side ^ 1
	if p.Side(other)&^p.King(other).Bit()&c.half != 0 || p.Pieces(bitboard.Bishop, c.side)&c.half != 0 {
		return false
	}
	for side := white; side <= black; side++ {
		if p.Pieces(bitboard.Rook, side)|p.Pieces(bitboard.Queen, side) != 0 {
			return false
		}
	}
	return true
}

// visit visits the cores that follow one. It returns false if one of them may be a mate
// or does not fit.
func (c *core) visit(p *bitboard.Position) bool {
	first, end, ok := c.branch(p)
	if !ok || !c.fits(p) || p.InCheck() && !c.flees(p) {
		return false
	}
	for _, m := range c.untried[first:end] {
		undo := p.Make(m)
		if p.Turn() != c.side && c.uncovers(p, m.From()) && !c.flees(p) || c.known.add(p.Key()) && !c.visit(p) {
			return false
		}
		p.Unmake(m, undo)
	}
	c.untried = c.untried[:first]
	return p.Turn() != c.side || p.InCheck() || c.pass(p)
}

// pass visits the cores that follow a move of one of the bishops.
func (c *core) pass(p *bitboard.Position) bool {
	undo := p.MakeNull()
	if c.exposed(p) && !c.flees(p) || c.known.add(p.Key()) && !c.visit(p) {
		return false
	}
	p.UnmakeNull(undo)
	return true
}

// flees reports whether the king of the side to move can go to a square of the other
// colour.
func (c *core) flees(p *bitboard.Position) bool {
	var l bitboard.List
	p.Generate(&l)
	for _, m := range l.All() {
		if p.On(m.From()) == bitboard.King && !c.half.Has(m.To()) {
			return true
		}
	}
	return false
}

// exposed reports whether a bishop can have given check with its move: the king of the
// side to move is on a square of its colour, and not shut off by the men beside it.
func (c *core) exposed(p *bitboard.Position) bool {
	king := p.King(p.Turn()).Bit() & c.half
	return diagonals(king)&^p.Occupied() != 0
}

// uncovers reports whether a man that left a square can have opened the line of a bishop
// to the king.
func (c *core) uncovers(p *bitboard.Position, from bitboard.Square) bool {
	king := p.King(p.Turn())
	return c.half.Has(king) && bitboard.Attacks(bitboard.Bishop, king, p.Occupied()).Has(from)
}

package shogiboard

// Generate adds every legal move to l. It finds pins and checks first, so it only has to
// try out a pawn drop that might mate.
func (p *Position) Generate(l *List) {
	g := p.generator(l)
	if g.board(All) {
		g.drops()
	}
}

// Loud adds the legal captures, and the legal promotions of pawns, bishops and rooks. In
// check, it adds every legal move.
func (p *Position) Loud(l *List) {
	g := p.generator(l)
	if !g.checks.Empty() {
		if g.board(All) {
			g.drops()
		}
		return
	}
	g.board(p.sides[g.them])
	g.climbs()
}

// climbs adds the promotions of pawns, bishops and rooks on empty squares. The side to
// move is not in check.
func (g *generator) climbs() {
	zone := table.zone[g.us]
	for _, kind := range [...]PieceType{Pawn, Bishop, Rook} {
		for men := g.Pieces(kind, g.us); !men.Empty(); {
			from := men.Pop()
			to := Attacks(g.us, kind, from, g.occupied).Without(g.occupied)
			if !zone.Has(from) {
				to = to.And(zone)
			}
			for to = g.bound(from, to); !to.Empty(); {
				g.list.Add(newMove(from, to.Pop(), promotion))
			}
		}
	}
}

// A generator is the data that one call computes first.
type generator struct {
	*Position
	list     *List
	us, them Side
	king     Square
	occupied Set
	checks   Set // the pieces that give check
	pins     Set // our pieces that are the only ones between our king and a rider
	allowed  Set // squares for pieces other than the king: all, or those that end a check
}

func (p *Position) generator(l *List) generator {
	us := p.turn
	g := generator{Position: p, list: l, us: us, them: us.Other(), king: p.kings[us], occupied: p.Occupied()}
	if g.king == None {
		return g
	}
	g.checks = p.steppers(g.them, g.king)
	for riders := p.riders(g.them, g.king); !riders.Empty(); {
		r := riders.Pop()
		switch men := Between(g.king, r).And(g.occupied); {
		case men.Empty():
			g.checks = g.checks.Or(r.Set())
		case men.Meets(p.sides[us]) && men.single():
			g.pins = g.pins.Or(men)
		}
	}
	return g
}

// board adds the moves of pieces on the board to wanted squares. It reports whether
// pieces other than the king may move; if so, drops are legal on the empty squares in
// allowed.
func (g *generator) board(wanted Set) bool {
	g.allowed = All.Without(g.sides[g.us]).And(wanted)
	if g.king != None {
		g.kingMoves()
	}
	if !g.checks.Empty() {
		if !g.checks.single() {
			return false
		}
		g.allowed = g.allowed.And(g.checks.Or(Between(g.king, g.checks.First())))
	}
	g.pawns()
	men := g.sides[g.us].Without(g.kinds[Pawn]).Without(g.kinds[King])
	for !men.Empty() {
		from := men.Pop()
		kind := g.on[from]
		to := g.bound(from, Attacks(g.us, kind, from, g.occupied).And(g.allowed))
		if kind.MayPromote() {
			g.choices(kind, from, to)
		} else {
			g.plain(from, to)
		}
	}
	return true
}

// bound returns the squares among some to which a piece on from may move without leaving
// a pin.
func (g *generator) bound(from Square, to Set) Set {
	if g.pins.Has(from) {
		return to.And(table.ray[table.way[g.king][from]][g.king])
	}
	return to
}

// kingMoves adds the moves of the king. Its current square counts as empty, so that it
// does not block a line of attack through itself.
func (g *generator) kingMoves() {
	occupied := g.occupied.Without(g.king.Set())
	for to := table.step[Sente][King][g.king].And(g.allowed); !to.Empty(); {
		if s := to.Pop(); !g.attacked(g.them, s, occupied) {
			g.list.Add(newMove(g.king, s, 0))
		}
	}
}

func (g *generator) pawns() {
	back := Square(1)
	if g.us == Gote {
		back = -1
	}
	to := g.Pieces(Pawn, g.us).ahead(g.us).And(g.allowed)
	zone, dead := table.zone[g.us], table.dead[g.us][Pawn]
	for !to.Empty() {
		s := to.Pop()
		from := s + back
		if !g.pins.Empty() && g.bound(from, s.Set()).Empty() {
			continue
		}
		if zone.Has(s) {
			g.list.Add(newMove(from, s, promotion))
		}
		if !dead.Has(s) {
			g.list.Add(newMove(from, s, 0))
		}
	}
}

func (g *generator) plain(from Square, to Set) {
	for !to.Empty() {
		g.list.Add(newMove(from, to.Pop(), 0))
	}
}

// choices adds moves of a kind that may promote: with promotion if they begin or end in
// the zone, and without if the piece could still move afterwards.
func (g *generator) choices(kind PieceType, from Square, to Set) {
	zone := table.zone[g.us]
	climbs := to
	if !zone.Has(from) {
		climbs = to.And(zone)
	}
	for !climbs.Empty() {
		g.list.Add(newMove(from, climbs.Pop(), promotion))
	}
	g.plain(from, to.Without(table.dead[g.us][kind]))
}

package shogiboard

// drops adds the legal drops. They are on empty squares from which the piece can still
// move and, in check, end the check. A pawn cannot be dropped on a file with another of
// our pawns, or where it mates.
func (g *generator) drops() {
	free := g.allowed.Without(g.occupied)
	if free.Empty() {
		return
	}
	for k := Pawn; k < King; k++ {
		if g.hands[g.us][k] == 0 {
			continue
		}
		to := free.Without(table.dead[g.us][k])
		if k == Pawn {
			to = g.pawnDrops(to)
		}
		for !to.Empty() {
			g.list.Add(newMove(Square(k), to.Pop(), drop))
		}
	}
}

// pawnDrops returns the squares among some empty ones on which a pawn may be dropped.
func (g *generator) pawnDrops(to Set) Set {
	to = to.And(g.Pieces(Pawn, g.us).filesWithout())
	king := g.kings[g.them]
	if king == None {
		return to
	}
	front := table.step[g.them][Pawn][king] // the square where our pawn gives check
	if front.Meets(to) && g.dropMates(front.First()) {
		return to.Without(front)
	}
	return to
}

// dropMates reports whether a pawn dropped on a square, where it gives check, leaves no
// legal answer. If we do not guard it, the king captures it.
func (g *generator) dropMates(to Square) bool {
	if !g.attacked(g.us, to, g.occupied.Without(g.kings[g.them].Set())) {
		return false
	}
	m := newMove(Square(Pawn), to, drop)
	undo := g.Make(m)
	mate := !g.answered()
	g.Unmake(m, undo)
	return mate
}

// answered reports whether there is a legal move other than a drop. A check from an
// adjacent square leaves no room for a drop.
func (p *Position) answered() bool {
	var l List
	g := p.generator(&l)
	g.board(All)
	return l.Count > 0
}

// Perft counts the leaves of the tree of legal moves to a depth in plies.
func (p *Position) Perft(depth int) int {
	var l List
	p.Generate(&l)
	if depth <= 1 {
		return l.Count
	}
	nodes := 0
	for _, m := range l.All() {
		undo := p.Make(m)
		nodes += p.Perft(depth - 1)
		p.Unmake(m, undo)
	}
	return nodes
}

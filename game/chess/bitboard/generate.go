package bitboard

// Generate adds every legal move to l. It finds pins and checks first, so it does not
// have to try out any move.
func (p *Position) Generate(l *List) { p.generate(l, ^Bitboard(0)) }

// Captures adds the legal captures and the promotions to a queen. In check, it adds every
// legal move.
func (p *Position) Captures(l *List) {
	if p.InCheck() {
		p.generate(l, ^Bitboard(0))
		return
	}
	p.generate(l, p.sides[p.turn^1])
}

// Checks adds the legal moves without captures that give check with the moving piece,
// which must have an aim, except castling. The side to move must not be in check.
func (p *Position) Checks(l *List, aims *Aims) {
	g := p.generator(l, 0)
	g.allowed = ^g.occupied
	for kind := Knight; kind <= Queen; kind++ {
		if aims[kind]&g.allowed != 0 {
			g.pieces(kind, aims[kind])
		}
	}
	if aims[Pawn]&g.allowed != 0 {
		up, start, _ := g.forward()
		one := g.Pieces(Pawn, g.us).shift(up) &^ g.occupied
		two := (one & start).shift(up) &^ g.occupied
		g.pawnSet(one&aims[Pawn], up, 0, quiet)
		g.pawnSet(two&aims[Pawn], 2*up, 0, double)
	}
}

// A generator is the data that one call computes first.
type generator struct {
	*Position
	list     *List
	us       Side
	king     Square
	occupied Bitboard
	pins     Bitboard
	allowed  Bitboard // squares for pieces other than the king: all, or those that end a check
	wanted   Bitboard // squares that the caller asked for
}

func (p *Position) generator(l *List, wanted Bitboard) generator {
	return generator{
		Position: p, list: l, us: p.turn, king: p.King(p.turn),
		occupied: p.Occupied(), pins: p.pinned(), allowed: ^p.sides[p.turn], wanted: wanted,
	}
}

func (p *Position) generate(l *List, wanted Bitboard) {
	g := p.generator(l, wanted)
	g.kingMoves()
	switch p.checks.Count() {
	case 0:
		if wanted == ^Bitboard(0) {
			g.castle()
		}
	case 1:
		g.allowed &= p.checks | Between(g.king, p.checks.First())
	default:
		return
	}
	for kind := Knight; kind <= Queen; kind++ {
		g.pieces(kind, wanted)
	}
	g.pawns()
}

// safe reports whether the king may move to s. Its current square counts as empty, so
// that it does not block a line of attack through itself.
func (g *generator) safe(s Square) bool {
	return !g.attacked(s, g.occupied&^g.king.Bit(), g.sides[g.us^1])
}

func (g *generator) kingMoves() {
	for to := table.open[King][g.king] & g.allowed & g.wanted; to != 0; {
		if s := to.Pop(); g.safe(s) {
			g.list.Add(newMove(g.king, s, quiet))
		}
	}
}

func (g *generator) castle() {
	for _, short := range [...]bool{true, false} {
		if m := g.Position.Castle(short); m != 0 {
			g.list.Add(m)
		}
	}
}

// Castle returns castling on a side, 0 if it is not legal.
func (p *Position) Castle(short bool) Move {
	if p.InCheck() || !p.MayCastle(p.turn, short) {
		return 0
	}
	if p.home.anywhere {
		return finder{p}.castleAnywhere(short)
	}
	k, way := p.King(p.turn), Square(1)
	empty := Bitboard(3) << uint(k+1)
	if !short {
		way, empty = -1, 7<<uint(k-3)
	}
	occupied, them := p.Occupied(), p.sides[p.turn^1]
	if occupied&empty != 0 || p.attacked(k+way, occupied, them) || p.attacked(k+2*way, occupied, them) {
		return 0
	}
	return newMove(k, k+2*way, castling)
}

func (g *generator) pieces(kind PieceType, wanted Bitboard) {
	for from := g.Pieces(kind, g.us); from != 0; {
		s := from.Pop()
		to := Attacks(kind, s, g.occupied) & g.allowed & wanted
		if g.pins.Has(s) {
			to &= table.lines[g.king][s]
		}
		for to != 0 {
			g.list.Add(newMove(s, to.Pop(), quiet))
		}
	}
}

// forward returns how pawns move: a step, the rank after their first step, and the rank
// where they promote.
func (g *generator) forward() (up int, start, far Bitboard) {
	if g.us == black {
		return -8, rank6, rank1
	}
	return 8, rank3, rank8
}

func (g *generator) pawns() {
	up, start, far := g.forward()
	pawns := g.Pieces(Pawn, g.us)
	one := pawns.shift(up) &^ g.occupied
	two := (one & start).shift(up) &^ g.occupied
	noisy := g.wanted != ^Bitboard(0)
	ones := one & g.allowed
	if noisy {
		ones &= far
		two = 0
	}
	g.pawnSet(ones, up, far, quiet)
	g.pawnSet(two&g.allowed, 2*up, 0, double)
	targets := g.sides[g.us^1] & g.allowed
	g.pawnSet((pawns&^fileA).shift(up-1)&targets, up-1, far, quiet)
	g.pawnSet((pawns&^fileH).shift(up+1)&targets, up+1, far, quiet)
	if g.passant != none {
		g.passing()
	}
}

func (g *generator) pawnSet(to Bitboard, delta int, far Bitboard, special Move) {
	for to != 0 {
		s := to.Pop()
		from := s - Square(delta)
		if g.pins.Has(from) && !table.lines[g.king][from].Has(s) {
			continue
		}
		if !far.Has(s) {
			g.list.Add(newMove(from, s, special))
			continue
		}
		g.list.Add(newMove(from, s, promotion|Move(Queen-Knight)<<12))
		if g.wanted == ^Bitboard(0) {
			for k := Knight; k < Queen; k++ {
				g.list.Add(newMove(from, s, promotion|Move(k-Knight)<<12))
			}
		}
	}
}

// passing adds en passant captures. They remove two pawns from their lines at once, so it
// examines the resulting position instead of pins and checks.
func (g *generator) passing() {
	for from := table.pawn[g.us^1][g.passant] & g.Pieces(Pawn, g.us); from != 0; {
		if m := newMove(from.Pop(), g.passant, passant); g.passes(m) {
			g.list.Add(m)
		}
	}
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

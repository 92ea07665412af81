package bitboard

// Recaptures adds the legal captures on a square on which a piece of the other side stands. Pawns
// only promote to a queen.
func Recaptures(p *Position, l *List, on Square) {
	from := p.Attackers(on, p.Occupied()) & p.sides[p.turn]
	if from == 0 {
		return
	}
	g := p.generator(l, on.Bit())
	switch p.checks.Count() {
	case 0:
	case 1:
		g.allowed &= p.checks | Between(g.king, p.checks.First())
	default:
		g.allowed = 0
	}
	for from != 0 {
		s := from.Pop()
		switch {
		case s == g.king:
			if g.safe(on) {
				l.Add(newMove(s, on, quiet))
			}
		case !g.allowed.Has(on) || g.pins.Has(s) && !table.lines[g.king][s].Has(on):
		case p.on[s] == Pawn && (rank1 | rank8).Has(on):
			l.Add(newMove(s, on, promotion|Move(Queen-Knight)<<12))
		default:
			l.Add(newMove(s, on, quiet))
		}
	}
}

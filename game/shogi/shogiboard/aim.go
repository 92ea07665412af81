package shogiboard

// An Aim says from where the side to move checks the other king. It holds until the next
// move.
type Aim struct {
	from    [NoKind]Set // the squares from which a piece of each kind gives check
	shields Set         // our pieces that stand alone between the king and one of our riders
	king    Square
}

// Aim returns the aim of the side to move.
func (p *Position) Aim() Aim {
	us, them := p.turn, p.turn.Other()
	a := Aim{king: p.kings[them]}
	if a.king == None {
		return a
	}
	occupied := p.Occupied()
	for k := Pawn; k < NoKind; k++ {
		switch k {
		case Lance, Bishop, Rook:
			a.from[k] = Attacks(them, k, a.king, occupied)
		case Horse:
			a.from[k] = a.from[Bishop].Or(table.step[Sente][Horse][a.king])
		case Dragon:
			a.from[k] = a.from[Rook].Or(table.step[Sente][Dragon][a.king])
		case King:
		default:
			a.from[k] = table.step[them][k][a.king]
		}
	}
	for riders := p.riders(us, a.king); !riders.Empty(); {
		if men := Between(a.king, riders.Pop()).And(occupied); men.Meets(p.sides[us]) && men.single() {
			a.shields = a.shields.Or(men)
		}
	}
	return a
}

// Checks reports whether a legal move of the side to move gives check.
func (p *Position) Checks(a *Aim, m Move) bool {
	to := m.To()
	if k := m.Drop(); k != NoKind {
		return a.from[k].Has(to)
	}
	from := m.From()
	kind := p.on[from]
	if m.Promotes() {
		kind = kind.Promoted()
	}
	if a.from[kind].Has(to) {
		return true
	}
	return a.shields.Has(from) && table.way[a.king][from] != table.way[a.king][to]
}

// PawnAttacks returns the squares that the pawns of a side attack.
func (p *Position) PawnAttacks(s Side) Set { return p.Pieces(Pawn, s).ahead(s) }

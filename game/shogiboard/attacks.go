package shogiboard

// slide are the squares that a piece on s sees in a direction on a board so
// occupied, the first occupied one included.
func slide(d int, s Square, occupied Set) Set {
	ray := table.ray[d][s]
	men := ray.And(occupied)
	if men.Empty() {
		return ray
	}
	if d >= down {
		return ray.Xor(table.ray[d][men.First()])
	}
	return ray.Xor(table.ray[d][men.last()])
}

func rookAttacks(s Square, occupied Set) Set {
	return slide(up, s, occupied).Or(slide(down, s, occupied)).Or(slide(left, s, occupied)).Or(slide(right, s, occupied))
}

func bishopAttacks(s Square, occupied Set) Set {
	return slide(upLeft, s, occupied).Or(slide(upRight, s, occupied)).Or(slide(downLeft, s, occupied)).Or(slide(downRight, s, occupied))
}

// forward is the direction in which a side's pawns go.
func forward(side Side) int { return up + int(side) }

// Attacks are the squares that a piece attacks from s on a board so occupied.
func Attacks(side Side, k PieceType, s Square, occupied Set) Set {
	switch k {
	case Lance:
		return slide(forward(side), s, occupied)
	case Bishop:
		return bishopAttacks(s, occupied)
	case Rook:
		return rookAttacks(s, occupied)
	case Horse:
		return bishopAttacks(s, occupied).Or(table.step[Sente][Horse][s])
	case Dragon:
		return rookAttacks(s, occupied).Or(table.step[Sente][Dragon][s])
	}
	return table.step[side][k][s]
}

// Between are the squares between two on a line, none if they are on no line.
func Between(a, b Square) Set {
	d := table.way[a][b]
	if d < 0 {
		return Set{}
	}
	return table.ray[d][a].And(table.ray[7-d][b])
}

// Attackers are the pieces of a side that attack s on a board so occupied.
func (p *Position) Attackers(by Side, s Square, occupied Set) Set {
	found := p.steppers(by, s)
	for riders := p.riders(by, s); !riders.Empty(); {
		if r := riders.Pop(); !Between(s, r).Meets(occupied) {
			found = found.Or(r.Set())
		}
	}
	return found
}

// attacked reports whether a side attacks s on a board so occupied.
func (p *Position) attacked(by Side, s Square, occupied Set) bool {
	if !p.steppers(by, s).Empty() {
		return true
	}
	for riders := p.riders(by, s); !riders.Empty(); {
		if !Between(s, riders.Pop()).Meets(occupied) {
			return true
		}
	}
	return false
}

// steppers are the pieces of a side that attack s by a step. A piece attacks s from
// where its like of the other side on s would attack it.
func (p *Position) steppers(by Side, s Square) Set {
	step := &table.step[by.Other()]
	return step[Pawn][s].And(p.kinds[Pawn]).
		Or(step[Knight][s].And(p.kinds[Knight])).
		Or(step[Silver][s].And(p.kinds[Silver])).
		Or(step[Gold][s].And(p.golds)).
		Or(step[Horse][s].And(p.kinds[Horse])).
		Or(step[Dragon][s].And(p.kinds[Dragon])).
		Or(step[King][s].And(p.kinds[King])).
		And(p.sides[by])
}

// riders are the pieces of a side that would attack s along a line if nothing stood
// between.
func (p *Position) riders(by Side, s Square) Set {
	open := &table.open[by.Other()]
	return open[Lance][s].And(p.kinds[Lance]).
		Or(open[Bishop][s].And(p.kinds[Bishop].Or(p.kinds[Horse]))).
		Or(open[Rook][s].And(p.kinds[Rook].Or(p.kinds[Dragon]))).
		And(p.sides[by])
}

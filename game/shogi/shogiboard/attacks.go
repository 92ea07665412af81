package shogiboard

// slide returns the squares that a piece on s sees in a direction, given the occupied
// squares. It includes the first occupied one.
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

// forward returns the direction in which a side's pawns move.
func forward(side Side) int { return up + int(side) }

// Attacks returns the squares that a piece on s attacks, given the occupied squares.
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

// Between returns the squares strictly between two squares on a line, none if they are
// not on a line.
func Between(a, b Square) Set {
	d := table.way[a][b]
	if d < 0 {
		return Set{}
	}
	return table.ray[d][a].And(table.ray[7-d][b])
}

// Attackers returns the pieces of a side that attack s, given the occupied squares.
func (p *Position) Attackers(by Side, s Square, occupied Set) Set {
	found := p.steppers(by, s)
	for riders := p.riders(by, s); !riders.Empty(); {
		if r := riders.Pop(); !Between(s, r).Meets(occupied) {
			found = found.Or(r.Set())
		}
	}
	return found
}

// attacked reports whether a side attacks s, given the occupied squares.
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

// steppers returns the pieces of a side that attack s with a step. A piece attacks s if
// the same kind of piece of the other side on s would attack it.
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

// riders returns the pieces of a side that would attack s along a line if there were
// nothing between.
func (p *Position) riders(by Side, s Square) Set {
	open := &table.open[by.Other()]
	return open[Lance][s].And(p.kinds[Lance]).
		Or(open[Bishop][s].And(p.kinds[Bishop].Or(p.kinds[Horse]))).
		Or(open[Rook][s].And(p.kinds[Rook].Or(p.kinds[Dragon]))).
		And(p.sides[by])
}

package shogiboard

// A Position is a board with both hands. It is a plain value: copying it is safe and
// takes a fraction of the time to generate its moves.
type Position struct {
	kinds  [NoKind]Set
	sides  [2]Set
	golds  Set // all pieces that move like a gold
	on     [Squares]PieceType
	hands  [2][Droppable]uint8
	kings  [2]Square // None if there is none, as in a mating problem
	key    uint64
	turn   Side
	number uint16 // of the next move, as in SFEN
}

// empty returns a position without pieces.
func empty() Position {
	p := Position{kings: [2]Square{None, None}, number: 1}
	for s := range p.on {
		p.on[s] = NoKind
	}
	return p
}

// Turn returns the side to move.
func (p *Position) Turn() Side { return p.turn }

// Number returns the number of the next move, from 1.
func (p *Position) Number() int { return int(p.number) }

// Key returns the Zobrist key: equal positions have equal keys.
func (p *Position) Key() uint64 { return p.key }

// On returns the kind of the piece on s, NoKind if s is empty.
func (p *Position) On(s Square) PieceType { return p.on[s] }

// Side returns the squares of all pieces of a side.
func (p *Position) Side(s Side) Set { return p.sides[s] }

// Pieces returns the squares of the pieces of a kind and a side.
func (p *Position) Pieces(k PieceType, s Side) Set { return p.kinds[k].And(p.sides[s]) }

// Occupied returns the squares of all pieces.
func (p *Position) Occupied() Set { return p.sides[Sente].Or(p.sides[Gote]) }

// King returns the square of the king of a side, None if it has none.
func (p *Position) King(s Side) Square { return p.kings[s] }

// Hand returns the number of pieces of a kind below King in a side's hand.
func (p *Position) Hand(s Side, k PieceType) int { return int(p.hands[s][k]) }

// Checkers returns the pieces that check a side.
func (p *Position) Checkers(s Side) Set {
	if p.kings[s] == None {
		return Set{}
	}
	return p.Attackers(s.Other(), p.kings[s], p.Occupied())
}

// InCheck reports whether the side to move is in check.
func (p *Position) InCheck() bool { return p.exposed(p.turn) }

// exposed reports whether the king of a side could be captured.
func (p *Position) exposed(s Side) bool {
	return p.kings[s] != None && p.attacked(s.Other(), p.kings[s], p.Occupied())
}

// Same reports whether two positions have the same pieces on the board and in hand, and
// the same side to move.
func (p *Position) Same(q *Position) bool {
	return p.key == q.key && p.turn == q.turn && p.on == q.on && p.sides == q.sides && p.hands == q.hands
}

func (p *Position) put(s Square, k PieceType, side Side) {
	at := s.Set()
	p.kinds[k] = p.kinds[k].Or(at)
	p.sides[side] = p.sides[side].Or(at)
	if asGold(k) {
		p.golds = p.golds.Or(at)
	}
	if k == King {
		p.kings[side] = s
	}
	p.on[s] = k
	p.key ^= zobrist.piece[side][k][s]
}

func (p *Position) lift(s Square, k PieceType, side Side) {
	at := s.Set()
	p.kinds[k] = p.kinds[k].Without(at)
	p.sides[side] = p.sides[side].Without(at)
	p.golds = p.golds.Without(at)
	p.on[s] = NoKind
	p.key ^= zobrist.piece[side][k][s]
}

// asGold reports whether a kind moves like a gold.
func asGold(k PieceType) bool { return k == Gold || k >= promoted && k < Horse }

// hold changes the number of pieces of a kind in a side's hand.
func (p *Position) hold(side Side, k PieceType, by int8) {
	n := &p.hands[side][k]
	p.key ^= zobrist.hand[side][k][*n]
	*n += uint8(by)
	p.key ^= zobrist.hand[side][k][*n]
}

// Count returns the number of pieces on the board and in hand.
func (p *Position) Count() int {
	n := p.Occupied().Count()
	for side := range p.hands {
		for _, held := range p.hands[side] {
			n += int(held)
		}
	}
	return n
}

// Dead returns the squares from which a kind of a side could never move.
func Dead(s Side, k PieceType) Set { return table.dead[s][k] }

// File returns the squares of the file of s.
func File(s Square) Set { return table.ray[up][s].Or(table.ray[down][s]).Or(s.Set()) }

// Zone returns the promotion zone of a side.
func Zone(s Side) Set { return table.zone[s] }

// MayPromote reports whether a move from one square to another is into, out of or within
// the promotion zone of the piece, and the piece can promote.
func (p *Position) MayPromote(from, to Square) bool {
	zone := table.zone[p.turn]
	return p.on[from].MayPromote() && (zone.Has(from) || zone.Has(to))
}

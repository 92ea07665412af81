package board

import (
	"math/bits"

	"passedpawn/game/rules"
)

// A Mailbox is a layout with a piece, or none, on each square. It is a plain value:
// copying it is safe.
type Mailbox struct {
	*Layout
	on  [Squares]Piece
	key uint64
}

// On returns the piece on a square.
func (b *Mailbox) On(s Square) Piece { return b.on[s] }

// Key returns a key that is equal for boards with the same pieces.
func (b *Mailbox) Key() uint64 { return b.key }

// Set puts a piece on a square, or removes the piece there if p is 0.
func (b *Mailbox) Set(s Square, p Piece) {
	if was := b.on[s]; was != 0 {
		b.key ^= b.keys[was][s]
	}
	if b.on[s] = p; p != 0 {
		b.key ^= b.keys[p][s]
	}
}

// Targets appends the squares to which the piece on a square can move. It does not
// consider whether its own king would be safe.
func (b *Mailbox) Targets(from Square, to []Square) []Square {
	p := b.on[from]
	if p == 0 {
		return to
	}
	m := &b.moves[p.Side()][p.Kind()]
	for d := range directions {
		if far := max(m.quiet[d].most, m.takes[d].most); far > 0 || m.hops[d] {
			to = b.ride(from, d, m, to)
		}
	}
	for set := m.goes | m.leaps; set != 0; set &= set - 1 {
		i := bits.TrailingZeros64(set)
		s := b.leaps[i].to[from]
		if s == None {
			continue
		}
		if there := b.on[s]; there == 0 && m.goes&(1<<i) != 0 || there != 0 && there.Side() != p.Side() && m.leaps&(1<<i) != 0 {
			to = append(to, s)
		}
	}
	return to
}

// ride appends the targets along a line.
func (b *Mailbox) ride(from Square, d int, m *moves, to []Square) []Square {
	us := b.on[from].Side()
	over := 0
	for i, s := range b.rays[d][from] {
		n, p := int8(i+1), b.on[s]
		switch {
		case p == 0:
			if over == 0 && m.quiet[d].has(n) {
				to = append(to, s)
			}
			continue
		case over == 0:
			if p.Side() != us && m.takes[d].has(n) {
				to = append(to, s)
			}
		case p.Side() != us:
			to = append(to, s)
		}
		if over++; over > 1 || !m.hops[d] {
			break
		}
	}
	return to
}

// Attacked reports whether a piece of a side could capture on a square. It does not
// matter what is on the square.
func (b *Mailbox) Attacked(s Square, by rules.Side) bool {
	for d := range directions {
		if b.attackedAlong(s, d, by) {
			return true
		}
	}
	all := b.moves[by]
	for i := range b.leaps {
		from := b.leaps[i].from[s]
		if from == None {
			continue
		}
		if p := b.on[from]; p != 0 && p.Side() == by && all[p.Kind()].leaps&(1<<i) != 0 {
			return true
		}
	}
	return false
}

// attackedAlong reports whether a piece attacks a square along a line.
func (b *Mailbox) attackedAlong(s Square, d int, by rules.Side) bool {
	back := d ^ 4
	over := false
	for i, from := range b.rays[d][s] {
		p := b.on[from]
		if p == 0 {
			continue
		}
		if p.Side() == by {
			m := &b.moves[by][p.Kind()]
			if !over && m.takes[back].has(int8(i+1)) || over && m.hops[back] {
				return true
			}
		}
		if over || !b.hops {
			return false
		}
		over = true
	}
	return false
}

// Attackers appends the squares of the pieces of a side that could capture on a square.
func (b *Mailbox) Attackers(s Square, by rules.Side, from []Square) []Square {
	for at := range b.All() {
		if p := b.on[at]; p != 0 && p.Side() == by && b.attacks(at, s) {
			from = append(from, at)
		}
	}
	return from
}

// attacks reports whether the piece on a square could capture on another.
func (b *Mailbox) attacks(from, to Square) bool {
	p := b.on[from]
	m := &b.moves[p.Side()][p.Kind()]
	for i := range b.leaps {
		if m.leaps&(1<<i) != 0 && b.leaps[i].to[from] == to {
			return true
		}
	}
	for d := range directions {
		over := 0
		for i, s := range b.rays[d][from] {
			if s == to {
				if over == 0 && m.takes[d].has(int8(i+1)) || over == 1 && m.hops[d] {
					return true
				}
				break
			}
			if b.on[s] != 0 {
				over++
			}
		}
	}
	return false
}

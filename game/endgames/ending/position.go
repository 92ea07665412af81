package ending

import "passedpawn/game/chess/bitboard"

// A Position is at most two men besides the kings on a board, without castling or captures
// en passant. The men may be in any order and of either side.
type Position struct {
	Turn  bitboard.Side
	Kings [2]bitboard.Square
	Count int // of men
	Men   [Most]Man
	At    [Most]bitboard.Square
}

// Of returns the men of a position. ok is false if there are too many, or a right to castle.
func Of(p *bitboard.Position) (small Position, ok bool) {
	if p.Occupied().Count() > 2+Most {
		return small, false
	}
	small.Turn = p.Turn()
	for side := White; side <= Black; side++ {
		if p.MayCastle(side, true) || p.MayCastle(side, false) {
			return small, false
		}
		small.Kings[side] = p.King(side)
		for all := p.Side(side) &^ p.King(side).Bit(); all != 0; {
			s := all.Pop()
			small.Men[small.Count], small.At[small.Count] = Man{side, p.On(s)}, s
			small.Count++
		}
	}
	return small, true
}

// Find returns the ending of a position, nil if there are only kings. turn and at are those
// of the position in the ending, where colours may be exchanged.
func (p Position) Find() (e *Ending, turn bitboard.Side, at Squares) {
	if p.Count == 0 {
		return nil, p.Turn, at
	}
	if p.upsideDown() {
		p.exchange()
	}
	if p.Count == Most && (p.Men[0].Side > p.Men[1].Side || p.Men[0].Side == p.Men[1].Side && p.Men[0].Kind < p.Men[1].Kind) {
		p.Men[0], p.Men[1] = p.Men[1], p.Men[0]
		p.At[0], p.At[1] = p.At[1], p.At[0]
	}
	at = Squares{p.Kings[White], p.Kings[Black], p.At[0], p.At[1]}
	a, b := p.Men[0], p.Men[1]
	switch {
	case p.Count == 1:
		return list.one[a.Kind], p.Turn, at
	case a.Side == b.Side:
		return list.together[a.Kind][b.Kind], p.Turn, at
	}
	return list.against[a.Kind][b.Kind], p.Turn, at
}

// upsideDown reports whether the ending has the men of the other side as White's.
func (p *Position) upsideDown() bool {
	a, b := p.Men[0], p.Men[1]
	switch {
	case p.Count == 1 || a.Side == b.Side:
		return a.Side == Black
	case a.Kind == b.Kind:
		return p.Turn == Black
	case a.Kind > b.Kind:
		return a.Side == Black
	}
	return b.Side == Black
}

// exchange exchanges the colours.
func (p *Position) exchange() {
	p.Turn ^= 1
	p.Kings[White], p.Kings[Black] = p.Kings[Black]^56, p.Kings[White]^56
	for i := range p.Count {
		p.Men[i].Side ^= 1
		p.At[i] ^= 56
	}
}

// Needs returns the endings that a capture or a promotion in an ending leads to, without
// those that these need in turn.
func (e *Ending) Needs() (all []*Ending) {
	add := func(p Position) {
		if sub, _, _ := p.Find(); sub != nil {
			all = append(all, sub)
		}
	}
	whole := Position{Count: len(e.Men)}
	copy(whole.Men[:], e.Men)
	for i := range e.Men {
		add(whole.Without(i))
		if e.Men[i].Kind != bitboard.Pawn {
			continue
		}
		for _, k := range kinds[:len(kinds)-1] {
			p := whole
			p.Men[i].Kind = k
			add(p)
			for j := range e.Men {
				if e.Men[j].Side != e.Men[i].Side {
					add(p.Without(j)) // a promotion that captures
				}
			}
		}
	}
	return all
}

// Without returns the position without one of the men.
func (p Position) Without(i int) Position {
	p.Count--
	p.Men[i], p.At[i] = p.Men[p.Count], p.At[p.Count]
	return p
}

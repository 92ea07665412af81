package match

import (
	"slices"

	"passedpawn/game/rules"
)

// touches is what the person to move has done to the pieces without making a move yet.
type touches struct {
	touched []rules.Square // in order
	from    rules.Square   // a pawn from here was released on a promotion square:
	to      rules.Square   // it can no longer move to another one (4.7)
	arrived bool
}

// bound returns the legal moves that are left after pieces were touched, and whether that
// forbids any others. The first piece that can be moved or captured has to be (4.3.1,
// 4.3.2). One piece of each side means that capture, if it is legal (4.3.3). If none of
// them can be moved or captured, any move is allowed (4.5).
func (t touches) bound(p rules.Position) (left []rules.Move, binds bool) {
	all := p.Moves()
	only := func(fits func(rules.Move) bool) []rules.Move {
		return slices.DeleteFunc(slices.Clone(all), func(m rules.Move) bool { return m.Drop != rules.NoKind || !fits(m) })
	}
	if t.arrived {
		return only(func(m rules.Move) bool { return m.From == t.from && m.To == t.to }), true
	}
	if left, castles := t.castling(p, only); castles {
		return left, len(left) > 0
	}
	var own, theirs []rules.Square
	for _, s := range t.touched {
		if piece, _ := p.At(s); piece.Side == p.Turn() {
			own = append(own, s)
		} else {
			theirs = append(theirs, s)
		}
	}
	for _, from := range own {
		for _, at := range theirs {
			if left := only(func(m rules.Move) bool { return m.From == from && rules.Captured(p, m) == at }); len(left) > 0 {
				return left, true
			}
		}
	}
	for _, s := range t.touched {
		if left := only(func(m rules.Move) bool { return m.From == s || rules.Captured(p, m) == s }); len(left) > 0 {
			return left, true
		}
	}
	return nil, false
}

// castling returns the moves left to a person who has touched the king and then a rook:
// castling on that side (4.4.1) or, if that is not legal, any move of the king. If there
// is none, any move is allowed (4.4.3). A person who touches the rook first has to move
// it and cannot castle with it (4.4.2).
func (t touches) castling(p rules.Position, only func(func(rules.Move) bool) []rules.Move) (left []rules.Move, castles bool) {
	if len(t.touched) < 2 {
		return nil, false
	}
	king, rook := t.touched[0], t.touched[1]
	first, _ := p.At(king)
	second, _ := p.At(rook)
	if first != (rules.Piece{Side: p.Turn(), Kind: rules.King}) || second != (rules.Piece{Side: p.Turn(), Kind: rules.Rook}) || king.Rank != rook.Rank {
		return nil, false
	}
	left = only(func(m rules.Move) bool {
		return m.From == king && rules.Castles(p, m) && m.To.File > king.File == (rook.File > king.File)
	})
	if len(left) == 0 {
		left = only(func(m rules.Move) bool { return m.From == king })
	}
	return left, true
}

// binds reports whether the person to move is bound by the pieces they touch.
func (s *state) binds() bool {
	return s.strict() && s.customs().TouchMove && s.stopped() == nil && s.mover().Human()
}

// Touch is called when the person to move touches a piece. By tournament rules this binds
// them, and declines an open draw offer (9.1.2.1).
func (m *Match) Touch(at rules.Spot) {
	s, onBoard := at.Square()
	_, there := m.line.position().At(s)
	if !m.binds() || !onBoard || !there || slices.Contains(m.touches.touched, s) {
		return
	}
	m.touches.touched = append(slices.Clip(m.touches.touched), s)
	m.line.last().Set(touchedCommand, m.touches.String())
	m.decline()
	m.changed()
}

// Arrive is called when a person releases a pawn on its promotion square (4.7). The new
// piece can still be chosen, but not another square.
func (m *Match) Arrive(from rules.Spot, to rules.Square) {
	m.Touch(from)
	s, _ := from.Square()
	if slices.Contains(m.touches.touched, s) && !m.touches.arrived && len(rules.Choices(m.line.position(), from, to)) > 1 {
		m.touches.from, m.touches.to, m.touches.arrived = s, to, true
		m.line.last().Set(touchedCommand, m.touches.String())
		m.changed()
	}
}

// Obliged reports whether the piece on a square can still be moved or captured after the
// touches so far.
func (s Snapshot) Obliged(at rules.Square) bool {
	return slices.ContainsFunc(s.Bound, func(m rules.Move) bool {
		return m.From == at || rules.Captured(s.Now(), m) == at
	})
}

// forbid reports whether the touched pieces forbid a legal move.
func (t touches) forbid(p rules.Position, mv rules.Move) bool {
	left, binds := t.bound(p)
	return binds && !slices.Contains(left, mv)
}

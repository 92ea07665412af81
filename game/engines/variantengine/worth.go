package variantengine

import (
	"passedpawn/game/rules"
	"passedpawn/game/rules/board"
)

// The values of the evaluation, in approximate centipawns.
const (
	perMove = 80   // of a piece, for each square it can move to
	wins    = 1000 // with a lead this large, the weaker king is driven to the edge
)

// A scale is the values of a game's pieces on each square: what they can do, and a share
// of what they may promote to.
type scale struct {
	layout *board.Layout
	royal  int
	kinds  []int                     // value by kind, whatever the square
	on     [2][][board.Squares]int16 // by side and kind
	edge   [board.Squares]int        // the distance of a square from the centre
}

// newScale computes the values of a game's kinds from the number of squares they can move
// to and from their promotions.
func newScale(m board.Mover) *scale {
	l, royal := m.Field()
	s := &scale{layout: l, royal: royal, kinds: make([]int, len(l.Kinds))}
	for k := range l.Kinds {
		if k != royal {
			s.kinds[k] = int(perMove*m.Mobility(k)) + 20
		}
	}
	for sq := range l.All() {
		at := l.Square(sq)
		s.edge[sq] = max(abs(2*int(at.File)-l.Files+1), abs(2*int(at.Rank)-l.Ranks+1))
	}
	for side := range s.on {
		s.on[side] = make([][board.Squares]int16, len(l.Kinds))
		for k := range l.Kinds {
			s.place(m, rules.Side(side), k)
		}
	}
	return s
}

// climbs is the share of a promotion's gain that is added to a piece's value, in
// hundredths, by the number of ranks to go.
var climbs = [...]int{0, 45, 30, 22, 16, 12, 10, 8, 7, 6}

// place sets the values of a kind on each square.
func (s *scale) place(m board.Mover, side rules.Side, k int) {
	gain, far := 0, true
	if c, ok := m.(board.Climber); ok {
		var next int
		if next, far = c.Next(k); next >= 0 {
			gain = max(0, s.kinds[next]-s.kinds[k])
		}
	}
	for sq := range s.layout.All() {
		rank := int(s.layout.Square(sq).Rank)
		away := rank
		if far == (side == rules.White) {
			away = s.layout.Ranks - 1 - rank
		}
		worth := s.kinds[k] + gain*climbs[min(away, len(climbs)-1)]/100
		if k != s.royal {
			worth -= 3 * s.edge[sq]
		}
		s.on[side][k][sq] = int16(worth)
	}
}

// score returns the evaluation of a position for the side to move.
func (s *scale) score(m board.Mover) int {
	sum := [2]int{}
	var kings [2]board.Square
	for sq := range board.Square(s.layout.Files * s.layout.Ranks) {
		p := m.On(sq)
		if p == 0 {
			continue
		}
		side, k := p.Side(), p.Kind()
		sum[side] += int(s.on[side][k][sq])
		if k == s.royal {
			kings[side] = sq
		}
	}
	us := m.Turn()
	lead := sum[us] - sum[us.Other()]
	switch {
	case lead > wins:
		lead += s.drive(kings[us], kings[us.Other()])
	case lead < -wins:
		lead -= s.drive(kings[us.Other()], kings[us])
	}
	return lead * (200 - min(m.HalfmoveClock(), 150)) / 200
}

// drive returns a bonus that is larger the nearer the weaker king is to the edge and to
// the other king.
func (s *scale) drive(strong, weak board.Square) int {
	a, b := s.layout.Square(strong), s.layout.Square(weak)
	near := max(abs(int(a.File)-int(b.File)), abs(int(a.Rank)-int(b.Rank)))
	return 12*s.edge[weak] - 8*near
}

func abs(n int) int { return max(n, -n) }

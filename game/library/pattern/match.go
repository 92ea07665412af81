package pattern

import (
	"math/bits"

	"passedpawn/game/chess/bitboard"
)

// A Matcher finds a pattern in games. Any number of goroutines may use it.
type Matcher struct {
	shapes []shape
	plies  uint16
}

// shapes is the largest number of forms of a pattern: mirrored, with the colours changed,
// and both.
const shapes = 4

// A shape is a pattern in one of its forms, as it is compared with boards.
type shape struct {
	held     []held   // clauses about one piece on one square, together for each piece
	clauses  []Clause // the others
	material *Material
	pawns    [2]int // the least number of each side
	all      [2]int // the least number of all pieces of each side
	ways     []way
	squares  uint64 // of all clauses
	most     [2]Men // of each side
	rare     Least  // how rare each kind must once have been
}

// held is the squares that must all have a content.
type held struct {
	content uint8
	squares uint64
}

// A way is the squares from which a pawn can reach the square of a clause.
type way struct {
	content uint8
	squares uint64
}

// NewMatcher returns a Matcher for a pattern.
func NewMatcher(p Pattern) *Matcher {
	all := []Pattern{p}
	if p.Mirrored {
		all = append(all, p.mirrored())
	}
	if p.Turned {
		for _, q := range all[:len(all):len(all)] {
			all = append(all, q.turned())
		}
	}
	m := &Matcher{plies: uint16(max(p.Plies, 1))}
	for _, q := range all {
		m.shapes = append(m.shapes, shapeOf(q))
	}
	return m
}

func shapeOf(p Pattern) shape {
	s := shape{material: p.Material, most: p.Material.most(), rare: p.Material.rare()}
	var needed [contents]uint64
	for _, c := range p.Clauses {
		s.squares |= c.Squares
		if c.None || bits.OnesCount64(c.Squares) != 1 || bits.OnesCount16(uint16(c.Content)) != 1 {
			s.clauses = append(s.clauses, c)
			continue
		}
		needed[bits.TrailingZeros16(uint16(c.Content))] |= c.Squares
	}
	for n, squares := range needed {
		if squares != 0 {
			s.held = append(s.held, held{uint8(n), squares})
		}
	}
	for side := range s.pawns {
		pawn, others := 1+6*side, 0
		for n := pawn; n < pawn+6; n++ {
			others += bits.OnesCount64(needed[n])
		}
		pawns, all := p.Material.least(side)
		s.pawns[side], s.all[side] = max(pawns, bits.OnesCount64(needed[pawn])), max(all, others)
		for left := needed[pawn]; left != 0; left &= left - 1 {
			s.ways = append(s.ways, way{uint8(pawn), wayTo(bits.TrailingZeros64(left), side == 1)})
		}
	}
	return s
}

// wayTo returns the squares from which a pawn can reach a square, which is one of them.
func wayTo(square int, black bool) (squares uint64) {
	file, rank := square%8, square/8
	for s := range 64 {
		ahead := rank - s/8
		if black {
			ahead = -ahead
		}
		if ahead >= 0 && max(file-s%8, s%8-file) <= ahead {
			squares |= 1 << s
		}
	}
	return squares
}

// matches reports whether the board has the shape.
func (s *shape) matches(b *Board) bool {
	for _, h := range s.held {
		if b.set[h.content]&h.squares != h.squares {
			return false
		}
	}
	for _, c := range s.clauses {
		found := uint64(0)
		for left := c.Content; left != 0; left &= left - 1 {
			found |= b.set[bits.TrailingZeros16(uint16(left))]
		}
		if (found&c.Squares != 0) == c.None {
			return false
		}
	}
	return s.material == nil || s.material.of(b)
}

// lost reports whether no later position can have the shape: pieces never come back, and
// pawns never go back.
func (s *shape) lost(b *Board) bool {
	for side := range s.pawns {
		pieces := b.set[1+6*side : 7+6*side]
		if bits.OnesCount64(pieces[0]) < s.pawns[side] {
			return true
		}
		all := 0
		for _, p := range pieces {
			all += bits.OnesCount64(p)
		}
		if all < s.all[side] {
			return true
		}
	}
	for _, w := range s.ways {
		if b.set[w.content]&w.squares == 0 {
			return true
		}
	}
	return false
}

// A Run is in how many positions in a row each form of a pattern was found.
type Run [shapes]uint16

// next counts one more position, and reports whether the pattern has now been found in
// enough of them. A form is compared again only if something has changed on its squares,
// or if the material has.
func (m *Matcher) next(r *Run, b *Board, changed uint64, material bool) bool {
	for i := range m.shapes {
		s, was := &m.shapes[i], r[i] > 0
		if changed&s.squares != 0 || material && s.material != nil {
			was = s.matches(b)
		}
		if !was {
			r[i] = 0
			continue
		}
		if r[i]++; r[i] >= m.plies {
			return true
		}
	}
	return false
}

// first is next for a position of which nothing is known.
func (m *Matcher) first(r *Run, b *Board) bool { return m.next(r, b, ^uint64(0), true) }

// lost reports whether the pattern cannot come up any more.
func (m *Matcher) lost(b *Board) bool {
	for i := range m.shapes {
		if !m.shapes[i].lost(b) {
			return false
		}
	}
	return true
}

// Find plays moves from a board until next returns the zero Move. It returns after how many
// of them the pattern was found in enough positions.
func (m *Matcher) Find(b Board, next func() bitboard.Move) (ply int, ok bool) {
	var run Run
	for found := m.first(&run, &b); !found; ply++ {
		move := next()
		if move == 0 {
			return 0, false
		}
		changed, lasting := b.Play(move)
		if lasting && m.lost(&b) {
			return 0, false
		}
		found = m.next(&run, &b, changed, lasting)
	}
	return ply, true
}

// Men are how many pawns and other pieces a side has.
type Men struct{ Pawns, Others int }

// Crowded reports whether White or Black has too many pieces for the pattern. It is much
// faster than looking at the position.
func (m *Matcher) Crowded(white, black Men) bool {
	for i := range m.shapes {
		if most := &m.shapes[i].most; white.within(most[0]) && black.within(most[1]) {
			return false
		}
	}
	return true
}

func (m Men) within(most Men) bool { return m.Pawns <= most.Pawns && m.Others <= most.Others }

// Package retro finds what every position of an ending is worth, by retrograde analysis:
// it begins with the mates and the moves that lead to smaller endings, and goes back move
// by move. Castling is left out, because no position of a table has a right to castle. It
// keeps nothing on disk.
package retro

import (
	"bytes"
	"context"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// Values are what the positions of an ending are worth, by the side to move and their
// number. What is not a position has NoValue.
type Values [2][]byte

// Known are the values of endings that another one needs.
type Known map[*ending.Ending]*Values

// At returns what a position without castling or captures en passant is worth.
func (k Known) At(p ending.Position) ending.Value {
	e, turn, at := p.Find()
	if e == nil {
		return ending.Drawn
	}
	index, _ := e.Index(at)
	return ending.Value(k[e][turn][index])
}

// Solve returns the values of an ending, given those that it needs.
func Solve(ctx context.Context, e *ending.Ending, known Known) (*Values, error) {
	s := newSolver(e, known)
	for index := range e.Size() {
		if index&0xffff == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		s.begin(index)
	}
	for v := uint8(ending.Mated); v <= s.last; v++ {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		for turn := ending.White; turn <= ending.Black; turn++ {
			s.spread(turn, v)
		}
	}
	s.finish()
	return &s.due, nil
}

// A solver holds what is known so far.
type solver struct {
	*ending.Ending
	known Known
	count int // of men, with the kings
	kind  [2 + ending.Most]bitboard.PieceType
	side  [2 + ending.Most]bitboard.Side
	bare  [2]bool // the side has only its king

	// due is what a position is worth unless something better for the side to move is
	// found. A loss counts only if no move is left.
	due Values
	// left is how many moves within the ending have not been found to lose; with open, one
	// is known to draw.
	left [2][]byte
	last uint8 // the greatest due
}

// open in left means that the position is not lost.
const open = 0x80

func newSolver(e *ending.Ending, known Known) *solver {
	s := &solver{Ending: e, known: known, count: 2 + len(e.Men), bare: [2]bool{true, true}}
	s.kind[0], s.kind[1], s.side[1] = bitboard.King, bitboard.King, ending.Black
	for i, m := range e.Men {
		s.kind[2+i], s.side[2+i], s.bare[m.Side] = m.Kind, m.Side, false
	}
	for side := range s.due {
		s.due[side], s.left[side] = make([]byte, e.Size()), make([]byte, e.Size())
	}
	return s
}

// set notes what a position is due to be worth.
func (s *solver) set(turn bitboard.Side, index int, v uint8) {
	s.due[turn][index] = v
	if v != uint8(ending.NoValue) {
		s.last = max(s.last, v)
	}
}

// spread decides the positions that are due, and tells those from which they are reached.
func (s *solver) spread(turn bitboard.Side, v uint8) {
	due, left := s.due[turn], s.left[turn]
	for from := 0; ; from++ {
		next := bytes.IndexByte(due[from:], v)
		if next < 0 {
			return
		}
		from += next
		if !ending.Value(v).Lost() || left[from] == 0 {
			s.back(turn, from, v)
		}
	}
}

// finish makes draws of the losses that did not come.
func (s *solver) finish() {
	for turn := range s.due {
		left := s.left[turn]
		for i, v := range s.due[turn] {
			if ending.Value(v).Lost() && left[i] != 0 {
				s.due[turn][i] = byte(ending.Drawn)
			}
		}
	}
}

// Package ending lists the 35 endings of chess with one or two men besides the kings, and
// numbers their positions. Positions that differ only by a symmetry of the board or by the
// colours have one number: without pawns the board has eight symmetries, with pawns two.
// What a position is worth is not known here.
package ending

import (
	"strings"

	"passedpawn/game/chess/bitboard"
)

// The sides, as the fast board numbers them.
const (
	White bitboard.Side = iota
	Black
)

// Most is the greatest number of men besides the kings.
const Most = 2

// A Man is a man besides the kings.
type Man struct {
	Side bitboard.Side
	Kind bitboard.PieceType
}

// An Ending is all positions with some men. White has the stronger men.
type Ending struct {
	Name   string // such as KQKR
	Men    []Man  // besides the kings: White's first, the stronger first
	Pawns  bool
	Twins  bool // the two men are alike, so that their order means nothing
	Mirror bool // both sides have the same men, so that only White has to be to move
	frame  *frame
}

// letters are the kinds in the names of endings.
const letters = "PNBRQ"

// kinds are the kinds besides the king, the strongest first.
var kinds = []bitboard.PieceType{bitboard.Queen, bitboard.Rook, bitboard.Bishop, bitboard.Knight, bitboard.Pawn}

func newEnding(men ...Man) *Ending {
	e := &Ending{Men: men, frame: without}
	var name strings.Builder
	for side := White; side <= Black; side++ {
		name.WriteByte('K')
		for _, m := range men {
			if m.Side == side {
				name.WriteByte(letters[m.Kind])
			}
			if m.Kind == bitboard.Pawn {
				e.Pawns, e.frame = true, with
			}
		}
	}
	e.Name = name.String()
	if len(men) == Most {
		e.Twins = men[0] == men[1]
		e.Mirror = men[0].Kind == men[1].Kind && !e.Twins
	}
	return e
}

// A register finds endings by their men.
type register struct {
	all      []*Ending
	one      [bitboard.King]*Ending
	together [bitboard.King][bitboard.King]*Ending // both men are White's
	against  [bitboard.King][bitboard.King]*Ending
}

var list = newRegister()

func newRegister() *register {
	r := new(register)
	for _, k := range kinds {
		r.one[k] = newEnding(Man{White, k})
	}
	for i, k := range kinds {
		for _, l := range kinds[i:] {
			r.together[k][l] = newEnding(Man{White, k}, Man{White, l})
			r.against[k][l] = newEnding(Man{White, k}, Man{Black, l})
		}
	}
	r.sort()
	return r
}

// sort lists the endings so that those reached by captures and promotions come first.
func (r *register) sort() {
	for pawns := range Most + 1 {
		for count := 1; count <= Most; count++ {
			for _, e := range r.endings() {
				if len(e.Men) == count && e.pawns() == pawns {
					r.all = append(r.all, e)
				}
			}
		}
	}
}

func (r *register) endings() (all []*Ending) {
	all = append(all, r.one[:]...)
	for k := range r.together {
		for l := range k + 1 {
			all = append(all, r.together[k][l], r.against[k][l])
		}
	}
	return all
}

// pawns returns the number of pawns.
func (e *Ending) pawns() (n int) {
	for _, m := range e.Men {
		if m.Kind == bitboard.Pawn {
			n++
		}
	}
	return n
}

// All returns the endings. Those that another one needs stand before it.
func All() []*Ending { return list.all }

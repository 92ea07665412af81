package board

import (
	"fmt"
	"iter"
	"sync"

	"passedpawn/game/rules"
)

// A Square is the number of a square on a board, from 0 for a1, along the ranks.
type Square uint8

const (
	// None means no square.
	None Square = 255
	// Squares is the number of squares of the largest board.
	Squares = 90
)

// A Piece is a kind and a side, 0 for no piece.
type Piece uint8

// Side returns the side that a piece belongs to.
func (p Piece) Side() rules.Side { return rules.Side(p & 1) }

// Kind returns the index of its kind in the kinds of the layout.
func (p Piece) Kind() int { return int(p>>1) - 1 }

// NewPiece returns a piece. kind is an index in the kinds of a layout.
func NewPiece(kind int, side rules.Side) Piece { return Piece(kind+1)<<1 | Piece(side) }

// directions lists the eight directions of lines, in steps of 45 degrees. The indices of
// opposite directions differ by four.
var directions = [8][2]int8{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}

// A reach is how many steps a piece can move along a line.
type reach struct{ least, most int8 }

func (r reach) has(n int8) bool { return r.least <= n && n <= r.most }

// A moves is how a kind of a side moves, by direction and by leap.
type moves struct {
	quiet, takes [8]reach
	hops         [8]bool
	goes, leaps  uint64 // bits of the layout's leaps, to empty squares and for captures
}

// A Layout is a board of some size, and the kinds of pieces on it. It never changes and
// can be shared.
type Layout struct {
	Files, Ranks int
	Kinds        []PieceDef

	moves [2][]moves // by side and kind
	rays  [8][Squares][]Square
	leaps []leap
	hops  bool // some kind hops
	keys  *[2 * 64][Squares]uint64
}

// A leap is a step that is not along a line: where it leads from each square, and from
// where it leads there.
type leap struct {
	file, rank int8
	to, from   [Squares]Square
}

// NewLayout returns a layout. It returns an error if the board is too large, or if a kind
// has a way that cannot be represented.
func NewLayout(files, ranks int, kinds []PieceDef) (*Layout, error) {
	if files < 1 || files > 9 || ranks < 1 || files*ranks > Squares || len(kinds) > 62 {
		return nil, fmt.Errorf("a board of %d by %d with %d kinds is too large", files, ranks, len(kinds))
	}
	l := &Layout{Files: files, Ranks: ranks, Kinds: kinds, keys: keys()}
	for d, step := range directions {
		for s := range l.All() {
			for to := l.shift(s, step[0], step[1]); to != None; to = l.shift(to, step[0], step[1]) {
				l.rays[d][s] = append(l.rays[d][s], to)
			}
		}
	}
	for side := range l.moves {
		for _, k := range kinds {
			m, err := l.compile(k, rules.Side(side))
			if err != nil {
				return nil, err
			}
			l.moves[side] = append(l.moves[side], m)
		}
	}
	return l, nil
}

// Hopping reports whether some kind captures by hopping over a piece.
func (l *Layout) Hopping() bool { return l.hops }

// All iterates over all squares.
func (l *Layout) All() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for s := range Square(l.Files * l.Ranks) {
			if !yield(s) {
				return
			}
		}
	}
}

// At returns the number of a square, None for one off the board.
func (l *Layout) At(s rules.Square) Square {
	if s.File < 0 || int(s.File) >= l.Files || s.Rank < 0 || int(s.Rank) >= l.Ranks {
		return None
	}
	return Square(int(s.Rank)*l.Files + int(s.File))
}

// Square returns the file and the rank of a square.
func (l *Layout) Square(s Square) rules.Square {
	return rules.Sq(int(s)%l.Files, int(s)/l.Files)
}

func (l *Layout) shift(s Square, file, rank int8) Square {
	at := l.Square(s)
	return l.At(rules.Square{File: at.File + file, Rank: at.Rank + rank})
}

// KindOf returns the index and the side of a kind by its letter, in upper or lower case.
func (l *Layout) KindOf(letter byte) (kind int, side rules.Side, ok bool) {
	if letter >= 'a' && letter <= 'z' {
		letter, side = letter-'a'+'A', rules.Black
	}
	for i, k := range l.Kinds {
		if k.Letter == letter {
			return i, side, true
		}
	}
	return 0, side, false
}

// compile sorts the ways of a kind into lines and leaps.
func (l *Layout) compile(k PieceDef, side rules.Side) (m moves, err error) {
	for _, w := range k.Ways {
		if side == rules.Black {
			w.Rank = -w.Rank
		}
		if w.Most == 0 {
			w.Most = int8(max(l.Files, l.Ranks))
		}
		d := direction(w.File, w.Rank)
		switch {
		case d >= 0 && w.Hops:
			m.hops[d], l.hops = true, true
		case d >= 0:
			if w.Quiet {
				m.quiet[d] = m.quiet[d].and(w)
			}
			if w.Takes {
				m.takes[d] = m.takes[d].and(w)
			}
		case w.Least == 1 && w.Most == 1 && !w.Hops:
			i := l.leap(w.File, w.Rank)
			if w.Quiet {
				m.goes |= 1 << i
			}
			if w.Takes {
				m.leaps |= 1 << i
			}
		default:
			return m, fmt.Errorf("%s: a step of %d by %d can only be a leap", k.Name, w.File, w.Rank)
		}
	}
	return m, nil
}

// and extends a reach by a way. There must be no gap between the two.
func (r reach) and(w Way) reach {
	if r.most == 0 {
		return reach{w.Least, w.Most}
	}
	return reach{min(r.least, w.Least), max(r.most, w.Most)}
}

func direction(file, rank int8) int {
	for d, step := range directions {
		if step == [2]int8{file, rank} {
			return d
		}
	}
	return -1
}

func (l *Layout) leap(file, rank int8) int {
	for i, known := range l.leaps {
		if known.file == file && known.rank == rank {
			return i
		}
	}
	n := leap{file: file, rank: rank}
	for s := range l.All() {
		n.to[s], n.from[s] = l.shift(s, file, rank), l.shift(s, -file, -rank)
	}
	l.leaps = append(l.leaps, n)
	return len(l.leaps) - 1
}

// keys returns a key for every piece on every square, from a fixed sequence (SplitMix64).
// All layouts share them: they take 92 kB.
var keys = sync.OnceValue(func() *[2 * 64][Squares]uint64 {
	all := new([2 * 64][Squares]uint64)
	state := uint64(0x9E3779B97F4A7C15)
	for p := range all {
		for s := range all[p] {
			state += 0x9E3779B97F4A7C15
			z := state
			z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
			z = (z ^ z>>27) * 0x94D049BB133111EB
			all[p][s] = z ^ z>>31
		}
	}
	return all
})

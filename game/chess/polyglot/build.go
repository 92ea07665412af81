package polyglot

import (
	"bufio"
	"cmp"
	"io"
	"slices"

	"passedpawn/game/chess/bitboard"
)

// A Builder makes a book of games. The weight of a move is two for each game that its side won
// and one for each draw, as PolyGlot counts; a game without a result counts like a draw. A
// move that has only lost is not in the book.
type Builder struct {
	weights map[played]int
}

// A played is a move in a position.
type played struct {
	key  uint64
	move uint16
}

// NewBuilder returns an empty Builder.
func NewBuilder() *Builder { return &Builder{weights: map[played]int{}} }

// The points of a move in a game for its side.
const (
	Lost  = 0
	Drawn = 1
	Won   = 2
)

// Add adds the moves of a game from a position. points are those of the side that moves first
// and of the other side.
func (b *Builder) Add(start bitboard.Position, moves []bitboard.Move, points [2]int) {
	for ply, m := range moves {
		if points[ply%2] > Lost {
			b.weights[played{Key(&start), codeOf(&start, m)}] += points[ply%2]
		}
		start.Make(m)
	}
}

// Empty reports whether the book has no move.
func (b *Builder) Empty() bool { return len(b.weights) == 0 }

// Write writes the book. Weights that
// do not fit into the format are made smaller, together with those of the same position.
func (b *Builder) Write(w io.Writer) error {
	all := make([]played, 0, len(b.weights))
	for p := range b.weights {
		all = append(all, p)
	}
	slices.SortFunc(all, func(x, y played) int {
		return cmp.Or(cmp.Compare(x.key, y.key), cmp.Compare(b.weights[y], b.weights[x]), cmp.Compare(x.move, y.move))
	})
	out, most := bufio.NewWriter(w), 0
	for i, p := range all {
		if i == 0 || all[i-1].key != p.key {
			most = max(b.weights[p], MostWeight) // the heaviest of the position
		}
		e := Entry{Key: p.key, Move: p.move, Weight: uint16(max(1, b.weights[p]*MostWeight/most))}
		if _, err := out.Write(e.append(out.AvailableBuffer())); err != nil {
			return err
		}
	}
	return out.Flush()
}

// codeOf is the inverse of legal.
func codeOf(p *bitboard.Position, m bitboard.Move) uint16 {
	from, to := m.From(), m.To()
	if m.Castling() {
		_, to, _ = p.Castled(m)
	}
	kind := max(0, slices.Index(promotions[:], m.Promotion()))
	return uint16(to) | uint16(from)<<6 | uint16(kind)<<12
}

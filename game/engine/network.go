package engine

import (
	_ "embed"
	"encoding/binary"

	"passedpawn/game/bitboard"
)

// The evaluation is a network of one hidden layer. Each side looks at the board
// from its own end, and with its king on the left half, as 768 inputs: whose
// piece, which kind, which square. The hidden values of both sides, cut to 0..1
// and squared, are summed up by the weights of the output that belongs to the
// number of pieces left.
//
// Sixteen-bit numbers stand for fractions: 255 is 1 in the hidden layer, 64 is
// 1 among the weights of the output.
const (
	inputs  = 2 * 6 * 64
	hidden  = 32
	outputs = 8
	words   = hidden / 4 // four hidden values share a word
	unit1   = 255
	unit2   = 64
	scale   = 400 // centipawns for an output of 1
)

// A layer is the hidden values of one point of view. A word is the sum of its
// four values, each times the power of 2^16 that is its place: so one addition
// adds four of them. A whole layer has middle added to each value, a feature has
// not: then every value is a number of sixteen bits that borrows from no other.
type layer [words]uint64

const middle = 1 << 15

type network struct {
	feature [inputs]layer
	bias    layer
	weight  [outputs][2][hidden]int32 // own, theirs
	base    [outputs]int32
}

//go:embed network.bin
var trained string

// net was trained by train_test.go on games of the engine against itself.
var net = unpack(trained)

func unpack(text string) *network {
	n := new(network)
	next := func() int16 {
		v := int16(binary.LittleEndian.Uint16([]byte(text[:2])))
		text = text[2:]
		return v
	}
	fill := func(l *layer, add int64) {
		for i := range hidden {
			l[i/4] += uint64(int64(next())+add) << (i % 4 * 16)
		}
	}
	for i := range n.feature {
		fill(&n.feature[i], 0)
	}
	fill(&n.bias, middle)
	for o := range n.weight {
		for side := range n.weight[o] {
			for i := range n.weight[o][side] {
				n.weight[o][side][i] = int32(next())
			}
		}
		n.base[o] = int32(next()) * unit1
	}
	return n
}

func (l *layer) add(f *layer) {
	for i := range l {
		l[i] += f[i]
	}
}

func (l *layer) remove(f *layer) {
	for i := range l {
		l[i] -= f[i]
	}
}

// moved sets l to what it was before with one piece gone and one come.
func (l *layer) moved(before, gone, come *layer) {
	for i := range l {
		l[i] = before[i] - gone[i] + come[i]
	}
}

// sum weighs the hidden values, each cut to 0..1 and squared.
func (l *layer) sum(weight *[hidden]int32) int32 {
	total := int32(0)
	for i, word := range l {
		w := weight[4*i : 4*i+4 : 4*i+4]
		a, b := cut(word), cut(word>>16)
		c, d := cut(word>>32), cut(word>>48)
		total += a*a*w[0] + b*b*w[1] + c*c*w[2] + d*d*w[3]
	}
	return total
}

// cut is the value in the lowest place of a word of a whole layer, cut.
func cut(word uint64) int32 { return max(0, min(int32(uint16(word))-middle, unit1)) }

// input is where a piece stands in the inputs of a point of view: flip turns the
// board for Black and mirrors it for a king on the right half.
func input(view, side bitboard.Side, kind bitboard.PieceType, s, flip bitboard.Square) int {
	return (int(view^side)*6+int(kind))*64 + int(s^flip)
}

// flip is how a side turns the board before it looks.
func flip(view bitboard.Side, king bitboard.Square) bitboard.Square {
	f := bitboard.Square(56 * view)
	if king.File() > 3 {
		f ^= 7
	}
	return f
}

// look sums up all inputs of a point of view.
func (l *layer) look(p *bitboard.Position, view bitboard.Side) {
	*l = net.bias
	f := flip(view, p.King(view))
	for side := range bitboard.Side(2) {
		for kind := bitboard.Pawn; kind <= bitboard.King; kind++ {
			for set := p.Pieces(kind, side); set != 0; {
				l.add(&net.feature[input(view, side, kind, set.Pop(), f)])
			}
		}
	}
}

// foretell is the output for the side to move, in centipawns: nothing for boards
// with more pieces than a game has, of which the network learned none.
func foretell(p *bitboard.Position, views *[2]layer) int {
	us, o := p.Turn(), (p.Occupied().Count()-1)/4
	if o >= outputs {
		return 0
	}
	total := views[us].sum(&net.weight[o][0]) + views[us^1].sum(&net.weight[o][1])
	return int(total/unit1+net.base[o]) * scale / (unit1 * unit2)
}

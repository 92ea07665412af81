package engine

import (
	_ "embed"
	"encoding/binary"

	"passedpawn/game/chess/bitboard"
)

// The network has one hidden layer. Each side views the board from its own end, mirrored
// so that its king is on the left half. The 768 inputs of a view are the side, the kind
// and the square of a piece. The hidden values of both sides, clipped to 0..1 and
// squared, are weighted and summed by one of several outputs, chosen by the number of
// pieces left.
//
// Fractions are 16-bit integers: 255 is 1 in the hidden layer, and 64 is 1 in the weights
// of the output.
const (
	inputs  = 2 * 6 * 64
	hidden  = 256
	outputs = 8
	words   = hidden / 4 // four hidden values share a word
	unit1   = 255
	unit2   = 64
	scale   = 400 // centipawns for an output of 1
)

// A layer is the hidden values of one view. A word is the sum of its four values, each
// multiplied by the power of 2^16 of its place, so that one addition adds four values. In
// a whole layer middle has been added to each value, but not in a feature. Then every
// value of a layer is a 16-bit number that does not borrow from its neighbour.
type layer [words]uint64

const middle = 1 << 15

type network struct {
	feature [inputs]layer
	none    layer // no feature
	bias    layer
	weight  [outputs][2][hidden]int16 // own, theirs
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
				n.weight[o][side][i] = next()
			}
		}
		n.base[o] = int32(next()) * unit1
	}
	return n
}

// input returns the index of a piece in the inputs of a view. flip turns the board for
// Black and mirrors it for a king on the right half.
func input(view, side bitboard.Side, kind bitboard.PieceType, s, flip bitboard.Square) int {
	return (int(view^side)*6+int(kind))*64 + int(s^flip)
}

// flip returns how a view turns the board.
func flip(view bitboard.Side, king bitboard.Square) bitboard.Square {
	f := bitboard.Square(56 * view)
	if king.File() > 3 {
		f ^= 7
	}
	return f
}

// look sums up all inputs of a view.
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

// add adds a feature.
func (l *layer) add(f *layer) { l.moved(l, &net.none, f) }

// remove removes a feature.
func (l *layer) remove(f *layer) { l.moved(l, f, &net.none) }

// foretell returns the evaluation of a position for the side to move, in centipawns. On
// boards with more pieces than a game has, only their values count, because the network was
// not trained on any.
func foretell(p *bitboard.Position, views *[2]layer) int {
	us, o := p.Turn(), (p.Occupied().Count()-1)/4
	if o >= outputs {
		return worth(p, us) - worth(p, us^1)
	}
	total := views[us].sum(&net.weight[o][0]) + views[us^1].sum(&net.weight[o][1])
	return int(total/unit1+net.base[o]) * scale / (unit1 * unit2)
}

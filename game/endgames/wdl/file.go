package wdl

import (
	"encoding/binary"
	"errors"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/compress"
	"passedpawn/game/endgames/ending"
)

// block is the size of the blocks of the file. Most of their values are equal.
const block = 16_384

// A file is the results of all endings, for each side to move. Where a capture or a promotion is
// as good as any move, the file may say less than is true, which is found by trying these moves,
// and where there is no position, it may say anything. So it needs little space.
type file struct {
	sides   map[*ending.Ending]*[2]side
	longest map[*ending.Ending]int
}

// A side is the results with one side to move.
type side struct {
	order  order
	values *compress.Packed
}

var errBroken = errors.New("wdl: broken data")

// read reads a file: the endings in the order of ending.All, each with the plies of its longest
// win, and its sides, with the same men on both sides only White to move. A side is its order,
// the number of bytes, and the results plus one.
func read(data []byte) (*file, error) {
	f := &file{map[*ending.Ending]*[2]side{}, map[*ending.Ending]int{}}
	for _, e := range ending.All() {
		if len(data) == 0 {
			return nil, errBroken
		}
		f.longest[e], data = int(data[0]), data[1:]
		f.sides[e] = new([2]side)
		for turn := range sidesOf(e) {
			const head = 5
			if len(data) < head || uint64(len(data)-head) < uint64(binary.LittleEndian.Uint32(data[1:])) {
				return nil, errBroken
			}
			end := head + binary.LittleEndian.Uint32(data[1:])
			values, err := compress.Open(data[head:end], block)
			if err != nil {
				return nil, err
			}
			f.sides[e][turn] = side{order(data[0]), values}
			if int(data[0]) >= len(orders) || values.Size() != cells(e) {
				return nil, errBroken
			}
			data = data[end:]
		}
	}
	return f, nil
}

// sidesOf returns how many sides to move an ending has in the file.
func sidesOf(e *ending.Ending) int {
	if e.Mirror {
		return 1
	}
	return 2
}

// at returns what the file says of a position.
func (f *file) at(e *ending.Ending, turn bitboard.Side, at ending.Squares) Result {
	index, _ := e.Index(at)
	s := &f.sides[e][turn]
	return Result(s.values.At(cell(e, s.order, e.Squares(index)))) - 1
}

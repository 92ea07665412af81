package syzygy

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// A maker makes files of three men. It is no more than tests need: the readers of others, such
// as Stockfish, read its files.
type maker struct {
	men   []man
	flags byte // of the array of a DTZ file
	lists [][]byte
	// value returns what is stored of a position. ok is false if anything may be stored.
	value func(p *bitboard.Position) (v byte, ok bool)
}

// file returns a file.
func (m maker) file(dtz bool) []byte {
	pawns := m.men[0].kind == bitboard.Pawn
	sides, files, flags := 2, 1, byte(twoSides)
	if dtz {
		sides, flags = 1, 0
	}
	if pawns {
		files, flags = 4, flags|withPawns
	}
	first := magic[dtz]
	out := append(first[:], flags)
	var arrays []array
	for file := range files {
		out = append(out, 0) // the leading men come first for both sides
		for _, one := range m.men {
			code := byte(one.kind) + 1 + 8*byte(one.side)
			out = append(out, code|code<<4)
		}
		for side := range sides {
			arrays = append(arrays, encode(m.values(bitboard.Side(side), file)))
		}
	}
	out = even(out)
	for _, a := range arrays {
		a.head[0] = m.flags
		out = append(out, a.head...)
	}
	for range files {
		for _, list := range m.lists {
			out = append(out, byte(len(list)))
			out = append(out, list...)
		}
	}
	out = even(out)
	for _, a := range arrays {
		out = append(out, a.index...)
	}
	for _, a := range arrays {
		out = append(out, a.sizes...)
	}
	for _, a := range arrays {
		out = append(line(out), a.data...)
	}
	const sum = 16
	return append(line(out), make([]byte, sum)...)
}

func even(b []byte) []byte { return append(b, make([]byte, len(b)&1)...) }
func line(b []byte) []byte { return append(b, make([]byte, -len(b)&63)...) }

// values returns what is stored with a side to move, and the leading pawn on a file.
func (m maker) values(turn bitboard.Side, file int) []byte {
	var all material
	for _, one := range m.men {
		all[one.side][one.kind]++
	}
	const last = 2 // the place of the kings, after a pawn
	x, err := newIndex(all, m.men, 0, last, file)
	if err != nil {
		panic(err)
	}
	values, known := make([]byte, x.size), make([]bool, x.size)
	for n := range 64 * 64 * 64 {
		at := []bitboard.Square{bitboard.Square(n & 63), bitboard.Square(n >> 6 & 63), bitboard.Square(n >> 12)}
		if m.men[0].kind == bitboard.Pawn && (at[0] < 8 || at[0] >= 56 || fileOf(at[0]) != file) {
			continue
		}
		i, ok := x.number(slices.Clone(at))
		if !ok || known[i] {
			continue
		}
		if board, ok := m.board(turn, at); ok {
			values[i], known[i] = m.value(&board)
		}
	}
	for i := 1; i < len(values); i++ {
		if !known[i] {
			values[i] = values[i-1]
		}
	}
	return values
}

func fileOf(s bitboard.Square) int { return file(s.Bit()) }

// board returns the position with the men on squares.
func (m maker) board(turn bitboard.Side, at []bitboard.Square) (bitboard.Position, bool) {
	if at[0] == at[1] || at[1] == at[2] || at[0] == at[2] {
		return bitboard.Position{}, false
	}
	p := ending.Position{Turn: turn}
	for i, one := range m.men {
		if one.kind == bitboard.King {
			p.Kings[one.side] = at[i]
			continue
		}
		p.Men[p.Count], p.At[p.Count] = ending.Man{Side: one.side, Kind: one.kind}, at[i]
		p.Count++
	}
	e, turn, squares := p.Find()
	board, err := e.Board(turn, squares, false)
	return board, err == nil
}

// An array is an array in its parts.
type array struct{ head, index, sizes, data []byte }

// A run is a symbol of a file: two to its power equal values.
type run struct {
	value byte
	power int
	count int
	code  uint64
	bits  int
	place int
}

const (
	span   = 9 // two to this are the values from one entry of the index to the next
	bytes2 = 6 // two to this are the bytes of a block
	most2  = 7 // two to this are the most values of a symbol
)

// encode encodes an array: runs of equal values have symbols, the most frequent ones a code that
// is shorter by one bit.
func encode(values []byte) (a array) {
	var runs []run
	number := map[run]int{}
	for v := range slices.Max(values) + 1 {
		for power := range most2 + 1 {
			number[run{value: v, power: power}] = len(runs)
			runs = append(runs, run{value: v, power: power})
		}
	}
	var text []int
	for i := 0; i < len(values); {
		n := 0
		for i+n < len(values) && values[i+n] == values[i] {
			n++
		}
		power := 0
		for power < most2 && 2<<power <= n {
			power++
		}
		one := number[run{value: values[i], power: power}]
		runs[one].count++
		text = append(text, one)
		i += 1 << power
	}
	a.head = symbols(runs)
	var starts, ends []int
	at, out := 0, newBits()
	for i, one := range text {
		if out.used+runs[one].bits > 8<<bytes2 || i == 0 {
			a.data = append(a.data, out.block()...)
			out = newBits()
			starts = append(starts, at)
		}
		out.write(runs[one].code, runs[one].bits)
		at += 1 << runs[one].power
	}
	a.data = append(a.data, out.block()...)[1<<bytes2:] // without the empty block before the first
	ends = append(append(ends, starts[1:]...), at)
	for i := range starts {
		a.sizes = binary.LittleEndian.AppendUint16(a.sizes, uint16(ends[i]-starts[i]-1))
	}
	for from := 0; from < len(values); from += 1 << span {
		middle := from + 1<<(span-1)
		block := max(0, slices.IndexFunc(ends, func(end int) bool { return middle < end }))
		if middle >= at {
			block = len(starts) - 1
		}
		a.index = binary.LittleEndian.AppendUint32(a.index, uint32(block))
		a.index = binary.LittleEndian.AppendUint16(a.index, uint16(middle-starts[block]))
	}
	binary.LittleEndian.PutUint32(a.head[4:], uint32(len(starts)))
	return a
}

// symbols gives the runs their codes, and returns the header. Symbols are numbered from the longest
// code to the shortest.
func symbols(runs []run) []byte {
	order := make([]int, len(runs))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(runs[a].count, runs[b].count) })
	long := 1
	for 1<<long <= len(runs) {
		long++
	}
	short := 1<<long - len(runs) // so many have a code that is shorter
	first := len(runs) - short
	for place, i := range order {
		runs[i].place = place
		if runs[i].bits = long; place < first {
			runs[i].code = uint64(place)
			continue
		}
		runs[i].bits = long - 1
		runs[i].code = uint64(first/2 + place - first)
	}
	head := []byte{0, bytes2, span, 0, 0, 0, 0, 0, byte(long), byte(long - 1)}
	head = binary.LittleEndian.AppendUint16(head, uint16(first))
	head = binary.LittleEndian.AppendUint16(head, 0)
	head = binary.LittleEndian.AppendUint16(head, uint16(len(runs)))
	for _, i := range order {
		left, right := uint16(runs[i].value), uint16(noPart)
		if runs[i].power > 0 {
			left = uint16(runs[i-1].place)
			right = left
		}
		head = append(head, byte(left), byte(left>>8)|byte(right<<4), byte(right>>4))
	}
	return append(head, make([]byte, len(runs)&1)...)
}

// A stream is the bits of a block, the highest first.
type stream struct {
	all  []byte
	used int
}

func newBits() *stream { return &stream{all: make([]byte, 1<<bytes2)} }

func (b *stream) write(code uint64, n int) {
	for n--; n >= 0; n-- {
		b.all[b.used/8] |= byte(code>>n&1) << (7 - b.used%8)
		b.used++
	}
}

func (b *stream) block() []byte { return bytes.Clone(b.all) }

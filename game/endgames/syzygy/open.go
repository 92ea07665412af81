package syzygy

import (
	"encoding/binary"
	"io"
	"os"
)

// The bits of the flags of a file.
const (
	twoSides = 1 << iota
	withPawns
)

// The bits of the flags of an array in a DTZ file.
const (
	blackSide   = 1 << iota // it is Black that is to move
	mapped                  // values are places in a list
	winPlies                // wins are in plies, not in moves
	lossPlies               // losses are
	wideMap                 // the lists have two bytes for each value
	singleValue = 0x80
)

// magic begins the files.
var magic = map[bool][4]byte{false: {0x71, 0xe8, 0x23, 0x5d}, true: {0xd7, 0x66, 0x0c, 0xa5}}

// An opened is an open file.
type opened struct {
	path  string
	file  *os.File
	men   int
	first material // that of the side whose men are white in the file
	same  bool     // both sides have the same men
	pawns bool
	parts [4][2]*part // by the file of the leading pawn, and the side to move
}

// A part is an array and the numbering of its positions.
type part struct {
	index
	*pairs
	flags byte
	lists [4][]int // of a DTZ file: what values stand for, by the kind of result
}

// open opens a file and reads what comes before its arrays.
func open(t *table) (*opened, error) {
	file, err := os.Open(t.path)
	if err != nil {
		return nil, err
	}
	o := &opened{path: t.path, file: file, men: t.named.men()}
	if err := o.read(t); err != nil {
		_ = file.Close() // nothing was written
		return nil, err
	}
	return o, nil
}

// mostHead bounds what is read at once: headers are smaller.
const mostHead = 1 << 20

func (o *opened) read(t *table) error {
	info, err := o.file.Stat()
	if err != nil {
		return err
	}
	data := make([]byte, min(info.Size(), mostHead))
	if _, err := io.ReadFull(o.file, data); err != nil {
		return err
	}
	const sum = 16 // the checksum at the end
	if len(data) < 5+sum || [4]byte(data) != magic[t.dtz] || info.Size()%64 != sum {
		return errDamaged
	}
	lead, others := t.named.pawns()
	o.pawns = lead > 0
	h := head{data: data, at: 5, dtz: t.dtz, sides: 1, files: 1, others: others > 0}
	if data[4]&twoSides != 0 && !t.dtz {
		h.sides = 2
	}
	if o.pawns {
		h.files = 4
	}
	if o.pawns != (data[4]&withPawns != 0) {
		return errDamaged
	}
	if err := h.indexes(o, t.named); err != nil {
		return err
	}
	if err := h.arrays(o); err != nil {
		return err
	}
	if end := h.place(o) + sum; end != info.Size() {
		return errDamaged
	}
	return nil
}

// A head reads the header of a file.
type head struct {
	data         []byte
	at           int
	dtz          bool
	sides, files int
	others       bool // both sides have pawns
}

// next returns some bytes.
func (h *head) next(n int) ([]byte, error) {
	if n > len(h.data)-h.at {
		return nil, errDamaged
	}
	h.at += n
	return h.data[h.at-n : h.at], nil
}

func (h *head) even() { h.at += h.at & 1 }

// indexes reads which men are numbered in which order.
func (h *head) indexes(o *opened, named material) error {
	for file := range h.files {
		orders := make([]byte, 2)
		n := 1
		if h.others {
			n = 2
		}
		b, err := h.next(n + o.men)
		if err != nil {
			return err
		}
		copy(orders, b[:n])
		for side := range h.sides {
			shift := 4 * side
			men := make([]man, o.men)
			var m material
			for i, code := range b[n:] {
				one, ok := parseMan(code >> shift & 0xf)
				if !ok {
					return errDamaged
				}
				men[i] = one
				m[one.side][one.kind]++
			}
			if file == 0 && side == 0 {
				o.first = m
			}
			if m != o.first || m.first() != named.first() {
				return errDamaged
			}
			x, err := newIndex(m, men, int(orders[0]>>shift&0xf), int(orders[1]>>shift&0xf), file)
			if err != nil {
				return err
			}
			o.parts[file][side] = &part{index: x}
		}
	}
	o.same = o.first == o.first.exchanged()
	if h.sides == 1 && !o.same && !h.dtz {
		return errDamaged
	}
	h.even()
	return nil
}

// arrays reads the headers of the arrays, and the lists of values.
func (h *head) arrays(o *opened) error {
	for file := range h.files {
		for side := range h.sides {
			p := o.parts[file][side]
			array, used, err := parsePairs(h.data[min(h.at, len(h.data)):], p.index.size, h.dtz)
			if err != nil {
				return err
			}
			p.flags = h.data[h.at]
			p.pairs, array.file = array, o.file
			h.at += used
		}
	}
	for file := range h.files {
		if p := o.parts[file][0]; h.dtz && p.flags&mapped != 0 {
			if err := h.lists(p); err != nil {
				return err
			}
		}
	}
	h.even()
	return nil
}

// lists reads what the values of an array stand for.
func (h *head) lists(p *part) error {
	width := 1
	if p.flags&wideMap != 0 {
		width = 2
		h.even()
	}
	number := func(b []byte) int {
		if width == 1 {
			return int(b[0])
		}
		return int(binary.LittleEndian.Uint16(b))
	}
	for i := range p.lists {
		b, err := h.next(width)
		if err != nil {
			return err
		}
		if b, err = h.next(width * number(b)); err != nil {
			return err
		}
		p.lists[i] = make([]int, len(b)/width)
		for k := range p.lists[i] {
			p.lists[i][k] = number(b[width*k:])
		}
	}
	return nil
}

// place finds where the arrays are, and returns where they end.
func (h *head) place(o *opened) int64 {
	at := int64(h.at)
	each := func(do func(*pairs)) {
		for file := range h.files {
			for side := range h.sides {
				if p := o.parts[file][side].pairs; !p.single {
					do(p)
				}
			}
		}
	}
	each(func(p *pairs) {
		p.index = at
		at += 6 * int64(p.spans())
	})
	each(func(p *pairs) {
		p.table = at
		at += 2 * int64(p.sizes)
	})
	const line = 64
	aligned := func() { at = (at + line - 1) / line * line }
	each(func(p *pairs) {
		aligned()
		p.data = at
		at += int64(p.blocks) << p.block
	})
	aligned()
	return at
}

package syzygy

import (
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

// mostHead bounds what is read of a header: eight arrays of 4,095 symbols take 99 KB.
const mostHead = 1 << 17

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
		return ErrDamaged
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
		return ErrDamaged
	}
	if err := h.indexes(o, t.named); err != nil {
		return err
	}
	if err := h.arrays(o); err != nil {
		return err
	}
	if end := h.place(o) + sum; end != info.Size() {
		return ErrDamaged
	}
	return nil
}

package syzygy

import (
	"encoding/binary"
	"io"
)

// A pairs is an array that was compressed by replacing pairs of symbols with new ones and giving
// those that are left canonical Huffman codes, of which shorter ones are larger. Blocks have a
// fixed number of bytes, a table says how many values each has, and a sparse index in which block
// every so many values begin.
type pairs struct {
	file     io.ReaderAt
	single   bool // all values are equal to value
	value    int
	span     uint     // two to this are the values from one entry of the index to the next
	block    uint     // two to this are the bytes of a block
	shortest int      // the length of the shortest code
	base     []uint64 // the least code of each length, moved to the top
	first    []int    // its symbol
	left     []uint16 // of each symbol, or its value if it has no right part
	right    []uint16
	length   []int // how many values each symbol stands for

	size         int // of the array
	blocks       int
	sizes        int // how many blocks the table of sizes has
	index, table int64
	data         int64
}

// noPart is the right part of a symbol that stands for one value.
const noPart = 0xfff

// spans returns how many entries the sparse index has.
func (p *pairs) spans() int { return (p.size + 1<<p.span - 1) >> p.span }

// at returns a value.
func (p *pairs) at(n int) (int, error) {
	if p.single {
		return p.value, nil
	}
	var entry [6]byte
	if err := p.read(entry[:], p.index+6*int64(n>>p.span)); err != nil {
		return 0, err
	}
	block := int(binary.LittleEndian.Uint32(entry[:]))
	rest := n&(1<<p.span-1) - 1<<(p.span-1) + int(binary.LittleEndian.Uint16(entry[4:]))
	for rest < 0 {
		block--
		has, err := p.has(block)
		if err != nil {
			return 0, err
		}
		rest += has
	}
	for {
		has, err := p.has(block)
		if err != nil {
			return 0, err
		}
		if rest < has {
			return p.within(block, rest)
		}
		rest -= has
		block++
	}
}

// has returns how many values a block has.
func (p *pairs) has(block int) (int, error) {
	if block < 0 || block >= p.sizes {
		return 0, ErrDamaged
	}
	var count [2]byte
	err := p.read(count[:], p.table+2*int64(block))
	return int(binary.LittleEndian.Uint16(count[:])) + 1, err
}

// read fills a buffer from the file.
func (p *pairs) read(b []byte, at int64) error {
	_, err := p.file.ReadAt(b, at)
	if err == io.EOF {
		return ErrDamaged // the size was right when the file was opened
	}
	return err
}

// within returns a value of a block.
func (p *pairs) within(block, rest int) (int, error) {
	if block >= p.blocks {
		return 0, ErrDamaged
	}
	const spare = 8
	data := make([]byte, 1<<p.block+spare)
	if err := p.read(data[:1<<p.block], p.data+int64(block)<<p.block); err != nil {
		return 0, err
	}
	for bit := uint(0); bit < 8<<p.block; {
		window := binary.BigEndian.Uint64(data[bit/8:]) << (bit % 8)
		i := 0
		for i < len(p.base)-1 && window < p.base[i] {
			i++
		}
		length := p.shortest + i
		s := p.first[i] + int((window-p.base[i])>>(64-length))
		if s >= len(p.length) {
			return 0, ErrDamaged
		}
		if rest < p.length[s] {
			return p.part(s, rest), nil
		}
		rest -= p.length[s]
		bit += uint(length)
	}
	return 0, ErrDamaged
}

// part returns one of the values that a symbol stands for.
func (p *pairs) part(s, rest int) int {
	for p.right[s] != noPart {
		l := int(p.left[s])
		if rest < p.length[l] {
			s = l
		} else {
			rest -= p.length[l]
			s = int(p.right[s])
		}
	}
	return int(p.left[s])
}

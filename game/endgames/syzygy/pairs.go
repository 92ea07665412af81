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

// parsePairs reads the header of an array of some size, and returns how many bytes it has. The
// constant of a DTZ file counts as 0.
func parsePairs(head []byte, size int, dtz bool) (p *pairs, used int, err error) {
	if len(head) < 2 {
		return nil, 0, errDamaged
	}
	p = &pairs{size: size}
	if head[0]&singleValue != 0 {
		if p.single = true; !dtz {
			p.value = int(head[1])
		}
		return p, 2, nil
	}
	lengths, ok := p.parseSizes(head)
	if !ok || len(head) < fixedHead+2*lengths+2 {
		return nil, 0, errDamaged
	}
	symbols := int(binary.LittleEndian.Uint16(head[fixedHead+2*lengths:]))
	used = fixedHead + 2*lengths + 2 + 3*symbols + symbols&1
	if len(head) < used || symbols == 0 {
		return nil, 0, errDamaged
	}
	p.codes(head[fixedHead:], lengths)
	if !p.symbols(head[fixedHead+2*lengths+2:], symbols) {
		return nil, 0, errDamaged
	}
	return p, used, nil
}

// fixedHead is the length of the part of a header that has always the same length.
const fixedHead = 10

// parseSizes reads the sizes at the beginning of a header, and returns how many lengths of codes
// there are. ok is false if they make no sense.
func (p *pairs) parseSizes(head []byte) (lengths int, ok bool) {
	if len(head) < fixedHead {
		return 0, false
	}
	p.block, p.span = uint(head[1]), uint(head[2])
	p.blocks = int(binary.LittleEndian.Uint32(head[4:]))
	p.sizes = p.blocks + int(head[3])
	longest := int(head[8])
	p.shortest = int(head[9])
	const mostBlock, mostSpan, mostBits = 20, 40, 32
	sound := p.block >= 3 && p.block <= mostBlock && p.span >= 1 && p.span <= mostSpan &&
		p.shortest >= 1 && longest <= mostBits && p.blocks >= 1
	return longest - p.shortest + 1, sound && longest >= p.shortest
}

// codes finds the least code of each length.
func (p *pairs) codes(head []byte, lengths int) {
	p.base, p.first = make([]uint64, lengths), make([]int, lengths)
	for i := lengths - 1; i >= 0; i-- {
		p.first[i] = int(binary.LittleEndian.Uint16(head[2*i:]))
		if i < lengths-1 {
			p.base[i] = uint64(int64(p.base[i+1])+int64(p.first[i])-int64(p.first[i+1])) / 2
		}
	}
	for i := range p.base {
		p.base[i] <<= 64 - p.shortest - i
	}
}

// symbols reads the symbols, of which a part is a symbol with fewer values. It reports whether
// none contains itself.
func (p *pairs) symbols(head []byte, n int) bool {
	p.left, p.right, p.length = make([]uint16, n), make([]uint16, n), make([]int, n)
	for i := range n {
		b := head[3*i:]
		p.left[i] = uint16(b[0]) | uint16(b[1]&0xf)<<8
		p.right[i] = uint16(b[1]>>4) | uint16(b[2])<<4
	}
	for i := range n {
		if !p.measure(i, 0) {
			return false
		}
	}
	return true
}

// measure finds how many values a symbol stands for.
func (p *pairs) measure(s, depth int) bool {
	if s >= len(p.left) || depth > len(p.left) {
		return false
	}
	switch {
	case p.length[s] > 0:
	case p.right[s] == noPart:
		p.length[s] = 1
	default:
		l, r := int(p.left[s]), int(p.right[s])
		if !p.measure(l, depth+1) || !p.measure(r, depth+1) {
			return false
		}
		p.length[s] = p.length[l] + p.length[r]
	}
	return true
}

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
		return 0, errDamaged
	}
	var count [2]byte
	err := p.read(count[:], p.table+2*int64(block))
	return int(binary.LittleEndian.Uint16(count[:])) + 1, err
}

// read fills a buffer from the file.
func (p *pairs) read(b []byte, at int64) error {
	_, err := p.file.ReadAt(b, at)
	if err == io.EOF {
		return errDamaged // the size was right when the file was opened
	}
	return err
}

// within returns a value of a block.
func (p *pairs) within(block, rest int) (int, error) {
	if block >= p.blocks {
		return 0, errDamaged
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
			return 0, errDamaged
		}
		if rest < p.length[s] {
			return p.part(s, rest), nil
		}
		rest -= p.length[s]
		bit += uint(length)
	}
	return 0, errDamaged
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

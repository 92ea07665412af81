package syzygy

import "encoding/binary"

// parsePairs reads the header of an array of some size, and returns how many bytes it has. The
// constant of a DTZ file counts as 0.
func parsePairs(head []byte, size int, dtz bool) (p *pairs, used int, err error) {
	if len(head) < 2 {
		return nil, 0, ErrDamaged
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
		return nil, 0, ErrDamaged
	}
	symbols := int(binary.LittleEndian.Uint16(head[fixedHead+2*lengths:]))
	used = fixedHead + 2*lengths + 2 + 3*symbols + symbols&1
	if len(head) < used || symbols == 0 {
		return nil, 0, ErrDamaged
	}
	p.codes(head[fixedHead:], lengths)
	if !p.symbols(head[fixedHead+2*lengths+2:], symbols) {
		return nil, 0, ErrDamaged
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

// mostValues is how many values a symbol stands for at most: readers keep the number less one
// in a byte.
const mostValues = 256

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
		return p.length[s] <= mostValues
	}
	return true
}

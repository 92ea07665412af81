// Package compress compresses a long array of bytes such that any one of them can be read
// in about a microsecond. Pairs of symbols that come often are replaced by new symbols
// (recursive pairing, Larsson and Moffat 1999), block by block, and what is left gets
// Huffman codes. It knows nothing of chess.
package compress

import (
	"encoding/binary"
	"errors"
)

// Block is how many bytes are usually read one after the other to find one of them.
const Block = 1024

// mostSymbols is a bound on the symbols: those of the bytes and of the pairs.
const mostSymbols = 2048

// errBroken means that data was not made by Pack.
var errBroken = errors.New("compress: broken data")

// Pack compresses values. block is how many of them are read one after the other to find one:
// larger blocks take less space, and more time.
func Pack(values []byte, block int) []byte {
	p := newPairing(values, block)
	p.replace()
	c := newCode(p.counts())
	return p.append(nil, c)
}

// append writes all that is needed to read the values again.
func (p *pairing) append(out []byte, c *code) []byte {
	out = binary.LittleEndian.AppendUint32(out, uint32(p.size))
	out = binary.LittleEndian.AppendUint16(out, uint16(len(p.symbols)))
	for _, s := range p.symbols {
		out = binary.LittleEndian.AppendUint16(out, s.left)
		out = binary.LittleEndian.AppendUint16(out, s.right)
	}
	out = append(out, c.lengths...)
	var w writer
	for _, b := range p.blocks {
		out = binary.LittleEndian.AppendUint32(out, uint32(w.bits))
		for _, s := range b {
			w.write(c.codes[s], c.lengths[s])
		}
	}
	return append(out, w.bytes()...)
}

// A Packed is a compressed array. It can be read by several goroutines at a time.
type Packed struct {
	size    int
	block   int // how many values a block has
	symbols []symbol
	lengths []int // how many bytes each symbol stands for
	code    *decoder
	starts  []byte // of the blocks, in bits, four bytes each
	stream  []byte
}

// Open returns what Pack has compressed in blocks of the same size. It keeps data.
func Open(data []byte, block int) (*Packed, error) {
	if len(data) < 6 {
		return nil, errBroken
	}
	p := &Packed{size: int(binary.LittleEndian.Uint32(data)), block: block}
	count := int(binary.LittleEndian.Uint16(data[4:]))
	blocks := (p.size + block - 1) / block
	data = data[6:]
	if count == 0 || count > mostSymbols || len(data) < 5*count+4*blocks+spare {
		return nil, errBroken
	}
	for i := range count {
		s := symbol{binary.LittleEndian.Uint16(data[4*i:]), binary.LittleEndian.Uint16(data[4*i+2:])}
		n := 1
		if s.right != literal {
			if int(s.left) >= i || int(s.right) >= i {
				return nil, errBroken
			}
			n = p.lengths[s.left] + p.lengths[s.right]
		}
		if n > block {
			return nil, errBroken
		}
		p.symbols, p.lengths = append(p.symbols, s), append(p.lengths, n)
	}
	code, ok := newDecoder(data[4*count : 5*count])
	if !ok {
		return nil, errBroken
	}
	data = data[5*count:]
	p.code, p.starts, p.stream = code, data[:4*blocks], data[4*blocks:]
	return p, nil
}

// Size returns the number of values.
func (p *Packed) Size() int { return p.size }

// At returns a value. In broken data it may be any.
func (p *Packed) At(index int) byte {
	if index < 0 || index >= p.size {
		return 0
	}
	r := reader{p.stream, p.start(index / p.block)}
	for rest := index % p.block; ; {
		s := p.code.next(&r)
		if n := p.lengths[s]; rest >= n {
			rest -= n
			continue
		}
		return p.within(s, rest)
	}
}

// start returns where a block starts, in bits.
func (p *Packed) start(n int) uint { return uint(binary.LittleEndian.Uint32(p.starts[4*n:])) }

// within returns a value of those that a symbol stands for.
func (p *Packed) within(s uint16, rest int) byte {
	for {
		pair := p.symbols[s]
		if pair.right == literal {
			return byte(pair.left)
		}
		if n := p.lengths[pair.left]; rest >= n {
			s, rest = pair.right, rest-n
		} else {
			s = pair.left
		}
	}
}

// All returns all values.
func (p *Packed) All() []byte {
	all := make([]byte, 0, p.size+p.block)
	for from := 0; from < p.size; from += p.block {
		r := reader{p.stream, p.start(from / p.block)}
		for end := min(from+p.block, p.size); len(all) < end; {
			all = p.expand(all, p.code.next(&r))
		}
		all = all[:min(from+p.block, p.size)]
	}
	return all
}

// expand appends the values that a symbol stands for.
func (p *Packed) expand(all []byte, s uint16) []byte {
	pair := p.symbols[s]
	if pair.right == literal {
		return append(all, byte(pair.left))
	}
	return p.expand(p.expand(all, pair.left), pair.right)
}

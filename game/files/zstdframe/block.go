package zstdframe

import (
	"errors"

	"github.com/klauspost/compress/huff0"
)

// A block is raw or compressed (RFC 8878, 3.1.1.2).
const (
	rawBlock        = 0
	compressedBlock = 2
	headerSize      = 3
)

// encode appends a block of text: compressed, or as it is if that is not longer.
func (b *Builder) encode(text []byte) {
	from := len(b.blocks)
	b.blocks = append(b.blocks, 0, 0, 0)
	b.addLiterals(b.literals[:b.plain])
	b.blocks = b.coders.add(b.blocks)
	kind, size := uint64(compressedBlock), len(b.blocks)-from-headerSize
	if size >= len(text) {
		kind, size = rawBlock, len(text)
		b.blocks, b.coders.recent = append(b.blocks[:from+headerSize], text...), b.coders.before
	}
	put(b.blocks[from:from+headerSize], kind<<1|uint64(size)<<3)
}

// put fills bytes with a number, the lowest first.
func put(b []byte, value uint64) {
	for i := range b {
		b[i] = byte(value >> (8 * i))
	}
}

// How literals are stored (RFC 8878, 3.1.1.3.1.1).
const (
	rawLiterals     = 0
	sameLiterals    = 1
	huffmanLiterals = 2
)

// addLiterals appends the section of the literals.
func (b *Builder) addLiterals(literals []byte) {
	b.huffman.Reuse, b.huffman.MaxSymbolValue = huff0.ReusePolicyNone, 255
	packed, err := []byte(nil), huff0.ErrIncompressible
	if len(literals) >= 64 {
		packed, _, err = huff0.Compress4X(literals, &b.huffman)
	}
	from := len(b.blocks)
	switch size := uint64(len(literals)); {
	case errors.Is(err, huff0.ErrUseRLE):
		b.blocks = append(b.blocks, 0, 0, 0, literals[0])
		put(b.blocks[from:from+3], sameLiterals|3<<2|size<<4)
	case err != nil || len(packed) >= len(literals):
		b.blocks = append(append(b.blocks, 0, 0, 0), literals...)
		put(b.blocks[from:from+3], rawLiterals|3<<2|size<<4)
	default:
		b.blocks = append(append(b.blocks, 0, 0, 0, 0, 0), packed...)
		put(b.blocks[from:from+5], huffmanLiterals|3<<2|size<<4|uint64(len(packed))<<22)
	}
}

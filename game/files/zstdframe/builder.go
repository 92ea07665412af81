// Package zstdframe writes text as a zstd frame (RFC 8878) for a writer who knows where the
// text repeats itself. Other encoders search for that, which is most of their work. Blocks of
// several builders can follow each other in a frame, so that several processors can make one.
// The package does not search for repetitions, and does not read frames.
package zstdframe

import (
	"encoding/binary"
	"slices"

	"github.com/klauspost/compress/huff0"
)

const (
	windowLog = 20       // of the farthest repetition
	blockSize = 96 << 10 // after so much text a block ends; the format allows 128 KiB
	pieceSize = 16 << 10 // the most text that is added before the size of the block is checked
	least     = 4        // shorter repetitions cost more than the bytes

	// More than a block has; powers of 2, so that no bound has to be checked.
	maxLiterals  = 128 << 10
	maxSequences = 32 << 10
	literalsSize = maxLiterals + RowSize
)

// RowSize is the most bytes that a row has which is written into the text.
const RowSize = 256

// A Builder makes blocks. The zero Builder has no text yet.
type Builder struct {
	text []byte // with room after it for a row
	size int    // of the text
	from int    // where the block begins

	literals []byte // the new text of the block
	plain    int    // its size
	noted    int    // how much of it is before the last repetition

	coders  coders
	huffman huff0.Scratch
	blocks  []byte
}

// Len returns the length of the text so far, which is the offset of what is added next.
func (b *Builder) Len() int { return b.size }

// Append adds new text.
func (b *Builder) Append(text []byte) {
	for len(text) > 0 {
		part := text[:min(len(text), pieceSize)]
		b.reserve(len(part))
		copy(b.text[b.size:], part)
		b.New(len(part))
		text = text[len(part):]
	}
}

// Repeat adds n bytes that the text has at an offset.
func (b *Builder) Repeat(from, n int) {
	for ; n > pieceSize; from, n = from+pieceSize, n-pieceSize {
		b.Repeat(from, pieceSize)
	}
	b.reserve(n)
	copy(b.text[b.size:], b.text[from:from+n])
	b.Same(n, b.size-from)
}

// Row returns room after the text for RowSize bytes. What is written there is added by New, Same
// and Parts, piece by piece, which must be called before anything else is added.
func (b *Builder) Row() *[RowSize]byte {
	b.reserve(RowSize)
	return (*[RowSize]byte)(b.text[b.size:])
}

// New adds n bytes that are written into the row.
func (b *Builder) New(n int) {
	to, from := b.literals[b.plain:], b.text[b.size:]
	binary.LittleEndian.PutUint64(to, binary.LittleEndian.Uint64(from))
	if n > 8 {
		copy(to, from[:n])
	}
	b.size, b.plain = b.size+n, b.plain+n
}

// Same adds n bytes that are written into the row, and are also at a distance before.
func (b *Builder) Same(n, distance int) {
	if n < least || distance > 1<<windowLog {
		b.New(n)
		return
	}
	b.size += n
	c, plain := &b.coders, uint32(b.plain-b.noted)
	value, recent := c.recent.value(plain, uint32(distance))
	c.sequences[c.count%maxSequences] = c.counted(plain, uint32(n), value)
	c.recent, c.count, b.noted = recent, c.count+1, b.plain
}

// A Part is a part of a row: bytes that are also at a distance before, and new ones after them.
type Part struct{ Same, Distance, New uint32 }

// Parts adds parts that are written into the row. It is faster than Same and New for each.
func (b *Builder) Parts(parts []Part) {
	c := &b.coders
	text, at := (*[2 * RowSize]byte)(b.text[b.size:]), uint32(0)
	literals, plain := (*[literalsSize]byte)(b.literals), uint32(b.plain)
	sequences, count, noted := c.sequences, c.count, uint32(b.noted)
	recent := c.recent
	for _, p := range parts {
		n := p.New
		if p.Same < least || p.Distance > 1<<windowLog {
			n += p.Same
		} else {
			var value uint32
			value, recent = recent.value(plain-noted, p.Distance)
			sequences[count%maxSequences] = c.counted(plain-noted, p.Same, value)
			count++
			noted = plain
			at += p.Same
		}
		to, from := literals[plain%maxLiterals:], text[at%RowSize:]
		binary.LittleEndian.PutUint64(to, binary.LittleEndian.Uint64(from))
		if n > 8 {
			copy(to, from[:n])
		}
		plain, at = plain+n, at+n
	}
	b.size, b.plain, b.noted = b.size+int(at), int(plain), int(noted)
	c.recent, c.count = recent, count
}

// reserve makes room for n bytes, and ends the block before them if it is long enough.
func (b *Builder) reserve(n int) {
	if b.size+n+2*RowSize > len(b.text) || b.size-b.from >= blockSize {
		b.grow(n)
	}
}

func (b *Builder) grow(n int) {
	if b.size-b.from >= blockSize {
		b.block()
	}
	if b.size+n+2*RowSize > len(b.text) {
		b.text = slices.Grow(b.text, len(b.text)+n+2*RowSize)
		b.text = b.text[:cap(b.text)]
	}
	if b.literals == nil {
		b.literals = make([]byte, literalsSize)
		b.coders.sequences = new([maxSequences]sequence)
		b.coders.stream = new(stream)
	}
}

// block adds the block that has begun.
func (b *Builder) block() {
	if b.from < b.size {
		b.encode(b.text[b.from:b.size])
	}
	b.from, b.plain, b.noted = b.size, 0, 0
	b.coders.clear()
}

// Blocks are blocks of a frame, and the text in them. They can follow any others.
type Blocks struct{ Text, Packed []byte }

// Take returns the blocks, and begins with an empty text. The next ones are written into the
// memory of some that are not used any more.
func (b *Builder) Take(used Blocks) (made Blocks) {
	b.block()
	made = Blocks{b.text[:b.size], b.blocks}
	b.text, b.blocks = used.Text[:cap(used.Text)], used.Packed[:0]
	b.size, b.from = 0, 0
	b.coders.recent, b.coders.before = recents{}, recents{}
	return made
}

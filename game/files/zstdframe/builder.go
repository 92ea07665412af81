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
	stride    = 32       // bytes that are copied at once; so many after a text may be written
)

// A Builder makes blocks. The zero Builder has no text yet.
type Builder struct {
	text []byte // with room after it
	size int    // of the text
	from int    // where the block begins

	done     int // end in text of the repetitions that are noted
	begin    int // of the last repetition, which may go on
	end      int // of it; it is empty if this is done or less
	distance int // of it, 0 for none yet

	coders   coders
	literals []byte // of the block, up to done, with room after them
	huffman  huff0.Scratch
	blocks   []byte
}

// Len returns the length of the text so far, which is the offset of what is added next.
func (b *Builder) Len() int { return b.size }

// Append adds text. If the same follows what was repeated last, that repetition goes on.
func (b *Builder) Append(text []byte) {
	for len(text) > 0 {
		part := text[:min(len(text), pieceSize)]
		b.reserve(len(part))
		b.add(b.size+copy(b.text[b.size:], part), part)
		text = text[len(part):]
	}
}

// AppendWord is Append for a text of at most eight bytes: the lowest n of a word, the first
// byte the lowest.
func (b *Builder) AppendWord(word uint64, n int) {
	b.reserve(8)
	at := b.size
	binary.LittleEndian.PutUint64(b.text[at:], word)
	b.size = at + n
	if b.end == at && b.distance > 0 {
		b.end += min(n, lowest(binary.LittleEndian.Uint64(b.text[at-b.distance:])^word))
	}
	b.limit()
}

// add notes that text was added up to a new size.
func (b *Builder) add(size int, text []byte) {
	if at := b.size; b.end == at && b.distance > 0 {
		before := b.text[at-b.distance:]
		for n := 0; n < len(text) && text[n] == before[n]; n++ {
			b.end++
		}
	}
	b.size = size
	b.limit()
}

// Repeat adds n bytes that the text has at an offset. What is the same before them is repeated
// too.
func (b *Builder) Repeat(from, n int) {
	for ; n > pieceSize; from, n = from+pieceSize, n-pieceSize {
		b.Repeat(from, pieceSize)
	}
	b.reserve(n)
	all, at, distance := b.text, b.size, b.size-from
	copyStride(all[at:], all[from:])
	for i := stride; i < n; i += stride {
		copyStride(all[at+i:], all[from+i:])
	}
	b.size = at + n
	if distance == 0 || distance > 1<<windowLog {
		b.limit()
		return
	}
	if at != b.end || distance != b.distance {
		b.sequence()
		b.begin, b.distance = at-b.alikeBefore(at, distance), distance
	}
	b.end = b.size
	b.limit()
}

// alikeBefore returns how many bytes before an offset, and after the last repetition that is
// noted, are the same at a distance. It looks at few; they are often in vain near the beginning
// of the text.
func (b *Builder) alikeBefore(at, distance int) int {
	if at-distance < 8 {
		return 0
	}
	x := binary.LittleEndian.Uint64(b.text[at-8:]) ^ binary.LittleEndian.Uint64(b.text[at-distance-8:])
	return min(at-b.done, highest(x))
}

// reserve makes room for n bytes.
func (b *Builder) reserve(n int) {
	if b.size+n+stride > len(b.text) {
		b.text = slices.Grow(b.text, len(b.text)+n+stride)
		b.text = b.text[:cap(b.text)]
	}
}

// copyStride copies a stride. Most pieces of text are shorter: copying more than they have is
// faster than copying as much as they have.
func copyStride(to, from []byte) {
	to, from = to[:stride], from[:stride]
	a, b := binary.LittleEndian.Uint64(from), binary.LittleEndian.Uint64(from[8:])
	c, d := binary.LittleEndian.Uint64(from[16:]), binary.LittleEndian.Uint64(from[24:])
	binary.LittleEndian.PutUint64(to, a)
	binary.LittleEndian.PutUint64(to[8:], b)
	binary.LittleEndian.PutUint64(to[16:], c)
	binary.LittleEndian.PutUint64(to[24:], d)
}

// sequence notes the last repetition, unless it is too short, with the new text before it.
func (b *Builder) sequence() {
	if n := b.end - b.begin; n >= least {
		plain := b.begin - b.done
		b.literal(plain)
		b.coders.note(uint32(plain), uint32(n), uint32(b.distance))
		b.done = b.end
	}
	b.begin, b.end = b.done, b.done
}

// literal adds n bytes of the text from the last repetition that is noted to the literals.
func (b *Builder) literal(n int) {
	size := len(b.literals)
	if size+n+stride > cap(b.literals) {
		b.literals = slices.Grow(b.literals, size+n+stride)
	}
	b.literals = b.literals[:size+n+stride]
	copyStride(b.literals[size:], b.text[b.done:])
	if n > stride {
		copy(b.literals[size:], b.text[b.done:b.done+n])
	}
	b.literals = b.literals[:size+n]
}

// limit ends the block if it is long enough.
func (b *Builder) limit() {
	if b.size-b.from >= blockSize {
		b.block()
	}
}

// block adds the block that has begun.
func (b *Builder) block() {
	b.sequence()
	if b.from < b.size {
		b.literal(b.size - b.done)
		b.encode(b.text[b.from:b.size])
	}
	b.from, b.done, b.begin, b.end, b.literals = b.size, b.size, b.size, b.size, b.literals[:0]
	b.coders.clear()
}

// Take returns the text and its blocks, and begins with an empty text. The blocks can follow
// any others in a frame. The text is written into room if that is large enough.
func (b *Builder) Take(room []byte) (text, blocks []byte) {
	b.block()
	text, b.text = b.text[:b.size], room[:cap(room)]
	blocks = slices.Clone(b.blocks)
	b.size, b.from, b.done, b.begin, b.end, b.distance = 0, 0, 0, 0, 0, 0
	b.blocks, b.coders.recent, b.coders.before = b.blocks[:0], [3]uint32{}, [3]uint32{}
	return text, blocks
}

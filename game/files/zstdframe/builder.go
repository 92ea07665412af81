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
	stride    = 16       // bytes that are copied at once; so many after a text may be written
)

// Header returns the beginning of a frame. Blocks follow.
func Header() []byte {
	return []byte{0x28, 0xb5, 0x2f, 0xfd, 0, (windowLog - 10) << 3} // RFC 8878, 3.1.1.1
}

// End returns the end of a frame, after its blocks: an empty last block.
func End() []byte { return []byte{1, 0, 0} }

// A Builder makes blocks. The zero Builder has no text yet.
type Builder struct {
	text []byte // with room after it
	size int    // of the text
	from int    // where the block begins

	sequences []sequence
	done      int // end in text of the sequences
	begin     int // of the last repetition, which may go on
	end       int // of it; it is empty if this is done or less
	distance  int // of it

	coders   coders
	literals []byte
	huffman  huff0.Scratch
	blocks   []byte
}

// A sequence is some new text and a repetition after it.
type sequence struct{ plain, length, distance uint32 }

// Len returns the length of the text so far, which is the offset of what is added next.
func (b *Builder) Len() int { return b.size }

// Append adds new text.
func (b *Builder) Append(text []byte) {
	for len(text) > pieceSize {
		b.add(text[:pieceSize])
		text = text[pieceSize:]
		b.limit()
	}
	b.add(text)
	b.limit()
}

// Edit repeats keep bytes of the text from an offset on, and adds text in place of the n
// bytes after them. It also repeats what the two have in common at the beginning and at the
// end.
func (b *Builder) Edit(from, keep, n int, text []byte) {
	if max(keep, n, len(text)) > pieceSize {
		b.editLong(from, keep, n, text)
		return
	}
	b.reserve(keep + len(text))
	all, at, most := b.text, b.size, min(n, len(text))
	for i := 0; i < keep; i += stride {
		copyStride(all[at+i:], all[from+i:])
	}
	b.size += keep
	b.add(text)
	head := alike(all, from+keep, at+keep, most)
	b.repeated(at, at-from, keep+head)
	if head < most {
		old := from + keep + n
		tail := alikeBefore(all, old, b.size, most-head)
		b.repeated(b.size-tail, b.size-old, tail)
	}
	b.limit()
}

// editLong is Edit for long pieces. Text that is not short is taken as new.
func (b *Builder) editLong(from, keep, n int, text []byte) {
	for keep > 0 {
		k := min(keep, pieceSize)
		b.Edit(from, k, 0, nil)
		from, keep = from+k, keep-k
	}
	if max(n, len(text)) <= pieceSize {
		b.Edit(from, 0, n, text)
		return
	}
	b.Append(text)
}

// add copies text to the end.
func (b *Builder) add(text []byte) {
	b.reserve(len(text))
	if n := len(text); n <= stride && cap(text) >= stride {
		copyStride(b.text[b.size:], text[:stride])
		b.size += n
		return
	}
	b.size += copy(b.text[b.size:], text)
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
	x, y := binary.LittleEndian.Uint64(from), binary.LittleEndian.Uint64(from[8:])
	binary.LittleEndian.PutUint64(to, x)
	binary.LittleEndian.PutUint64(to[8:], y)
}

// alike returns how many bytes are the same from two offsets on, at most so many.
func alike(text []byte, i, j, most int) int {
	for n := 0; n < most; n += 8 {
		if x := binary.LittleEndian.Uint64(text[i+n:]) ^ binary.LittleEndian.Uint64(text[j+n:]); x != 0 {
			return min(most, n+lowest(x))
		}
	}
	return most
}

// alikeBefore is alike for the bytes before two offsets. It may return less near the
// beginning of the text.
func alikeBefore(text []byte, i, j, most int) int {
	for n := 0; n < most; n += 8 {
		if i-n < 8 {
			return n
		}
		if x := binary.LittleEndian.Uint64(text[i-n-8:]) ^ binary.LittleEndian.Uint64(text[j-n-8:]); x != 0 {
			return min(most, n+highest(x))
		}
	}
	return most
}

// repeated notes that n bytes of the text also stand at a distance before them. It goes on
// with the last repetition if that is possible, and includes what is the same before.
func (b *Builder) repeated(at, distance, n int) {
	if at == b.end && distance == b.distance {
		b.end += n
		return
	}
	if n == 0 || distance > 1<<windowLog {
		return
	}
	b.sequence()
	b.begin, b.end, b.distance = at, at+n, distance
	for b.begin > b.done && b.begin > distance && b.text[b.begin-1] == b.text[b.begin-1-distance] {
		b.begin--
	}
}

// sequence adds the last repetition to the sequences.
func (b *Builder) sequence() {
	if n := b.end - b.begin; n >= least {
		b.sequences = append(b.sequences, sequence{uint32(b.begin - b.done), uint32(n), uint32(b.distance)})
		b.done = b.end
	}
	b.begin, b.end = b.done, b.done
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
		b.encode(b.text[b.from:b.size])
	}
	b.from, b.done, b.begin, b.end, b.sequences = b.size, b.size, b.size, b.size, b.sequences[:0]
}

// Take returns the blocks of the text, and begins with an empty text. The blocks can follow
// any others in a frame.
func (b *Builder) Take() []byte {
	b.block()
	taken := slices.Clone(b.blocks)
	b.size, b.from, b.done, b.begin, b.end = 0, 0, 0, 0, 0
	b.blocks, b.coders.recent = b.blocks[:0], [3]uint32{}
	return taken
}

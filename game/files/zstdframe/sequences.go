package zstdframe

import "math/bits"

// A sequence is some new text and a repetition after it, as codes and the bits that follow
// them: of the length of the text, of that of the repetition, and of its distance.
type sequence struct {
	more  uint64
	codes codes
}

// codes are the codes of a sequence, and the width of what follows them, a byte each: kept
// together, because writing bytes and reading them together is slow.
type codes uint32

func (c codes) width() uint32 { return uint32(c & 0xff) }
func (c codes) plain() uint8  { return uint8(c >> 8) }
func (c codes) length() uint8 { return uint8(c >> 16) }
func (c codes) offset() uint8 { return uint8(c >> 24) }

// coders write the sequences of blocks (RFC 8878, 3.1.1.3.2).
type coders struct {
	sequences             *[maxSequences]sequence
	stream                *stream // used while a block ends
	count                 uint32  // of the sequences of the block
	plain, length, offset coder
	recent                recents
	before                recents // those before the block
}

// counted returns a sequence of so many bytes of new text and a repetition, the distance of which
// has an offset value. It counts the codes.
func (c *coders) counted(plain, length, value uint32) sequence {
	p, l, o := plainCodes.of(plain), lengthCodes.of(length-shortest), offsetCode(value)
	c.plain.counts[p.code()%most]++
	c.length.counts[l.code()%most]++
	c.offset.counts[o%most]++
	width := p.width() + l.width()
	more := p.value() | l.value()<<(p.width()&63) | uint64(value&(1<<(o&31)-1))<<(width&63)
	return sequence{more, codes(width+uint32(o)) | codes(p.code())<<8 | codes(l.code())<<16 | codes(o)<<24}
}

// clear begins a block.
func (c *coders) clear() {
	c.count, c.before = 0, c.recent
	for _, kind := range [...]*coder{&c.plain, &c.offset, &c.length} {
		clear(kind.counts[:])
	}
}

// add appends the section of the sequences.
func (c *coders) add(b []byte) []byte {
	switch n := c.count; {
	case n == 0:
		return append(b, 0)
	case n < 128:
		b = append(b, byte(n))
	default: // a block has fewer than 0x7f00
		b = append(b, byte(n>>8|0x80), byte(n))
	}
	kinds := len(b)
	b = append(b, 0)
	for i, kind := range [...]*coder{&c.plain, &c.offset, &c.length} {
		described, how := kind.prepare(b, c.stream)
		b = described
		b[kinds] |= how << (6 - 2*i)
	}
	return c.addCodes(b)
}

// shortest is the length of a repetition from which their codes count.
const shortest = 3

// offsetCode returns the code of an offset value, which is also how many bits follow it.
func offsetCode(value uint32) uint8 { return uint8(bits.Len32(value) - 1) }

// widest is how many bits may follow the codes of a sequence that are written together with
// those of the codes.
const widest = 57 - 3*tableLog

// addCodes appends the bits of the sequences, from the last to the first.
func (c *coders) addCodes(b []byte) []byte {
	i, to := c.count-1, c.stream
	last := c.sequences[i%maxSequences]
	plain, length, offset := c.plain.begin(last.codes.plain()), c.length.begin(last.codes.length()), c.offset.begin(last.codes.offset())
	at := to.first(last.more, last.codes.width())
	for i > 0 {
		i--
		s := c.sequences[i%maxSequences]
		value, n, size := s.more, uint32(0), s.codes.width()
		wide := size > widest
		if wide {
			value, size = 0, 0
		}
		value, n, plain = c.plain.put(value, plain, s.codes.plain())
		size += n
		value, n, length = c.length.put(value, length, s.codes.length())
		size += n
		value, n, offset = c.offset.put(value, offset, s.codes.offset())
		at = to.add(at, value, size+n)
		if wide {
			at = to.add(at, s.more, s.codes.width())
		}
	}
	at = to.add(at, uint64(length%tableSize), c.length.width())
	at = to.add(at, uint64(offset%tableSize), c.offset.width())
	at = to.add(at, uint64(plain%tableSize), c.plain.width())
	at = to.add(at, 1, 1) // marks the end
	return to.appendTo(b, at)
}

// recents are the last two distances, 0 for unknown ones (RFC 8878, 3.1.1.5). It is no array,
// which would not stay in registers.
type recents struct{ last, before uint32 }

// value returns the offset value for the distance of a repetition after so much new text, and the
// distances after it: 1 or 2 for a recent one. It does not branch, because that cannot be
// guessed. The third recent distance is rarely right, and left out.
func (r recents) value(plain, d uint32) (value uint32, now recents) {
	value, before := d+3, r.last
	if plain == 0 {
		return r.valueAtOnce(d)
	}
	if d == r.before {
		value = 2
	}
	if d == r.last {
		value, before = 1, r.before
	}
	return value, recents{d, before}
}

// valueAtOnce is value without new text, where the most recent distance has no value.
func (r recents) valueAtOnce(d uint32) (value uint32, now recents) {
	value = d + 3
	if d == r.before {
		value = 1
	}
	return value, recents{d, r.last}
}

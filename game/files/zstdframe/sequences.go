package zstdframe

import (
	"math/bits"
	"slices"
)

// coders write the sequences of blocks (RFC 8878, 3.1.1.3.2).
type coders struct {
	plain, length, offset coder
	recent                [3]uint32 // distances, 0 for unknown ones (RFC 8878, 3.1.1.5)
}

// add appends the section of some sequences. It changes their distances to offset values.
func (c *coders) add(b []byte, sequences []sequence) []byte {
	switch n := len(sequences); {
	case n == 0:
		return append(b, 0)
	case n < 128:
		b = append(b, byte(n))
	default: // a block has fewer than 0x7f00
		b = append(b, byte(n>>8|0x80), byte(n))
	}
	all := [...]*coder{&c.plain, &c.offset, &c.length}
	for _, kind := range all {
		clear(kind.counts[:])
	}
	for i := range sequences {
		s := &sequences[i]
		s.distance = c.value(*s)
		c.plain.counts[plainCodes.of(s.plain)]++
		c.length.counts[lengthCodes.of(s.length-shortest)]++
		c.offset.counts[offsetCode(s.distance)]++
	}
	kinds := len(b)
	b = append(b, 0)
	for i, kind := range all {
		described, how := kind.prepare(b)
		b = described
		b[kinds] |= how << (6 - 2*i)
	}
	return c.addCodes(b, sequences)
}

// shortest is the length of a repetition from which their codes count.
const shortest = 3

// offsetCode returns the code of an offset value, which is also how many bits follow it.
func offsetCode(value uint32) uint8 { return uint8(bits.Len32(value) - 1) }

// addCodes appends the bits of sequences, from the last to the first.
func (c *coders) addCodes(b []byte, sequences []sequence) []byte {
	at, n, w := len(b), 0, bits64{}
	b = slices.Grow(b, 10*len(sequences)+16)
	b = b[:cap(b)]
	end := sequences[len(sequences)-1]
	plain := c.plain.begin(plainCodes.of(end.plain))
	length := c.length.begin(lengthCodes.of(end.length - shortest))
	offset := c.offset.begin(offsetCode(end.distance))
	for i := len(sequences) - 1; i >= 0; i-- { // faster than a range backward
		s := sequences[i]
		p, l, o := plainCodes.of(s.plain), lengthCodes.of(s.length-shortest), offsetCode(s.distance)
		if i < len(sequences)-1 {
			taken := c.offset.bits(offset, o)
			w = w.add(offset, taken)
			offset = c.offset.next(offset, taken, o)
			taken = c.length.bits(length, l)
			w = w.add(length, taken)
			length = c.length.next(length, taken, l)
			taken = c.plain.bits(plain, p)
			w = w.add(plain, taken)
			plain = c.plain.next(plain, taken, p)
		}
		w = w.add(s.plain-plainCodes.first[p], uint32(plainCodes.extra[p]))
		w = w.add(s.length-shortest-lengthCodes.first[l], uint32(lengthCodes.extra[l]))
		n, w = w.flush(b[at:])
		w = w.add(s.distance, uint32(o))
		at += n
		n, w = w.flush(b[at:])
		at += n
	}
	w = w.add(length, c.length.width())
	w = w.add(offset, c.offset.width())
	w = w.add(plain, c.plain.width())
	w = w.add(1, 1) // marks the end
	return b[:at+w.end(b[at:])]
}

// value returns the offset value for the distance of a sequence: 1 to 3 for a recent one.
func (c *coders) value(s sequence) uint32 {
	r, d := &c.recent, s.distance
	fresh := uint32(0) // without new text, the last distance is left out
	if s.plain == 0 {
		fresh = 1
	}
	switch {
	case d == r[0] && fresh == 0:
		return 1
	case d == r[1]:
		r[0], r[1] = d, r[0]
		return 2 - fresh
	case d == r[2]:
		r[0], r[1], r[2] = d, r[0], r[1]
		return 3 - fresh
	}
	r[0], r[1], r[2] = d, r[0], r[1]
	return d + 3
}

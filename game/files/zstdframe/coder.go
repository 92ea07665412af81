package zstdframe

import "math/bits"

// The sizes of the tables: how finely they tell how often codes occur.
const (
	tableLog  = 8
	tableSize = 1 << tableLog
)

// most is more than any code: a power of 2, so that the bounds of tables need no check.
const most = 64

// A coder encodes the codes of one kind in a block by finite state entropy (RFC 8878, 4.1).
// The codes come from the last to the first, because a decoder reads backwards. A state is
// tableSize more than the decoder's.
type coder struct {
	counts [most]int         // of the codes in the block
	shares [most]int         // of the states, for each code
	steps  [most]step        // by code
	states [tableSize]uint16 // by code, in order
	only   bool              // there is one code, which needs no bits
}

// A step says how a code changes the state: how many bits it takes off, and which of the
// states follows.
type step struct{ bits, first uint32 }

// share shares the states out to the codes by their counts. Each code that occurs has one.
func (c *coder) share() (last int) {
	total, largest, kinds := 0, 0, 0
	for code, n := range c.counts {
		if total += n; n > 0 {
			last, kinds = code, kinds+1
		}
		if n > c.counts[largest] {
			largest = code
		}
	}
	c.only = kinds == 1
	left := tableSize
	for code, n := range c.counts {
		if c.shares[code] = 0; n > 0 {
			c.shares[code] = max(1, n*tableSize/total)
		}
		left -= c.shares[code]
	}
	c.shares[largest] += left
	for c.shares[largest] < 1 { // others had to have more than their part
		for code, n := range c.shares {
			if n > 1 && c.shares[largest] < 1 {
				c.shares[code]--
				c.shares[largest]++
			}
		}
	}
	return last
}

// prepare makes the table for the counts, and appends its description, which is written into a
// stream. kind is how the description is to be read (RFC 8878, 3.1.1.3.2.1).
func (c *coder) prepare(b []byte, to *stream) (described []byte, kind byte) {
	last := c.share()
	if c.only {
		c.steps[last], c.states[0] = step{0, 0}, tableSize
		return append(b, byte(last)), 1
	}
	first := int32(0)
	var next [most]int32
	for code, n := range c.shares {
		if n > 0 {
			wide := int32(tableLog + 1 - bits.Len(uint(n)))
			c.steps[code] = step{uint32(wide<<16 - int32(n)<<wide), uint32(first - int32(n))}
		}
		next[code], first = first, first+int32(n)
	}
	at := 0
	var spread [tableSize]uint8
	for code, n := range c.shares {
		for range n {
			spread[at] = uint8(code)
			at = (at + tableSize/2 + tableSize/8 + 3) % tableSize
		}
	}
	for state, code := range spread {
		c.states[next[code]] = tableSize + uint16(state)
		next[code]++
	}
	return c.describe(b, last, to), 2
}

// describe appends the shares (RFC 8878, 4.1.1), which are written into a stream.
func (c *coder) describe(b []byte, last int, to *stream) []byte {
	at := to.first(tableLog-5, 4)
	left := tableSize
	for code := 0; code <= last; {
		n := c.shares[code]
		width := uint32(bits.Len(uint(left + 1)))
		short := 1<<width - 1 - (left + 1) // so many values need a bit less
		switch value := n + 1; {
		case value < short:
			at = to.add(at, uint64(value), width-1)
		case value < 1<<(width-1):
			at = to.add(at, uint64(value), width)
		default:
			at = to.add(at, uint64(value+short), width)
		}
		left -= n
		for code++; n == 0; { // how many more do not occur, up to 3 at a time
			none := 0
			for none < 3 && c.shares[code+none] == 0 {
				none++
			}
			at = to.add(at, uint64(none), 2)
			if code += none; none < 3 {
				break
			}
		}
	}
	return to.appendTo(b, at)
}

// begin returns a state from which the decoder reads a code and ends.
func (c *coder) begin(code uint8) (state uint32) {
	if c.only {
		return tableSize
	}
	return uint32(c.states[uint8(c.steps[code].first)+uint8(c.shares[code])])
}

// put puts the bits that a code takes off a state before a value. It returns the two together,
// how many bits it put, and the next state. It does not cut the bits out: what the state has
// above them is taken off the value, which takes less time.
func (c *coder) put(value uint64, state uint32, code uint8) (v uint64, n, next uint32) {
	step := &c.steps[code%most]
	n = (state + step.bits) >> 16
	rest := state >> (n & 31)
	return (value-uint64(rest))<<(n&63) + uint64(state), n, uint32(c.states[uint8(rest+step.first)])
}

// width returns how many bits a state has.
func (c *coder) width() uint32 {
	if c.only {
		return 0
	}
	return tableLog
}

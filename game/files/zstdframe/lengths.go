package zstdframe

import "math/bits"

// A length is a length as a code and the bits that follow it (RFC 8878, 3.1.1.3.2.1.1): the code
// in the lowest byte, how many bits in the next one, and their value above.
type length uint32

func newLength(code, width uint8, value uint32) length {
	return length(code) | length(width)<<8 | length(value)<<16
}

func (l length) code() uint8   { return uint8(l) }
func (l length) width() uint32 { return uint32(l) >> 8 & 0xff }
func (l length) value() uint64 { return uint64(l >> 16) }

// A lengthCode maps lengths to codes.
type lengthCode struct {
	small [128]length
	large uint8 // the code of 128; the others stand for twice as many lengths each
}

// newLengthCode returns a code in which so many lengths have their own codes; each of the
// others stands for 1<<n lengths.
func newLengthCode(own int, others ...uint8) *lengthCode {
	c := &lengthCode{}
	first := uint32(0)
	for code := range own + len(others) {
		extra := uint8(0)
		if code >= own {
			extra = others[code-own]
		}
		if first == uint32(len(c.small)) {
			c.large = uint8(code)
		}
		for n := first; n < first+1<<extra && n < uint32(len(c.small)); n++ {
			c.small[n] = newLength(uint8(code), extra, n-first)
		}
		first += 1 << extra
	}
	return c
}

var (
	plainCodes  = newLengthCode(16, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
	lengthCodes = newLengthCode(32, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
)

// of returns a length in the code. That of a repetition counts from 3.
func (c *lengthCode) of(n uint32) length {
	if n < uint32(len(c.small)) {
		return c.small[n]
	}
	width := uint8(bits.Len32(n) - 1)
	return newLength(c.large+width-7, width, n-1<<width)
}

package zstdframe

import "math/bits"

// A lengthCode maps lengths to codes, each with some bits that follow it (RFC 8878,
// 3.1.1.3.2.1.1).
type lengthCode struct {
	small [128]uint8
	large uint8 // the code of 128
	first [most]uint32
	extra [most]uint8
}

// newLengthCode returns a code in which so many lengths have their own codes; each of the
// others stands for 1<<n lengths.
func newLengthCode(own int, others ...uint8) *lengthCode {
	c := &lengthCode{}
	copy(c.extra[own:], others)
	first := uint32(0)
	for code, extra := range c.extra[:own+len(others)] {
		if c.first[code] = first; first == uint32(len(c.small)) {
			c.large = uint8(code)
		}
		for n := first; n < first+1<<extra && n < uint32(len(c.small)); n++ {
			c.small[n] = uint8(code)
		}
		first += 1 << extra
	}
	return c
}

var (
	plainCodes  = newLengthCode(16, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
	lengthCodes = newLengthCode(32, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
)

// of returns the code of a length. That of a repetition counts from 3.
func (c *lengthCode) of(n uint32) uint8 {
	if n < uint32(len(c.small)) {
		return c.small[n]
	}
	return c.large + uint8(bits.Len32(n)-8)
}

package zstdframe

import "encoding/binary"

// A stream is a series of bits, the lowest of each byte first. A position in it is a number of
// bits, which the caller keeps in a register.
type stream [streamSize + 8]byte

// streamSize is more than the sequences of a block take: those of the least length have at most
// 44 bits each, and the others are fewer. It is a power of 2, so that no bound has to be checked.
const streamSize = 1 << 18

// first writes a value of n bits at the beginning, and returns where it ends.
func (s *stream) first(value uint64, n uint32) (end uint32) {
	s[0] = 0
	return s.add(0, value, n)
}

// add writes a value of n bits, at most 57, at a position, and returns where it ends. The last
// byte before that is read again: that takes less time than to pass it on.
func (s *stream) add(at uint32, value uint64, n uint32) (end uint32) {
	to := s[at>>3%streamSize:]
	binary.LittleEndian.PutUint64(to, uint64(to[0])|value<<(at&7))
	return at + n
}

// appendTo appends the bits before a position, filled up to a byte with zeros.
func (s *stream) appendTo(b []byte, end uint32) []byte { return append(b, s[:(end+7)/8]...) }

package zstdframe

import "encoding/binary"

// bits64 are bits that are not written yet, the lowest first. They are passed as a value, which
// stays in registers.
type bits64 struct {
	bits uint64
	n    uint32
}

// room is how many bits there are at most before flush. A value has at most 7 fewer.
const room = 63

// add adds the lowest n bits of a value.
func (b bits64) add(value uint64, n uint32) bits64 {
	return bits64{b.bits | (value&(1<<(n&63)-1))<<(b.n&63), b.n + n}
}

// flush writes the bytes that are complete. It returns how many they are, and the other bits.
func (b bits64) flush(to []byte) (int, bits64) {
	binary.LittleEndian.PutUint64(to, b.bits)
	return int(b.n >> 3), bits64{b.bits >> (b.n &^ 7 & 63), b.n & 7}
}

// end writes all bits, filled up to a byte with zeros, and returns how many bytes they are.
func (b bits64) end(to []byte) int {
	binary.LittleEndian.PutUint64(to, b.bits)
	return int(b.n+7) >> 3
}

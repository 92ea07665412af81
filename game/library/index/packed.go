package index

import (
	"encoding/binary"
	"io"
	"math/bits"
	"slices"
)

// A number is one in a column of a table.
type number interface {
	uint8 | uint16 | uint32 | uint64
}

// widest is the most bits that a number takes unless it takes all 64: so many and seven
// more can be read at once.
const widest = 56

// packHead is the size of what comes before packed numbers, in bytes.
const packHead = 1 + 8

// packed appends numbers: how many bits each takes, the least number as uint64, and how much
// greater each number is, one after the other, the lowest bits first.
func packed[N number](b []byte, numbers []N) []byte {
	least, most := uint64(0), uint64(0)
	if len(numbers) > 0 {
		least, most = uint64(slices.Min(numbers)), uint64(slices.Max(numbers))
	}
	width := bits.Len64(most - least)
	switch {
	case width > widest:
		width = 64
	case width == 0 && most > 0:
		width = 1
	}
	b = binary.LittleEndian.AppendUint64(append(b, byte(width)), least)
	if width == 0 {
		return b
	}
	word, filled := uint64(0), 0
	for _, n := range numbers {
		more := uint64(n) - least
		word |= more << filled
		if filled += width; filled >= 64 {
			b = binary.LittleEndian.AppendUint64(b, word)
			filled -= 64
			word = more >> (width - filled)
		}
	}
	for ; filled > 0; filled -= 8 {
		b, word = append(b, byte(word)), word>>8
	}
	return b
}

// unpack reads as many packed numbers as there is room for, a chunk at a time. room is the
// buffer of a chunk.
func unpack[N number](r io.Reader, to []N, room []byte) error {
	head := room[:packHead]
	if _, err := io.ReadFull(r, head); err != nil {
		return err
	}
	width, least := int(head[0]), binary.LittleEndian.Uint64(head[1:])
	if width > widest && width != 64 {
		return ErrDamaged
	}
	if width == 0 {
		for i := range to {
			to[i] = N(least)
		}
		return nil
	}
	mask := ^uint64(0) >> (64 - width)
	most := (len(room) - 8) / width * 8 // of them fill whole bytes
	for len(to) > 0 {
		n := min(most, len(to))
		size := (n*width + 7) / 8
		if _, err := io.ReadFull(r, room[:size]); err != nil {
			return err
		}
		for i := range to[:n] {
			at := i * width
			to[i] = N(least + binary.LittleEndian.Uint64(room[at>>3:])>>(at&7)&mask)
		}
		to = to[n:]
	}
	return nil
}

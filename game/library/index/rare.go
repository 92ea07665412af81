package index

import (
	"encoding/binary"
	"iter"
	"math/bits"
	"slices"
)

// Rare hints are written as Rice codes (Rice, "Some practical universal noiseless coding
// techniques", 1979): of how much greater a row is than the one before, the lowest bits as
// they are and the rest as so many zeros before a one.
const (
	gapBits   = 6
	printBits = 8
	// sure is how many bits of a window there are at least.
	sure = 57
)

// print returns the part of a hint that is stored. The bucket says more of it.
func print(hint uint32) byte { return byte(hint) }

// appendRare writes hints by their rows: for each one zeros, a one, the lowest bits of the
// gap, and the print, the lowest bits first.
func appendRare(b []byte, hints []uint64) []byte {
	rare := make([]uint32, len(hints)) // the row and the print
	for i, hint := range hints {
		rare[i] = uint32(hint&0xffff)<<printBits | uint32(print(uint32(hint>>16)))
	}
	slices.Sort(rare)
	word, filled, before := uint64(0), 0, uint32(0)
	put := func(n uint64, width int) {
		word |= n << filled
		for filled += width; filled >= 8; filled -= 8 {
			b, word = append(b, byte(word)), word>>8
		}
	}
	for _, r := range rare {
		gap := r>>printBits - before
		before += gap
		for zeros := gap >> gapBits; zeros > 0; zeros-- {
			put(0, 1)
		}
		put(1|uint64(gap&(1<<gapBits-1))<<1|uint64(byte(r))<<(1+gapBits), 1+gapBits+printBits)
	}
	if filled > 0 {
		b = append(b, byte(word))
	}
	return b
}

// rareRows iterates over the rows that a hint may be of, each row once: two hints of a game
// can have the same print. It ends early if they are damaged.
func rareRows(rare []byte, hint uint32) iter.Seq[int] {
	return func(yield func(int) bool) {
		r, row, last, want := rareReader{data: rare}, 0, -1, print(hint)
		for {
			gap, print, ok := r.next()
			if row += gap; !ok || row >= segmentRows {
				return
			}
			if print == want && row != last {
				if last = row; !yield(row) {
					return
				}
			}
		}
	}
}

// A rareReader reads rare hints.
type rareReader struct {
	data []byte
	at   int // bits
}

// window returns the next bits, zeros behind the end.
func (r *rareReader) window() uint64 {
	var end [8]byte
	part := r.data[min(r.at>>3, len(r.data)):]
	if len(part) < len(end) {
		copy(end[:], part)
		part = end[:]
	}
	return binary.LittleEndian.Uint64(part) >> (r.at & 7)
}

// next returns the gap and the print of the next hint, and false at the end.
func (r *rareReader) next() (gap int, print byte, ok bool) {
	w := r.window()
	for ; w == 0; w = r.window() {
		if r.at += sure; r.at >= 8*len(r.data) {
			return 0, 0, false
		}
		gap += sure
	}
	zeros := bits.TrailingZeros64(w)
	gap, r.at = gap+zeros, r.at+zeros+1
	w = r.window()
	r.at += gapBits + printBits
	return gap<<gapBits | int(w&(1<<gapBits-1)), byte(w >> gapBits), r.at <= 8*len(r.data)
}

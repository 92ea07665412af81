package bitboard

import "encoding/binary"

// A Placement is the pieces of a position as text, as in FEN, and plays moves without a board. It
// keeps the ranks as texts, of which a move changes two at most.
type Placement struct {
	ranks    [8]uint64 // of eight letters at most, the first the lowest
	sizes    uint64    // in letters, a byte for each, that of the eighth rank the lowest
	occupied Bitboard
	home     *home
}

// NewPlacement returns the placement of a position.
func NewPlacement(p *Position) Placement {
	w := Placement{occupied: p.Occupied(), home: p.home}
	for rank := range 8 {
		w.write(p, rank)
	}
	return w
}

// write writes a rank of a position.
func (w *Placement) write(p *Position, rank int) {
	const letters = "PNBRQKpnbrqk"
	text, size := uint64(0), uint(0) // in bits
	free := Square(rank * 8)         // the first square that is not written
	for pieces := p.Occupied() & (rank1 << (8 * rank)); pieces != 0; {
		s := pieces.Pop()
		text, size = withGap(text, size, uint64(s-free))
		text |= uint64(letters[6*(p.sides[black]>>uint(s&63)&1)+Bitboard(p.on[s])]) << (size & 63)
		size += 8
		free = s + 1
	}
	text, size = withGap(text, size, uint64(Square(rank*8+8)-free))
	place := sizePlace(rank)
	w.ranks[rank], w.sizes = text, w.sizes&^(255<<place)|uint64(size/8)<<place
}

// sizePlace returns which bit of the sizes is the first for a rank.
func sizePlace(rank int) uint { return uint(56-8*rank) & 63 }

// ends returns the ends of all ranks in the text of a position, like the sizes. A sign follows
// each rank.
func (w *Placement) ends() uint64 {
	const each = 0x0101010101010101
	return (w.sizes + each) * each
}

// withGap adds the number of free squares to a text of so many bits, unless there are none. It
// does not branch, because what comes next in a rank cannot be guessed.
func withGap(text uint64, size uint, gap uint64) (uint64, uint) {
	some := (gap + 15) >> 4 // 1 if there are any
	return text | (('0'+gap)&-some)<<(size&63), size + uint(8*some)
}

// rank returns the text of a rank, from 0 for the first, and its size in bytes. The lowest byte
// of the text is the first letter.
func (w *Placement) rank(rank int) (text uint64, size int) {
	return w.ranks[rank&7], int(w.sizes >> sizePlace(rank) & 255)
}

// PlacementRoom is how many bytes Write needs: more than any text has, so that no bound has to be
// checked.
const PlacementRoom = 1<<7 + 8

// Write writes the text of a position and the sign after it, and returns their size. What
// follows them, up to eight bytes, has no meaning. Where a rank begins does not depend on the
// one before, so that the processor writes several at a time.
func (w *Placement) Write(to *[PlacementRoom]byte) (size int) {
	begin, ends := uint64(0), w.ends()
	for rank := 7; rank >= 0; rank-- {
		binary.LittleEndian.PutUint64(to[begin&127:], w.ranks[rank])
		begin, ends = ends&127, ends>>8
		to[(begin-1)&127] = '/'
	}
	to[(begin-1)&127] = ' '
	return int(begin)
}

package bitboard

import "math/bits"

// An Edit is a change of the text of a position: so many letters at an offset become others.
type Edit struct {
	At       int // in the text before the move
	Old, New int // how many letters
}

// Edits are what a move changes: one rank or two. If it is one, that is the upper one.
type Edits struct {
	Upper, Lower Edit
	Two          bool
}

// Made follows a move that has led to a position, and notes what it changes.
func (w *Placement) Made(p *Position, m Move, e *Edits) {
	from, to := m.From(), m.To()
	starts := w.ends() << 8
	first, second := &e.Upper, &e.Lower
	if from.Rank() < to.Rank() {
		first, second = second, first
	}
	if from.Rank() == to.Rank() || m.EnPassant() { // several squares of the rank change
		*first = w.rewrite(p, from.Rank())
	} else {
		*first = w.lift(from)
	}
	first.At += int(starts >> sizePlace(from.Rank()) & 255)
	if e.Two = from.Rank() != to.Rank(); e.Two {
		*second = w.put(to, p.letter(to))
		second.At += int(starts >> sizePlace(to.Rank()) & 255)
	}
	w.occupied = p.Occupied()
}

// rewrite writes a rank of a position, and returns what that changes.
func (w *Placement) rewrite(p *Position, rank int) Edit {
	old, size := w.rank(rank)
	w.write(p, rank)
	text, n := w.rank(rank)
	before := bits.TrailingZeros64(old^text) / 8
	after := bits.LeadingZeros64(old<<(64-8*size)^text<<(64-8*n)) / 8
	after = max(0, min(after, min(size, n)-before))
	return Edit{before, size - before - after, n - before - after}
}

// A gap is the free squares of a rank beside a square: how many are left and right of it, and
// where the text of what is left of it begins.
type gap struct{ left, right, at uint64 }

// gap returns the gap around a square. It counts bits, which is faster than to go through them.
func (w *Placement) gap(s Square) gap {
	occupied, file := uint64(w.occupied>>uint(s&56))&0xff, uint(s&7)
	left := uint64(file) - uint64(bits.Len64(occupied&(1<<file-1)))
	right := uint64(bits.TrailingZeros64(occupied>>1>>file | 1<<(7-file)))
	free := ^occupied
	written := occupied | free&^(free<<1) // squares that begin a letter
	return gap{left, right, uint64(bits.OnesCount64(written & (1<<(uint64(file)-left) - 1)))}
}

// lift takes the piece off a square.
func (w *Placement) lift(s Square) Edit {
	g := w.gap(s)
	return w.edit(s.Rank(), g.at, 1+(g.left+15)>>4+(g.right+15)>>4, '1'+g.left+g.right, 1)
}

// put puts a piece on a square, instead of what is there.
func (w *Placement) put(s Square, letter uint64) Edit {
	g := w.gap(s)
	free := uint64(w.occupied>>uint(s&63))&1 - 1 // all ones if the square is free
	text, size := withGap(0, 0, g.left&free)
	text |= letter << (size & 63)
	text, size = withGap(text, size+8, g.right&free)
	return w.edit(s.Rank(), g.at+(g.left+15)>>4&^free, 1, text, uint64(size/8))
}

// edit replaces some letters of a rank, and returns what that changes.
func (w *Placement) edit(rank int, at, old, text, size uint64) Edit {
	was := w.ranks[rank&7]
	rest := was >> (8 * (at + old))
	w.ranks[rank&7] = was&(1<<(8*at&63)-1) | text<<(8*at&63) | rest<<(8*(at+size))
	w.sizes += (size - old) << sizePlace(rank)
	return Edit{int(at), int(old), int(size)}
}

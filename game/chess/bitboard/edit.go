package bitboard

import "math/bits"

// An Edit is a change of the text of a position: so many letters at an offset become others.
type Edit struct {
	At       int // in the text before the move
	Old, New int // how many letters
}

// Growth returns how many letters longer the text becomes.
func (e *Edit) Growth() int { return e.New - e.Old }

// Edits are what a move changes: one rank or two. If it is one, that is the upper one.
type Edits struct {
	Upper, Lower Edit
	Two          bool
}

// Play plays a legal move, and notes what it changes.
func (w *Placement) Play(m Move, e *Edits) {
	from, to := m.From(), m.To()
	first, second := &e.Upper, &e.Lower
	if from.Rank() < to.Rank() {
		first, second = second, first
	}
	starts := w.ends() << 8
	letter := uint64(0)
	if e.Two = from.Rank() != to.Rank(); e.Two && !m.EnPassant() {
		*first, letter = w.lift(from)
	} else {
		*first, letter = w.within(m)
	}
	first.At += int(starts >> sizePlace(from.Rank()) & 255)
	if e.Two {
		if m&promotion != 0 {
			letter = uint64("PNBRQK"[m.Promotion()]) | letter&('p'^'P')
		}
		*second = w.put(to, letter)
		second.At += int(starts >> sizePlace(to.Rank()) & 255)
	}
}

// within plays what a move changes on the rank that it begins on, which is more than a square.
// It returns the letter of the piece that moves.
func (w *Placement) within(m Move) (e Edit, letter uint64) {
	from, to := m.From(), m.To()
	old, size := w.rank(from.Rank())
	_, letter = w.lift(from)
	switch {
	case m.EnPassant():
		w.lift(from&^7 | to&7)
	case m.Castling():
		king, rookFrom, rookTo := w.home.castled(m)
		_, rook := w.lift(rookFrom)
		w.put(king, letter)
		w.put(rookTo, rook)
	default:
		w.put(to, letter)
	}
	text, n := w.rank(from.Rank())
	before := bits.TrailingZeros64(old^text) / 8
	after := bits.LeadingZeros64(old<<(64-8*size)^text<<(64-8*n)) / 8
	after = max(0, min(after, min(size, n)-before))
	return Edit{before, size - before - after, n - before - after}, letter
}

// A gap is the free squares of a rank beside a square: how many are left and right of it, and
// where the text of what is left of it begins.
type gap struct{ left, right, at uint64 }

// gap returns the gap around a square.
func (w *Placement) gap(s Square) gap {
	g := uint64(gaps[w.occupied>>uint(s&56)&255][s&7])
	return gap{g & 15, g >> 4 & 15, g >> 8}
}

// gaps are the gaps around the squares of a rank, by the pieces on it. To look one up takes less
// time than to count bits.
var gaps = newGaps()

func newGaps() (all [256][8]uint16) {
	for occupied := range all {
		for file := range all[occupied] {
			first := bits.Len(uint(occupied) & (1<<file - 1)) // of the free squares on the left
			right := bits.TrailingZeros(uint(occupied)>>1>>file | 1<<(7-file))
			written := occupied | occupied<<1 | 1 // squares that begin a letter
			at := bits.OnesCount(uint(written) & (1<<first - 1))
			all[occupied][file] = uint16(file - first | right<<4 | at<<8)
		}
	}
	return all
}

// lift takes the piece off a square, and returns its letter.
func (w *Placement) lift(s Square) (e Edit, letter uint64) {
	g := w.gap(s)
	left, right := (g.left+15)>>4, (g.right+15)>>4 // 1 if there are free squares
	letter = w.ranks[s.Rank()&7] >> (8 * (g.at + left) & 63) & 255
	w.occupied &^= s.Bit()
	return w.edit(s.Rank(), g.at, 1+left+right, '1'+g.left+g.right, 1), letter
}

// put puts a piece on a square, instead of what is there.
func (w *Placement) put(s Square, letter uint64) Edit {
	g := w.gap(s)
	free := uint64(w.occupied>>uint(s&63))&1 - 1 // all ones if the square is free
	text, size := withGap(0, 0, g.left&free)
	text |= letter << (size & 63)
	text, size = withGap(text, size+8, g.right&free)
	w.occupied |= s.Bit()
	return w.edit(s.Rank(), g.at+(g.left+15)>>4&^free, 1, text, uint64(size/8))
}

// edit replaces some letters of a rank, and returns what that changes.
func (w *Placement) edit(rank int, at, old, text, size uint64) Edit {
	was, place := w.ranks[rank&7], 8*at&63
	w.ranks[rank&7] = was&(1<<place-1) | text<<place | was>>(8*(at+old))<<(8*(at+size))
	w.sizes += (size - old) << sizePlace(rank)
	return Edit{int(at), int(old), int(size)}
}

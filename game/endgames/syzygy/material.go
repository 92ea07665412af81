package syzygy

import (
	"strings"

	"passedpawn/game/chess/bitboard"
)

// The sides, as the fast board numbers them.
const (
	white bitboard.Side = iota
	black
)

// A material is how many men of each kind both sides have.
type material [2][bitboard.King + 1]byte

// letters are the kinds in the names of files, by bitboard.PieceType.
const letters = "PNBRQK"

// parseMaterial reads the name of a file, such as KQvKR.
func parseMaterial(name string) (m material, ok bool) {
	for side, text := range strings.SplitN(name, "v", 2) {
		for _, letter := range text {
			kind := strings.IndexRune(letters, letter)
			if kind < 0 {
				return m, false
			}
			m[side][kind]++
		}
	}
	return m, m[white][bitboard.King] == 1 && m[black][bitboard.King] == 1 && m.men() > 2
}

// materialOf returns the material of a position.
func materialOf(p *bitboard.Position) (m material) {
	for side := range m {
		for kind := range m[side] {
			m[side][kind] = byte(p.Pieces(bitboard.PieceType(kind), bitboard.Side(side)).Count())
		}
	}
	return m
}

// men returns the number of men.
func (m material) men() (n int) {
	for side := range m {
		for _, count := range m[side] {
			n += int(count)
		}
	}
	return n
}

// exchanged returns the material with the colours exchanged.
func (m material) exchanged() material { return material{m[black], m[white]} }

// first returns the material or the exchanged one: the same for both.
func (m material) first() material {
	for kind := range m[white] {
		switch w, b := m[white][kind], m[black][kind]; {
		case w > b:
			return m
		case w < b:
			return m.exchanged()
		}
	}
	return m
}

// pawns returns how many pawns lead the numbering of positions, and how many follow them: of
// two sides with pawns, the one with fewer leads.
func (m material) pawns() (leading, others int) {
	w, b := int(m[white][bitboard.Pawn]), int(m[black][bitboard.Pawn])
	if b > 0 && (w == 0 || b < w) {
		w, b = b, w
	}
	return w, b
}

// unique returns how many kinds only have one man of a side. There are at least the kings.
func (m material) unique() (n int) {
	for side := range m {
		for _, count := range m[side] {
			if count == 1 {
				n++
			}
		}
	}
	return n
}

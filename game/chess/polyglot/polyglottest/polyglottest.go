// Package polyglottest makes books for tests.
package polyglottest

import (
	"cmp"
	"encoding/binary"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/polyglot"
)

// A Line is a move in the position after others, in UCI notation, with its weight.
type Line struct {
	Moves  []string
	Weight uint16
}

// Book returns the bytes of a book whose entries are the last moves of lines that begin in
// the starting position. It panics at an illegal move.
func Book(lines ...Line) []byte {
	var all []polyglot.Entry
	for _, l := range lines {
		p := bitboard.Start()
		for i, text := range l.Moves {
			m := p.Find(text)
			if m == 0 {
				panic("polyglottest: " + text)
			}
			if i == len(l.Moves)-1 {
				all = append(all, polyglot.Entry{Key: polyglot.Key(&p), Move: code(&p, m), Weight: l.Weight})
			}
			p.Make(m)
		}
	}
	return Bytes(all...)
}

// Bytes returns the bytes of entries, sorted by their keys.
func Bytes(entries ...polyglot.Entry) (data []byte) {
	slices.SortStableFunc(entries, func(a, b polyglot.Entry) int { return cmp.Compare(a.Key, b.Key) })
	for _, e := range entries {
		data = binary.BigEndian.AppendUint64(data, e.Key)
		data = binary.BigEndian.AppendUint16(data, e.Move)
		data = binary.BigEndian.AppendUint16(data, e.Weight)
		data = binary.BigEndian.AppendUint32(data, e.Learn)
	}
	return data
}

// code returns the code of a move.
func code(p *bitboard.Position, m bitboard.Move) uint16 {
	to := m.To()
	if m.Castling() {
		_, to, _ = p.Castled(m)
	}
	c := uint16(m.From())<<6 | uint16(to)
	if k := m.Promotion(); k != bitboard.NoKind {
		c |= uint16(k) << 12
	}
	return c
}

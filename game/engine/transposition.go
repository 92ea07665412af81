package engine

import "passedpawn/game/bitboard"

// What a stored score says of the true one.
const (
	exact uint8 = iota + 1
	atLeast
	atMost
)

type entry struct {
	key   uint32
	move  bitboard.Move
	score int16
	depth int8
	bound uint8
}

// A Table is a transposition table: it remembers what was found below
// positions that other move orders reach again. One search uses it at a time.
type Table struct{ entries []entry }

// NewTable makes a table of at most so many megabytes, at least one.
func NewTable(megabytes int) *Table {
	n := 1 << 15
	for n*2*12 <= max(megabytes, 1)<<20 {
		n *= 2
	}
	return &Table{make([]entry, n)}
}

// Clear forgets everything.
func (t *Table) Clear() { clear(t.entries) }

func (t *Table) slot(key uint64) *entry { return &t.entries[key&uint64(len(t.entries)-1)] }

func (t *Table) load(key uint64) (entry, bool) {
	e := *t.slot(key)
	if e.bound == 0 || e.key != uint32(key>>32) {
		return entry{}, false // another position's, or nothing yet
	}
	return e, true
}

// store keeps the deeper of two findings of one search for the same slot,
// except that an exact one always stays the last.
func (t *Table) store(key uint64, m bitboard.Move, score, depth int, bound uint8) {
	e := t.slot(key)
	if e.key == uint32(key>>32) {
		if m == 0 {
			m = e.move
		}
		if bound != exact && depth < int(e.depth)-3 {
			return
		}
	}
	*e = entry{uint32(key >> 32), m, int16(score), int8(depth), bound}
}

// Mate scores count plies from the root in a search and from the position in
// the table.
func toTable(score, ply int) int {
	switch {
	case score > mateZone:
		return score + ply
	case score < -mateZone:
		return score - ply
	}
	return score
}

func fromTable(score, ply int) int {
	switch {
	case score > mateZone:
		return score - ply
	case score < -mateZone:
		return score + ply
	}
	return score
}

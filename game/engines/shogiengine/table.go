package shogiengine

import (
	"unsafe"

	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/shogi/shogiboard"
)

// An entry is an entry of the transposition table.
type entry struct {
	key   uint64
	move  shogiboard.Move
	score int16
	value int16 // the evaluation of the position itself
	depth int8
	mark  uint8 // the bound, and above it the age
}

// boundBits hold the bound in a mark.
const boundBits = 3

// A Table is a transposition table, with what is known of quiet moves. It serves one search at
// a time.
type Table struct {
	entries []entry
	age     uint8 // of this search
	memory  memory
}

// large is the least number of entries of a table that also learns which move follows which:
// that takes as much memory as they do.
const large = 1 << 17

// TableOf returns an empty table of a size in megabytes, or somewhat less.
func TableOf(megabytes int) *Table {
	n := 1 << 12
	for size(2*n) <= megabytes<<20 {
		n *= 2
	}
	return tableOf(n)
}

// NewTable returns an empty table for searches of a number of positions.
func NewTable(nodes int) *Table { return tableOf(search.Entries(2*nodes, 1<<12, 1<<21)) }

func tableOf(entries int) *Table {
	t := &Table{entries: make([]entry, entries)}
	if entries >= large {
		t.memory.after = make([]int16, cells*cells)
	}
	return t
}

// size returns how many bytes a table takes.
func size(entries int) int {
	bytes := entries*int(unsafe.Sizeof(entry{})) + int(unsafe.Sizeof(memory{}))
	if entries >= large {
		bytes += 2 * cells * cells
	}
	return bytes
}

// slot returns the entry of a position, or the one that it may replace: of two
// neighbours, one of an earlier search, or the one searched less deeply.
func (t *Table) slot(key uint64) (e *entry, hit bool) {
	at := key & uint64(len(t.entries)-2)
	a, b := &t.entries[at], &t.entries[at+1]
	switch {
	case a.key == key:
		return a, true
	case b.key == key:
		return b, true
	case t.old(b) || !t.old(a) && a.depth > b.depth:
		return b, false
	}
	return a, false
}

func (t *Table) old(e *entry) bool { return e.mark&^boundBits != t.age }

// full returns how many thousandths of the table this search uses.
func (t *Table) full() int {
	return search.Full(len(t.entries), func(i int) bool { return t.entries[i].mark&boundBits != 0 && !t.old(&t.entries[i]) })
}

// begin makes all entries those of earlier searches.
func (t *Table) begin() { t.age += boundBits + 1 }

// keep stores a result. A score for a repetition depends on how the position was reached,
// so it is stored with depth 0 and searched again.
func (t *Table) keep(key uint64, m shogiboard.Move, score, value, depth, ply int, b search.Bound) {
	e, hit := t.slot(key)
	if hit && !t.old(e) && int(e.depth) > depth && b != search.Exact {
		return
	}
	if hit && (m == 0 || b == search.AtMost && e.move != 0) {
		m = e.move
	}
	if score >= perpetual-1 && score < mate.Known || score <= -perpetual+1 && score > -mate.Known {
		b, depth = search.Exact, 0
		score = max(-perpetual, min(score, perpetual))
	}
	*e = entry{key, m, int16(mate.ToTable(score, ply)), int16(value), int8(min(depth, 100)), uint8(b) | t.age}
}

// cut returns the score of an entry, and whether it is deep enough, and enough for the
// window.
func (e *entry) cut(depth, ply, alpha, beta int) (score int, ok bool) {
	score = mate.FromTable(int(e.score), ply)
	return score, int(e.depth) >= depth && search.Bound(e.mark&boundBits).Decides(score, alpha, beta)
}

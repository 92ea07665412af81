package engine

import (
	"sync/atomic"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/search"
)

// An entry is the result for a position. In the table it is one word, so that threads can
// share it without locks: the move in the lowest 16 bits, the score in the next 16, then
// 7 bits of depth, 2 of bound, and 23 of the key.
type entry struct {
	move  bitboard.Move
	score int16
	depth int8
	bound search.Bound
}

const keyBits uint64 = 0xffff_fe00_0000_0000

func (e entry) pack(key uint64) uint64 {
	return uint64(e.move) | uint64(uint16(e.score))<<16 | uint64(e.depth&127)<<32 | uint64(e.bound)<<39 | key&keyBits
}

func unpackEntry(word uint64) entry {
	return entry{bitboard.Move(word), int16(word >> 16), int8(word >> 32 & 127), search.Bound(word >> 39 & 3)}
}

// A Table is a transposition table. It stores the results for positions that other move
// orders reach again. The threads of one search share it. Two searches must not use it at
// the same time, because they would overwrite each other's results and their memory.
type Table struct {
	words  []atomic.Uint64
	memory memory
}

// NewTable makes a table of at most the given number of megabytes, at least one.
func NewTable(megabytes int) *Table {
	n := 1 << 17
	for n*2*8 <= max(megabytes, 1)<<20 {
		n *= 2
	}
	return &Table{words: make([]atomic.Uint64, n)}
}

// Clear removes everything. No search may be using t.
func (t *Table) Clear() {
	clear(t.words)
	t.memory = memory{}
}

// full returns how many thousandths of the table are in use.
func (t *Table) full() int {
	return search.Full(len(t.words), func(i int) bool { return t.words[i].Load() != 0 })
}

func (t *Table) slot(key uint64) *atomic.Uint64 { return &t.words[key&uint64(len(t.words)-1)] }

func (t *Table) load(key uint64) (entry, bool) {
	word := t.slot(key).Load()
	if word == 0 || (word^key)&keyBits != 0 {
		return entry{}, false // the result of another position, or none
	}
	return unpackEntry(word), true
}

// store stores a result. It does not replace a much deeper one of the same position,
// unless the new one is exact.
func (t *Table) store(key uint64, m bitboard.Move, score, depth int, bound search.Bound) {
	slot := t.slot(key)
	if word := slot.Load(); word != 0 && (word^key)&keyBits == 0 {
		old := unpackEntry(word)
		if m == 0 {
			m = old.move
		}
		if bound != search.Exact && depth < int(old.depth)-3 {
			return
		}
	}
	slot.Store(entry{m, int16(score), int8(max(0, min(depth, 127))), bound}.pack(key))
}

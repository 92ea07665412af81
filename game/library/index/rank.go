package index

import (
	"cmp"
	"math"
	"slices"
	"sync"
)

// ranks are the places of the texts of a table in their order, which are computed when the
// table is first sorted by a text.
type ranks struct {
	once  sync.Once
	ranks []uint32
}

// rank returns the place of each text among all in the order of a column, from 1, and 0
// for no text.
func (t *Table) rank(by Column) []uint32 {
	if t.ranks == nil || by == Opening && t.shown != nil {
		return ranked(t.folded(by))
	}
	t.ranks.once.Do(func() { t.ranks.ranks = ranked(t.fold) })
	return t.ranks.ranks
}

// ranked returns the places of texts in their natural order. The first one is no text.
func ranked(texts []string) []uint32 {
	order := make([]sortable, len(texts))
	for i, text := range texts {
		order[i] = sortableOf(text, int32(i))
	}
	slices.SortFunc(order, func(a, b sortable) int {
		switch {
		case a.begin != b.begin:
			return cmp.Compare(a.begin, b.begin)
		case a.next != b.next:
			return cmp.Compare(a.next, b.next)
		}
		return natural(texts[a.id], texts[b.id])
	})
	rank := make([]uint32, len(texts))
	for i, k := range order {
		rank[k.id] = uint32(i) + 1
	}
	rank[0] = 0
	return rank
}

// A sortable is a text and two numbers by which most texts can be compared: texts with
// different numbers are in the order of the numbers.
type sortable struct {
	begin, next uint64
	id          int32
}

// sortableOf takes the first bytes of a text and those after them or, from the first digit
// on, the number there.
func sortableOf(text string, id int32) sortable {
	s := sortable{id: id}
	var at int
	var digit bool
	s.begin, at, digit = beginning(text)
	if !digit {
		s.next, _, _ = beginning(text[at:])
		return s
	}
	for _, c := range []byte(text[at : at+digits(text[at:])]) {
		if s.next > math.MaxUint64/20 {
			s.next = math.MaxUint64
			break
		}
		s.next = 10*s.next + uint64(c-'0')
	}
	return s
}

// beginning returns the first eight bytes of a text as a number, up to a digit, and how
// many it took. Every digit compares alike with a byte that is none.
func beginning(text string) (n uint64, at int, digit bool) {
	const most = 8
	for at = 0; at < min(most, len(text)); at++ {
		c := text[at]
		if '0' <= c && c <= '9' {
			return (n<<8 | '0') << (8 * (most - 1 - at)), at, true
		}
		n = n<<8 | uint64(c)
	}
	return n << (8 * (most - at)), at, false
}

// sortKeys sorts numbers by their higher half. Equal ones keep their order. It returns the
// sorted numbers, for which it may use other memory.
//
// It is a radix sort from the lowest digit on (Knuth, "The Art of Computer Programming",
// volume 3, 5.2.5).
func sortKeys(keys []uint64) []uint64 {
	const digit = 11
	spare := make([]uint64, len(keys))
	for shift := 32; shift < 64; shift += digit {
		var start [1 << digit]uint32
		for _, k := range keys {
			start[k>>shift&(1<<digit-1)]++
		}
		sum := uint32(0)
		for i, n := range start {
			start[i], sum = sum, sum+n
		}
		for _, k := range keys {
			at := &start[k>>shift&(1<<digit-1)]
			spare[*at] = k
			*at++
		}
		keys, spare = spare, keys
	}
	return keys
}

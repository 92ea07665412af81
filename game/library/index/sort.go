package index

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"passedpawn/game/rules"
)

// Sort sorts rows by a column; equal ones keep their order. Games without a value in the
// column come last in either direction.
func (t *Table) Sort(rows []int32, by Column, down bool) {
	key := t.keys(by)
	order := make([]uint64, len(rows)) // the key, then the old index
	for i, row := range rows {
		k := key(row)
		switch {
		case k == 0:
			k = math.MaxUint32
		case down:
			k = ^k
		}
		order[i] = uint64(k)<<32 | uint64(i)
	}
	order = sortKeys(order)
	before := slices.Clone(rows)
	for i, o := range order {
		rows[i] = before[uint32(o)]
	}
}

// keys returns a function that gives the sort key of a row, 0 for none.
func (t *Table) keys(by Column) func(int32) uint32 {
	switch by {
	case Date:
		return func(r int32) uint32 { return t.date[r] }
	case Result:
		return func(r int32) uint32 { return uint32(t.result[r]) }
	case Plies:
		return func(r int32) uint32 { return uint32(t.plies[r]) }
	case WhiteElo, BlackElo:
		return func(r int32) uint32 { return uint32(t.Elo(int(r), rules.Side(by-WhiteElo))) }
	}
	rank := t.rank(by)
	return func(r int32) uint32 { return rank[t.id(by, int(r))] }
}

// natural compares texts, and compares the numbers in them by value: round 9 before 10.
func natural(a, b string) int {
	for a != "" && b != "" {
		m, n := digits(a), digits(b)
		if m > 0 && n > 0 {
			x, y := strings.TrimLeft(a[:m], "0"), strings.TrimLeft(b[:n], "0")
			if c := cmp.Or(cmp.Compare(len(x), len(y)), strings.Compare(x, y)); c != 0 {
				return c
			}
			a, b = a[m:], b[n:]
			continue
		}
		if a[0] != b[0] {
			return cmp.Compare(a[0], b[0])
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Compare(len(a), len(b))
}

func digits(s string) int {
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return n
}

package index

import (
	"cmp"
	"slices"
	"strings"
)

// A term is a word that has to be found in a game, in one column or in any.
type term struct {
	text   string
	column Column // Columns for any
}

var prefixes = map[string]Column{
	"white": White, "black": Black, "event": Event, "round": Round, "eco": ECO, "opening": Opening,
	"date": Date, "year": Date, "result": Result,
}

// terms splits a filter at its spaces; "white:carlsen" names a column.
func terms(filter string) []term {
	var all []term
	for _, word := range strings.Fields(strings.ToLower(filter)) {
		t := term{word, Columns}
		if name, rest, ok := strings.Cut(word, ":"); ok {
			if c, known := prefixes[name]; known {
				t = term{rest, c}
			}
		}
		switch t.text {
		case "draw", "½-½", "1/2":
			t.text = "1/2-1/2"
		}
		all = append(all, t)
	}
	return all
}

// Filter is the rows in which every word of a filter is found, in the order of
// the rows; nil rows means all.
func (t *Table) Filter(filter string, rows []int32) []int32 {
	if rows == nil {
		rows = make([]int32, t.Len())
		for i := range rows {
			rows[i] = int32(i)
		}
	}
	for _, w := range terms(filter) {
		rows = t.narrow(w, rows)
	}
	return rows
}

// narrow looks the word up in each text once, and then at numbers only.
func (t *Table) narrow(w term, rows []int32) []int32 {
	found := make([]bool, len(t.texts))
	for i, text := range t.fold {
		found[i] = strings.Contains(text, w.text)
	}
	var ended [len(results)]bool
	for i, r := range results {
		ended[i] = r == w.text
	}
	first, last := White, File
	switch {
	case w.column < texted:
		first, last = w.column, w.column
	case w.column == Date, w.column == Result:
		first, last = 1, 0
	}
	kept := rows[:0:0]
	for _, row := range rows {
		hit := false
		for c := first; c <= last && !hit; c++ {
			hit = found[t.id(c, int(row))]
		}
		if !hit && (w.column == Columns || w.column == Result) {
			hit = ended[t.result[row]]
		}
		if !hit && (w.column == Columns || w.column == Date) && t.date[row] != 0 {
			hit = strings.HasPrefix(dateText(t.date[row]), w.text)
		}
		if hit {
			kept = append(kept, row)
		}
	}
	return kept
}

// Sort puts rows in the order of a column; equal ones stay as they are. Games
// of which the column says nothing come last either way.
func (t *Table) Sort(rows []int32, by Column, down bool) {
	key := t.keys(by)
	slices.SortStableFunc(rows, func(a, b int32) int {
		x, y := key(a), key(b)
		switch {
		case x == 0 || y == 0:
			return cmp.Compare(y, x)
		case down:
			return cmp.Compare(y, x)
		}
		return cmp.Compare(x, y)
	})
}

// keys gives a number by which rows are ordered, 0 for none.
func (t *Table) keys(by Column) func(int32) uint32 {
	switch by {
	case Date:
		return func(r int32) uint32 { return t.date[r] }
	case Result:
		return func(r int32) uint32 { return uint32(t.result[r]) }
	case Plies:
		return func(r int32) uint32 { return uint32(t.plies[r]) }
	}
	order := make([]int32, len(t.texts))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortFunc(order, func(a, b int32) int { return natural(t.fold[a], t.fold[b]) })
	rank := make([]uint32, len(t.texts))
	for i, id := range order {
		rank[id] = uint32(i) + 1
	}
	rank[0] = 0
	return func(r int32) uint32 { return rank[t.id(by, int(r))] }
}

// natural orders texts with the numbers in them by size: round 9 before 10.
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

package index

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// A term is a word to find in a game, in one column or in any.
type term struct {
	text   string
	column Column // Columns means any
}

var prefixes = map[string]Column{
	"white": White, "black": Black, "event": Event, "round": Round, "eco": ECO, "opening": Opening,
	"date": Date, "year": Date, "result": Result,
}

// terms splits a filter at its spaces. "white:carlsen" searches one column.
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

// Filter returns the rows that contain every word of a filter, in the order of rows. nil
// rows means all.
func (t *Table) Filter(filter string, rows []int32) []int32 {
	if rows == nil {
		rows = make([]int32, t.Len())
		for i := range rows {
			rows[i] = int32(i)
		}
	}
	for _, w := range terms(filter) {
		if w.text != "" {
			rows = t.narrow(w, rows)
		}
	}
	return rows
}

// narrow searches for the word in each text and each date only once. After that, it
// compares only numbers.
func (t *Table) narrow(w term, rows []int32) []int32 {
	found, columns := t.holding(w)
	var ended [len(results)]bool
	for i, r := range results {
		ended[i] = r == w.text && (w.column == Columns || w.column == Result)
	}
	dated := func(uint32) bool { return false }
	if w.column == Columns || w.column == Date {
		dated = dates(w.text)
	}
	kept := rows[:0:0]
	for _, row := range rows {
		hit := ended[t.result[row]]
		for i := 0; i < len(columns) && !hit; i++ {
			hit = found[columns[i][row]]
		}
		if hit || dated(t.date[row]) {
			kept = append(kept, row)
		}
	}
	return kept
}

// holding returns which texts contain a word, and the columns to search for them: none if
// no text does.
func (t *Table) holding(w term) (found []bool, columns [][]uint32) {
	found = make([]bool, len(t.fold))
	some := false
	for i, text := range t.fold {
		found[i] = strings.Contains(text, w.text)
		some = some || found[i]
	}
	for c, ids := range t.column {
		if some && ids != nil && (w.column == Columns || w.column == Column(c)) {
			columns = append(columns, ids)
		}
	}
	return found, columns
}

// dates returns a function that reports whether a date begins with a text.
func dates(text string) func(uint32) bool {
	if strings.Trim(text, "0123456789.") != "" {
		return func(uint32) bool { return false }
	}
	known := map[uint32]bool{}
	return func(date uint32) bool {
		hit, seen := known[date]
		if !seen {
			hit = strings.HasPrefix(dateText(date), text)
			known[date] = hit
		}
		return hit
	}
}

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
	slices.Sort(order)
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

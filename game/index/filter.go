package index

import (
	"slices"
	"strings"
)

// A Reader finds the games among rows that have a word in their comments, in the order of
// rows. The table does not hold comments.
type Reader func(word string, rows []int32) ([]int32, error)

// Filter returns the rows that match a query, in the order of rows. nil rows means all.
// comments is called for terms about comments, last because it reads the games. An error
// comes from it.
func (t *Table) Filter(q Query, rows []int32, comments Reader) ([]int32, error) {
	if rows == nil {
		rows = make([]int32, t.Len())
		for i := range rows {
			rows[i] = int32(i)
		}
	}
	return filter{t, comments}.all(q.Terms, rows)
}

type filter struct {
	table    *Table
	comments Reader
}

// all returns the rows that match every term.
func (f filter) all(terms []Term, rows []int32) (kept []int32, err error) {
	for _, slow := range []bool{false, true} {
		for _, t := range terms {
			if t.reads() != slow || err != nil {
				continue
			}
			rows, err = f.term(t, rows)
		}
	}
	return rows, err
}

// reads reports whether a term reads games.
func (t Term) reads() bool {
	return t.Field == Comments || slices.ContainsFunc(t.Any, Term.reads) || slices.ContainsFunc(t.All, Term.reads)
}

// term returns the rows that match a term.
func (f filter) term(t Term, rows []int32) (kept []int32, err error) {
	switch {
	case t.Any != nil:
		kept, err = f.any(t.Any, rows)
	case t.All != nil:
		kept, err = f.all(t.All, rows)
	case t.Wrong:
		return rows[:0:0], nil
	case t.Field == Comments:
		kept, err = f.comments(t.Value, rows)
	case t.ends != nil:
		kept = f.table.within(t, rows)
	default:
		kept = f.table.narrow(t, rows)
	}
	if t.Not {
		kept = f.table.others(rows, kept)
	}
	return kept, err
}

// any returns the rows that match one of the terms.
func (f filter) any(terms []Term, rows []int32) ([]int32, error) {
	left := rows
	for _, t := range terms {
		found, err := f.term(t, left)
		if err != nil {
			return nil, err
		}
		left = f.table.others(left, found)
	}
	return f.table.others(rows, left), nil
}

// others returns rows without some of them.
func (t *Table) others(rows, without []int32) []int32 {
	if len(without) == 0 {
		return rows
	}
	out := t.set(without)
	kept := rows[:0:0]
	for _, row := range rows {
		if !out[row] {
			kept = append(kept, row)
		}
	}
	return kept
}

// within returns the rows whose numbers are in the range of a term.
func (t *Table) within(w Term, rows []int32) []int32 {
	kept := rows[:0:0]
	for _, row := range rows {
		if least, most := w.ends(t, row); least > 0 && least >= w.span.least && most <= w.span.most {
			kept = append(kept, row)
		}
	}
	return kept
}

// narrow searches for the word in each text and each date only once. After that, it
// compares only numbers.
func (t *Table) narrow(w Term, rows []int32) []int32 {
	found, columns := t.holding(w)
	ended, dated := len(results), func(uint32) bool { return false }
	if w.columns == nil {
		ended, dated = slices.Index(results[:], resultOf(w.Value)), dates(w.Value)
	}
	kept := rows[:0:0]
	for _, row := range rows {
		hit := int(t.result[row]) == ended
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
func (t *Table) holding(w Term) (found []bool, columns [][]uint32) {
	found = make([]bool, len(t.fold))
	some := false
	for i, text := range t.fold {
		found[i] = strings.Contains(text, w.Value)
		some = some || found[i]
	}
	for c, ids := range t.column {
		if some && ids != nil && (w.columns == nil || slices.Contains(w.columns, Column(c))) {
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

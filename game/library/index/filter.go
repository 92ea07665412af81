package index

import (
	"context"
	"slices"
	"strings"
	"sync"

	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// Sources are where a filter finds what the table does not hold. Any number of goroutines
// use them.
type Sources struct {
	// Comments finds the games among rows that have a word in their comments, in the order
	// of rows.
	Comments func(word string, rows []int32) ([]int32, error)
	// Texts reads games, and returns the rows of those for which a function returns true,
	// in the order of rows.
	Texts func(rows []int32, has func(pgn.Item) bool) ([]int32, error)
	// Positions has the moves of the games. While it is nil, no position is found.
	Positions *Positions
	Sets      rules.Games
}

// Filter returns the rows that match a query, in the order of rows. nil rows means all.
// Terms that look into the games come last, because they are slow; on their way, so is
// called with the rows found so far and with the part that has been searched, from 0 to 1.
func (t *Table) Filter(ctx context.Context, q Query, rows []int32, from Sources, so func(rows []int32, part float64)) ([]int32, error) {
	if rows == nil {
		rows = make([]int32, t.Len())
		for i := range rows {
			rows[i] = int32(i)
		}
	}
	f := filter{ctx: ctx, table: t, from: from, words: map[string]words{}}
	var slow []Term
	for _, term := range q.Terms {
		if term.reads() {
			slow = append(slow, term)
			continue
		}
		var err error
		if rows, err = f.term(term, rows); err != nil {
			return nil, err
		}
	}
	if len(slow) == 0 {
		return rows, nil
	}
	return inParts(ctx, rows, func(part []int32) ([]int32, error) { return f.all(slow, part) }, so)
}

// A filter filters rows. Any number of goroutines may use it.
type filter struct {
	ctx     context.Context
	table   *Table
	from    Sources
	holding sync.Mutex
	words   map[string]words // by field and word
}

// words is the columns in which some text contains a word.
type words []searched

// A searched is a column, and which texts contain the word there.
type searched struct {
	ids   []uint32
	found []bool
}

// each reports for each of some rows whether a text of it contains the word. It takes one column
// after the other, which is quicker than row by row.
func (w words) each(rows []int32) []bool {
	hits := make([]bool, len(rows))
	for _, s := range w {
		ids, found := s.ids, s.found
		for i, row := range rows {
			if found[ids[row]] {
				hits[i] = true
			}
		}
	}
	return hits
}

// all returns the rows that match every term. The slow terms come last.
func (f *filter) all(terms []Term, rows []int32) (kept []int32, err error) {
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

// reads reports whether a term looks into games.
func (t Term) reads() bool {
	return t.Field == Comments || t.Pattern != nil || slices.ContainsFunc(t.Any, Term.reads) || slices.ContainsFunc(t.All, Term.reads)
}

// term returns the rows that match a term.
func (f *filter) term(t Term, rows []int32) (kept []int32, err error) {
	switch {
	case len(rows) == 0:
		return rows, nil
	case t.Any != nil:
		kept, err = f.any(t.Any, rows)
	case t.All != nil:
		kept, err = f.all(t.All, rows)
	case t.Wrong:
		return rows[:0:0], nil
	case t.Field == Comments:
		kept, err = f.from.Comments(t.Value, rows)
	case t.Pattern != nil:
		kept, err = f.pattern(*t.Pattern, rows)
	case t.ends != nil:
		kept = f.table.within(t, rows)
	default:
		kept = f.matching(t, rows)
	}
	if t.Not {
		kept = others(rows, kept)
	}
	return kept, err
}

// any returns the rows that match one of the terms.
func (f *filter) any(terms []Term, rows []int32) ([]int32, error) {
	left := rows
	for _, t := range terms {
		found, err := f.term(t, left)
		if err != nil {
			return nil, err
		}
		left = others(left, found)
	}
	return others(rows, left), nil
}

// others returns rows without some of them, which are in the same order.
func others(rows, without []int32) []int32 {
	if len(without) == 0 {
		return rows
	}
	kept := rows[:0:0]
	for _, row := range rows {
		if len(without) > 0 && row == without[0] {
			without = without[1:]
			continue
		}
		kept = append(kept, row)
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

// matching searches for the word in each text and each date only once. After that, it
// compares only numbers.
func (f *filter) matching(w Term, rows []int32) []int32 {
	t, hits := f.table, f.in(w).each(rows)
	ended, dated := len(results), func(uint32) bool { return false }
	if w.columns == nil {
		ended, dated = slices.Index(results[:], resultOf(w.Value)), dates(w.Value)
	}
	kept := rows[:0:0]
	for i, row := range rows {
		if hits[i] || int(t.result[row]) == ended || dated(t.date[row]) {
			kept = append(kept, row)
		}
	}
	return kept
}

// in returns the columns to search for a word: none if no text contains it.
func (f *filter) in(w Term) words {
	f.holding.Lock()
	defer f.holding.Unlock()
	key := w.Field + ":" + w.Value
	if known, ok := f.words[key]; ok {
		return known
	}
	t, in := f.table, words{}
	found, some := containing(t.fold, w.Value)
	for c, ids := range t.column {
		if ids == nil || w.columns != nil && !slices.Contains(w.columns, Column(c)) {
			continue
		}
		here, hit := found, some
		if Column(c) == Opening && t.shown != nil {
			shown, also := containing(t.shown(), w.Value)
			here, hit = either(found, shown), some || also
		}
		if hit {
			in = append(in, searched{ids, here})
		}
	}
	f.words[key] = in
	return in
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

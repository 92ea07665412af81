package index

import (
	"context"
	"io"
	"slices"
	"strings"

	"passedpawn/game/opening"
	"passedpawn/game/pgn"
	"passedpawn/game/rules"
)

// Progress is told how far a long work has come: bytes of a file passed, and
// games found.
type Progress func(bytes int64, games int)

// every is how many games pass between two looks at the clock.
const every = 512

// A Source finds the games of a file one after the other.
type Source interface {
	Scan() bool
	Item() pgn.Item
	Offset() int64 // in the file, in bytes
	Err() error
}

// Scan lists the games of a file without reading their moves. publish is told
// the table so far after the first games and then each time due says so.
func Scan(ctx context.Context, s Source, due func() bool, publish func(*Table, int64)) (*Table, error) {
	b := NewBuilder()
	for n := 1; s.Scan(); n++ {
		b.Add(s.Item(), "")
		if n%every != 0 {
			continue
		}
		if err := ctx.Err(); err != nil {
			return b.Table(), err
		}
		if n == every || due() {
			publish(b.Table(), s.Offset())
		}
	}
	return b.Finish(), s.Err()
}

// ReadMoves reads the moves of the games of a table: it writes their positions to
// out, and returns the table with plies and names of openings, where its games
// do not say them, the names of games other than orthodox chess, and the games
// that have the same moves known.
func ReadMoves(ctx context.Context, t *Table, sets rules.Games, games func(yield func(row int, item pgn.Item) bool), out io.Writer, progress Progress) (*Table, Sums, error) {
	w := NewWriter(out, sets, opening.Load())
	b := reopen(t)
	d := &b.table
	d.hash = make([]uint64, t.Len())
	d.plies = slices.Clone(t.plies)
	for _, c := range []Column{ECO, Opening} {
		if d.column[c] = slices.Clone(t.column[c]); d.column[c] == nil {
			d.column[c] = make([]uint32, t.Len())
		}
	}
	n, passed := 0, int64(0)
	var failed error
	for row, item := range games {
		if row >= t.Len() {
			break
		}
		info, err := w.Add(row, item)
		if err != nil {
			return t, Sums{}, err
		}
		d.hash[row], d.plies[row] = info.Hash, uint16(info.Plies)
		if d.column[ECO][row] == 0 {
			d.column[ECO][row] = b.id(info.Name.ECO)
		}
		switch variant := item.Tag("Variant"); {
		case info.Name.ECO != "":
			d.column[Opening][row] = b.id(info.Name.Title)
		case !rules.Orthodox(variant): // whose openings nobody has named
			d.column[Opening][row] = b.id(called(variant))
		}
		n++
		passed += int64(item.Size)
		if n%every == 0 {
			if failed = ctx.Err(); failed != nil {
				break
			}
			progress(passed, n)
		}
	}
	sums, err := w.Close()
	if failed != nil {
		return t, Sums{}, failed
	}
	return d, sums, err
}

// called is the name of a game in a column that is narrow: first what tells the forms of
// a game apart, so that they can be told where the rest is cut.
func called(variant string) string {
	if family, form, ok := strings.Cut(variant, ", "); ok {
		return form + " (" + family + ")"
	}
	return variant
}

// reopen is a Builder that goes on with a table.
func reopen(t *Table) *Builder {
	b := &Builder{table: *t, ids: make(map[string]uint32, len(t.texts))}
	// Full slices, so that new texts do not reach those who hold t.
	b.table.texts, b.table.fold = slices.Clip(t.texts), slices.Clip(t.fold)
	for i, text := range t.texts {
		b.ids[text] = uint32(i)
	}
	return b
}

// Duplicates are the rows of games whose moves another of the rows has too, the
// same beside each other. Games without moves are not counted.
func (t *Table) Duplicates(rows []int32) []int32 {
	if t.hash == nil {
		return nil
	}
	first := map[uint64]int32{}
	groups := map[uint64][]int32{}
	var order []uint64
	for _, r := range rows {
		h := t.hash[r]
		if t.plies[r] == 0 {
			continue
		}
		before, seen := first[h]
		switch {
		case !seen:
			first[h] = r
		case groups[h] == nil:
			order = append(order, h)
			groups[h] = []int32{before, r}
		default:
			groups[h] = append(groups[h], r)
		}
	}
	var found []int32
	for _, h := range order {
		found = append(found, groups[h]...)
	}
	return found
}

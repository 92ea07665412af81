package index

import (
	"context"
	"io"
	"slices"
	"strings"

	"passedpawn/game/chess/opening"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A Progress function reports how far a long task has come: bytes of the file read, and
// games found.
type Progress func(bytes int64, games int)

// every is the number of games between two checks of the clock.
const every = 512

// A Source finds the games of a file one after the other.
type Source interface {
	Scan() bool
	Item() pgn.Item
	Offset() int64 // in the file, in bytes
	Err() error
}

// Scan lists the games of a file without reading their moves. It calls publish with the
// table so far and the offset in the file after the first games, and then whenever due
// returns true.
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

// ReadMoves reads the moves of the games of a table and writes their positions to out. It
// returns the table with these additions: the number of plies, the ECO codes and names of
// the openings, the names of variants other than orthodox chess, and hashes of the moves,
// by which Duplicates finds games with the same moves.
func ReadMoves(ctx context.Context, t *Table, sets rules.Games, games func(yield func(row int, item pgn.Item) bool), out io.Writer,
	progress Progress,
) (*Table, Sums, error) {
	w := NewWriter(out, sets, opening.Load())
	b := reopen(t)
	d := &b.table
	d.hash = make([]uint64, t.Len())
	d.plies = slices.Clone(t.plies)
	for _, c := range []Column{ECO, Opening} {
		d.column[c] = slices.Clone(t.column[c])
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
		b.moved(row, item, info)
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

// moved adds what the moves of a game say to its row.
func (b *Builder) moved(row int, item pgn.Item, info GameInfo) {
	d := &b.table
	d.hash[row], d.plies[row] = info.Hash, uint16(info.Plies)
	b.named(row, info.Name)
	switch variant := item.Variant(); {
	case info.Name.ECO != "":
	case info.Name.Title != "": // the game comes last, where a narrow column cuts off
		b.set(Opening, row, info.Name.Title+", "+called(variant))
	case !rules.Orthodox(variant):
		b.set(Opening, row, called(variant))
	}
}

// named adds the name of the opening to a row, and its code. The code in the game stays if
// it only says more, as B90/01 does.
func (b *Builder) named(row int, name opening.Name) {
	if name.ECO == "" {
		return
	}
	if !strings.HasPrefix(strings.ToUpper(b.table.Text(row, ECO)), name.ECO) {
		b.set(ECO, row, name.ECO)
	}
	b.set(Opening, row, name.Title)
}

// set sets the text in a row of a column, which may be empty so far.
func (b *Builder) set(c Column, row int, text string) {
	id, column := b.id(text), &b.table.column[c]
	if *column == nil && id != 0 {
		*column = make([]uint32, b.table.Len())
	}
	if *column != nil {
		(*column)[row] = id
	}
}

// called returns the name of a variant for a narrow column. What distinguishes the forms
// of a game comes first, so that it remains visible if the rest is cut off.
func called(variant string) string {
	if family, form, ok := strings.Cut(variant, ", "); ok {
		return form + " (" + family + ")"
	}
	return variant
}

// reopen returns a Builder that extends a table.
func reopen(t *Table) *Builder {
	b := &Builder{table: *t, ids: make(map[string]uint32, len(t.texts))}
	// Clipped slices, so that new texts do not change the slices of t.
	b.table.texts, b.table.fold = slices.Clip(t.texts), slices.Clip(t.fold)
	b.table.ranks = &ranks{}
	for i, text := range t.texts {
		b.ids[text] = uint32(i)
	}
	return b
}

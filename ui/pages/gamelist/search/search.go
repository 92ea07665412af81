// Package search finds the games that a person asks for, and the moves that were played in
// a position of theirs. It also says searches in words. It knows no window.
package search

import (
	"context"
	"errors"
	"slices"
	"time"

	"passedpawn/game/chess/polyglot"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/ui/i18n"
)

// A Query says which games of a table are to be listed, and in which order. It can be used
// off Fyne's thread.
type Query struct {
	Games      library.Collection
	Table      *index.Table
	Positions  *library.Searchable // nil until the moves have been read
	Words      index.Query
	Order      Order
	Duplicates bool              // only games that are in the table more than once
	Starred    map[int32]bool    // nil for all games
	Only       []int32           // nil for all games
	At         *index.Place      // nil for games with any position
	Book       *polyglot.Book    // nil for none
	Repertoire *repertoire.Graph // nil for none
	Others     bool              // counts the games that reach the next positions by another way
}

// An Order is how games are sorted. The zero Order is that of the table.
type Order struct {
	By     index.Column
	Down   bool
	Sorted bool
}

// Toggle returns the order by a column, reversed if it was that before.
func (o Order) Toggle(by index.Column) Order {
	return Order{By: by, Down: o.Sorted && o.By == by && !o.Down, Sorted: true}
}

// A Result is the games to be listed, the moves played in the position, and those of the
// book or what is wrong with it.
type Result struct {
	Rows    []int32
	Find    index.Find
	Book    []BookMove
	BookErr error
	Own     []repertoire.Continuation
	Others  map[rules.Move]int // games that reach the position after each move by another way
}

// Run runs the query as the work of a task. If it takes long, it reports its progress and
// shows the games that were found so far, on Fyne's thread. If it is stopped, the games are
// those found before.
func (q Query) Run(t *task.Task, show func(rows []int32)) (r Result, err error) {
	r, err = q.rows(t.Context(), q.progress(t, time.Now, show))
	if errors.Is(err, index.ErrDamaged) {
		q.Games.Forget()
	}
	r.Book, r.BookErr = bookMoves(q.Book, q.At)
	if q.Repertoire != nil && q.At != nil {
		r.Own = q.Repertoire.Continuations(q.At.Position)
	}
	return r, err
}

// A search that takes longer than shortSearch shows how far it is and what it has found,
// as often as every showFound.
const (
	shortSearch = 250 * time.Millisecond
	showFound   = 400 * time.Millisecond
)

// progress returns a function that shows what was found so far, by a clock.
func (q Query) progress(t *task.Task, clock func() time.Time, show func([]int32)) func(rows []int32, part float64) {
	due := clock().Add(shortSearch)
	return func(rows []int32, part float64) {
		now := clock()
		if now.Before(due) {
			return
		}
		due = now.Add(showFound)
		rows = q.favourites(rows)
		t.Report(part, func() string { return i18n.F("gamelist.searching", i18n.Count(len(rows), "gamelist.games")) })
		if q.Duplicates || q.At != nil {
			return // what is found later decides which of these are listed
		}
		rows = q.sorted(rows)
		t.Post(func() { show(rows) })
	}
}

// rows returns the games to be listed and the moves played in them: the filter comes
// first, so that the moves are those of the games in the list. If it is stopped, the rows
// are those found before. found is called as in index.Table.Filter.
func (q Query) rows(ctx context.Context, found func([]int32, float64)) (r Result, err error) {
	rows, err := q.Table.In(i18n.Spoken()).Filter(ctx, q.Words, slices.Clone(q.Only), q.Games.Sources(ctx, q.Table, q.Positions), found)
	if err != nil {
		return Result{Rows: q.sorted(rows)}, err
	}
	rows = q.favourites(rows)
	if q.Duplicates {
		rows = q.Table.Duplicates(rows)
	}
	if q.At != nil && q.Positions != nil {
		if len(rows) == q.Table.Len() {
			rows = nil // all of them
		}
		if r.Find, err = q.Positions.Search(ctx, *q.At, q.Table, rows); err != nil {
			return r, err
		}
		if q.Others {
			if r.Others, err = q.transposed(ctx, rows, r.Find); err != nil {
				return Result{}, err
			}
		}
		if rows = slices.Clip(r.Find.Rows); q.Duplicates {
			rows = q.Table.Duplicates(rows) // next to each other again
		}
	}
	r.Rows = q.sorted(rows)
	return r, nil
}

// favourites returns the favourites among rows, if only those are asked for.
func (q Query) favourites(rows []int32) []int32 {
	if q.Starred == nil {
		return rows
	}
	return slices.DeleteFunc(slices.Clone(rows), func(r int32) bool { return !q.Starred[r] })
}

// sorted returns rows in the order of the query.
func (q Query) sorted(rows []int32) []int32 {
	if !q.Order.Sorted {
		return rows
	}
	rows = slices.Clone(rows)
	q.Table.In(i18n.Spoken()).Sort(rows, q.Order.By, q.Order.Down)
	return rows
}

package gamelist

import (
	"context"
	"errors"
	"slices"
	"time"

	"passedpawn/game/chess/polyglot"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// A wish is what the person wants to see, in a form that can be used off Fyne's thread.
type wish struct {
	query     index.Query
	games     library.Collection
	by        index.Column
	down      bool
	sorted    bool
	twice     bool
	starred   map[int32]bool // nil for all
	only      []int32        // nil for all
	here      *index.Place
	table     *index.Table
	positions *library.Searchable
	book      *polyglot.Book // nil for none
}

// narrow lists what the person now wants to see, and drops the previous search.
func (p *Page) narrow() {
	p.news = ""
	p.looking.Drop()
	p.look()
}

// look searches the table off Fyne's thread, one search at a time: while a table grows,
// each search is finished and shown before the next.
func (p *Page) look() {
	if p.again = p.looking.Busy(); p.again {
		return
	}
	w, games := p.wish(), p.games
	task.Go(p.looking, func(t *task.Task) (found, error) {
		rows, find, err := w.rows(t.Context(), p.partly(t, w, time.Now))
		if errors.Is(err, index.ErrDamaged) {
			games.Forget()
		}
		moves, wrong := bookMoves(w.book, w.here)
		return found{rows, find, moves, wrong}, err
	}, func(f found, err error) {
		p.book.moves = f.moves
		p.bookFailed(f.wrong)
		p.narrowed(f.rows, f.find, err)
		if p.again {
			p.look()
		}
	})
}

// found is the games to be listed, the moves played in the position, and those of the
// book or what is wrong with it.
type found struct {
	rows  []int32
	find  index.Find
	moves []bookMove
	wrong error
}

// wish returns what the page is set to show.
func (p *Page) wish() wish {
	w := wish{
		query: index.ParseQuery(p.asked.text), games: p.games, by: p.by, down: p.down, sorted: p.sorted, twice: p.asked.twice,
		table: p.table, positions: p.positions,
	}
	if p.asked.starred {
		w.starred = p.starred
	}
	if p.asked.only != nil {
		w.only = p.asked.only.rows
	}
	if p.asked.here {
		place := p.explorer.place()
		w.here, w.book = &place, p.book.open
	}
	return w
}

// rows returns the games to be listed and the moves played in them: the filter comes
// first, so that the moves are those of the games in the list. If it is stopped, the rows
// are those found before. so is called as in index.Table.Filter.
func (w wish) rows(ctx context.Context, so func([]int32, float64)) (rows []int32, find index.Find, err error) {
	rows, err = w.table.Filter(ctx, w.query, slices.Clone(w.only), w.games.Sources(ctx, w.table, w.positions), so)
	if err != nil {
		return w.arranged(rows), find, err
	}
	rows = w.marked(rows)
	if w.twice {
		rows = w.table.Duplicates(rows)
	}
	if w.here != nil && w.positions != nil {
		if len(rows) == w.table.Len() {
			rows = nil // all of them
		}
		if find, err = w.positions.Search(ctx, *w.here, w.table, rows); err != nil {
			return nil, find, err
		}
		if rows = slices.Clip(find.Rows); w.twice {
			rows = w.table.Duplicates(rows) // next to each other again
		}
	}
	return w.arranged(rows), find, nil
}

// marked returns the favourites among rows, if only those are wanted.
func (w wish) marked(rows []int32) []int32 {
	if w.starred == nil {
		return rows
	}
	return slices.DeleteFunc(slices.Clone(rows), func(r int32) bool { return !w.starred[r] })
}

// arranged returns rows in the order that is wanted.
func (w wish) arranged(rows []int32) []int32 {
	if !w.sorted {
		return rows
	}
	rows = slices.Clone(rows)
	w.table.Sort(rows, w.by, w.down)
	return rows
}

// narrowed shows the result of a search. Damaged positions are read again.
func (p *Page) narrowed(rows []int32, find index.Find, err error) {
	if errors.Is(err, index.ErrDamaged) {
		p.asked.here = false // a disk that fails again must not be read for ever
		p.Reload()
		return
	}
	p.explorer.show(find)
	p.showRows(rows)
	nothing := p.sayEmpty()
	if p.progress.Visible() {
		return
	}
	switch {
	case chores.Stopped(err):
		p.announce(i18n.F("gamelist.search-stopped", gamesText(len(rows))))
	case err != nil:
		p.say.SetText(i18n.F("gamelist.position-not-looked", err))
	case p.news != "":
		p.say.SetText(p.news)
	case nothing:
		p.say.SetText("")
	case len(rows) == p.table.Len():
		p.say.SetText(gamesText(len(rows)) + p.chosenText())
	default:
		p.say.SetText(i18n.F("gamelist.found", gamesText(len(rows))) + p.chosenText())
	}
}

// unchoose removes games from the choice that are no longer listed.
func (p *Page) unchoose() {
	if p.chosen.count == 0 {
		return
	}
	var kept choice
	for _, r := range p.rows {
		if p.chosen.has(r) {
			kept.set(r, true)
		}
	}
	p.chosen = kept
}

func (p *Page) chosenText() string {
	if p.chosen.count < 2 {
		return "."
	}
	return i18n.F("gamelist.chosen", i18n.Number(p.chosen.count))
}

// sortBy sorts the list by a column, and reverses the order the next time.
func (p *Page) sortBy(c index.Column) {
	p.down = p.sorted && p.by == c && !p.down
	p.by, p.sorted = c, true
	p.narrow()
}

package shelf

import (
	"errors"

	"passedpawn/game/index"
	"passedpawn/game/library"
	"passedpawn/ui/words"
)

// A reader reads the games of a collection for the page, off Fyne's thread.
type reader struct {
	page  *Page
	job   *job
	games library.Collection
	turn  int // of the page, which what is read belongs to
}

// patience is how often a file is read that changes while it is.
const patience = 3

func (r reader) read() {
	if t, positions, ok := r.games.Remembered(); ok {
		r.post(func() {
			r.page.listed(t, nil)
			r.page.deepened(t, positions)
		}, positions.Close)
		r.mark(t)
		return
	}
	for range patience {
		if !r.once() {
			return
		}
	}
	r.give(words.T("The file keeps changing: positions and openings cannot be found."))
}

// once lists the games and reads their moves. Where the file has changed by then
// it has to be done again.
func (r reader) once() (again bool) {
	p, j := r.page, r.job
	t, err := r.games.List(j.ctx, func(t *index.Table, part float64) {
		r.post(func() {
			p.listed(t, nil)
			j.show(part, words.F("Reading the games. %s so far.", gamesText(t.Len())))
		}, nil)
	})
	r.post(func() { p.listed(t, err) }, nil)
	r.mark(t)
	if err != nil && !r.games.Own() {
		r.post(j.end, nil)
		return false
	}
	deep, positions, failed := r.games.Deepen(j.ctx, t, func(_ int64, games int) {
		if j.due() {
			part, what := float64(games)/float64(t.Len()), words.F("Reading the moves. %s so far.", gamesText(games))
			p.Post(func() { j.show(part, what) })
		}
	})
	switch {
	case errors.Is(failed, library.ErrMoved):
		return true
	case failed != nil:
		r.give(words.T("The moves were not read: positions and openings cannot be found."))
	default:
		r.post(func() { p.deepened(deep, positions) }, positions.Close)
	}
	return false
}

// give ends the work, and says why.
func (r reader) give(up string) {
	r.post(func() {
		r.job.end()
		r.page.say.SetText(up)
	}, nil)
}

// mark looks for the favourites among the games of a table.
func (r reader) mark(t *index.Table) {
	starred := r.page.Favourites.Favourites(r.games, t)
	r.post(func() {
		r.page.starred = starred
		r.page.look()
	}, nil)
}

// post does something on Fyne's thread, or something else where the page shows
// other games by then.
func (r reader) post(do, otherwise func()) {
	r.page.Post(func() {
		switch {
		case r.turn == r.page.turn:
			do()
		case otherwise != nil:
			otherwise()
		}
	})
}

package gamelist

import (
	"errors"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

// A reader reads the games of a collection for a source, off Fyne's thread.
type reader struct {
	*task.Task
	source *source
	games  library.Collection
}

// A searchable is a table whose moves have been read, so that positions can be found.
type searchable struct {
	table     *index.Table
	positions *library.Searchable
}

// Close closes the positions of a table that is no longer shown.
func (d searchable) Close() error {
	d.positions.Close()
	return nil
}

// Reasons why positions cannot be searched. The reason why games cannot be listed is
// shown with their number.
var (
	errUnlisted = errors.New("the games cannot be listed")
	errChanging = errors.New("the file keeps changing")
)

// read reads the collection, after unpacking a compressed one.
func (r reader) read() (searchable, error) {
	plain, wrong := library.Unpack(r.Context(), r.games, func(part float64, found int) {
		r.Report(part, func() string { return unpacking(r.games, found) })
	})
	if wrong != nil && !library.Unpacked(plain) {
		r.unread(plain, wrong)
		return searchable{}, errUnlisted
	}
	r.games = plain
	r.Post(func() { r.source.games = plain })
	d, err := r.indexed()
	if wrong != nil {
		r.Post(func() { r.source.page.listed(wrong) })
	}
	return d, err
}

// unpacking says how far the unpacking of a file has come.
func unpacking(c library.Collection, found int) string {
	if c.Part().Only == "" {
		return i18n.T("gamelist.unpacking")
	}
	return i18n.F("gamelist.searching", gamesText(found))
}

// unread says why a file is not listed. Of a large one the person has to choose a part;
// after a part that was stopped, too.
func (r reader) unread(c library.Collection, why error) {
	choose := errors.Is(why, library.ErrUnchosen) || chores.Stopped(why) && c.Part() != (library.Part{})
	asked := ""
	if choose {
		asked = library.Asked(c)
	}
	r.Post(func() {
		if choose {
			r.source.choose(asked)
		}
		r.list(index.NewBuilder().Table(), why)
	})
}

// indexed reads the collection, from its cache as far as that is right.
func (r reader) indexed() (searchable, error) {
	t, positions, ok := r.games.Remembered()
	if !ok {
		r.former()
		t, positions, ok = r.games.Renewed(r.Context())
	}
	if ok {
		r.Post(func() { r.list(t, nil) })
		r.mark(t)
		return searchable{t, positions}, nil
	}
	for range chores.Patience {
		if d, err := r.once(); !errors.Is(err, library.ErrMoved) {
			return d, err
		}
	}
	return searchable{}, errChanging
}

// list shows a table that may still grow.
func (r reader) list(t *index.Table, err error) {
	r.source.table, r.source.former = t, false
	r.source.page.listed(err)
}

// former shows what is known of a file that has changed, until it has been read again.
func (r reader) former() {
	t, ok := r.games.Former()
	if !ok {
		return
	}
	r.Post(func() {
		r.list(t, nil)
		r.source.former = true
	})
	r.Report(0, func() string { return i18n.T("gamelist.file-changed") })
}

// once lists the games and reads their moves. The error is library.ErrMoved if the file
// has changed in the meantime; then once must be called again.
func (r reader) once() (searchable, error) {
	t, wrong := r.games.List(r.Context(), func(t *index.Table, part float64) {
		r.Post(func() {
			if !r.source.former || t.Len() > r.source.table.Len() {
				r.list(t, nil)
			}
		})
		r.Report(part, func() string { return i18n.F("gamelist.reading-games-far", gamesText(t.Len())) })
	})
	r.Post(func() { r.list(t, wrong) })
	r.mark(t)
	if wrong != nil && !r.games.Own() {
		return searchable{}, errUnlisted
	}
	table, positions, err := r.games.ReadMoves(r.Context(), t, func(_ int64, games int) {
		r.Report(float64(games)/float64(t.Len()), func() string { return i18n.F("gamelist.reading-moves-far", gamesText(games)) })
	})
	return searchable{table, positions}, err
}

// mark finds the favourites among the games of a table, and says if the file is cut off.
func (r reader) mark(t *index.Table) {
	starred := r.source.favourites.Favourites(r.games, t)
	cut, isCut := library.CutOff(r.games, t)
	r.Post(func() {
		r.source.starred = starred
		if isCut {
			r.source.page.listed(cut)
		}
		r.source.page.refresh()
	})
}

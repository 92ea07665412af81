package gamelist

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"passedpawn/game/chess/convert"
	"passedpawn/game/chess/polyglot"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist/chores"
)

// A book is the opening book beside the games: the file that the person chose, and the
// moves that it has in the position on the board.
type book struct {
	path    string         // of the file that is open, being opened, or broken
	open    *polyglot.Book // nil until it has been read
	moves   []bookMove
	opening *task.Latest
	button  *look.Button
}

// A bookMove is a move in a book and its part of the weights, from 0 to 1.
type bookMove struct {
	move  rules.Move
	share float64
}

// bookMoves returns the moves of a book in a position, the heaviest first: none without
// either, and in a game that no book is for. It reads the file.
func bookMoves(b *polyglot.Book, at *index.Place) (all []bookMove, err error) {
	if b == nil || at == nil {
		return nil, nil
	}
	p, err := convert.Fast(at.Position)
	if err != nil {
		return nil, nil
	}
	moves, err := b.Moves(&p)
	for _, m := range moves {
		all = append(all, bookMove{convert.Move(m.Move), m.Share})
	}
	return all, err
}

// An offered is a row of the explorer: what the games say of a move, and its part of the
// book as text.
type offered struct {
	index.Next
	share string
}

// offers joins the moves of the games and of the book: after those that were played come
// those that are only in the book.
func offers(played []index.Next, booked []bookMove) []offered {
	rows := make([]offered, len(played))
	for i, n := range played {
		rows[i].Next = n
	}
	for _, m := range booked {
		i := slices.IndexFunc(rows, func(o offered) bool { return o.Move == m.move })
		if i < 0 {
			i = len(rows)
			rows = append(rows, offered{Next: index.Next{Move: m.move}})
		}
		rows[i].share = percent(m.share)
	}
	return rows
}

// percent writes a part in percent.
func percent(part float64) string {
	if part > 0 && part < 0.005 {
		return "< 1 %"
	}
	return strconv.Itoa(int(part*100+0.5)) + " %"
}

// OpenBook opens an opening book and shows it in the explorer. If it is broken, the page
// says why and keeps the book that it had.
func (p *Page) OpenBook(path string) {
	p.loadBook(path, func(err error) { p.config.Tell(i18n.T("gamelist.book"), cannotRead(path, err)) }, func() {
		p.config.Change(func(s *settings.Settings) { s.Book = path })
		p.here.SetChecked(true)
	})
}

// followBook opens the book of the settings when it is needed, and closes one that was
// removed.
func (p *Page) followBook() {
	path := p.settings.Book
	switch {
	case path == p.book.path:
	case path == "":
		p.book.opening.Drop()
		p.useBook(nil, "")
	case p.asked.here:
		p.loadBook(path, func(err error) {
			p.useBook(nil, path) // it is not tried again
			p.announce(cannotRead(path, err))
		}, func() {})
	}
}

func (p *Page) loadBook(path string, failed func(error), then func()) {
	task.Go(p.book.opening, func(t *task.Task) (*polyglot.Book, error) { return polyglot.Open(t.Context(), path) }, func(b *polyglot.Book, err error) {
		switch {
		case err == nil:
			p.useBook(b, path)
			then()
		case !chores.Stopped(err):
			failed(err)
		}
	})
}

// useBook shows another book, nil for none.
func (p *Page) useBook(b *polyglot.Book, path string) {
	if before := p.book.open; before != nil {
		p.reads.Run(func() { _ = before.Close() })
	}
	p.book.open, p.book.path, p.book.moves = b, path, nil
	if p.asked.here {
		p.narrow()
	}
}

// bookFailed stops using a book that can no longer be read.
func (p *Page) bookFailed(err error) {
	if err == nil || p.book.open == nil {
		return
	}
	path := p.book.path
	p.useBook(nil, path)
	p.announce(cannotRead(path, err))
}

// cannotRead says why a book cannot be read.
func cannotRead(path string, err error) string {
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return i18n.F("window.cannot-read", path, err)
}

// newBookButton creates the button that chooses a book, or offers to remove the one there
// is.
func (p *Page) newBookButton() fyne.CanvasObject {
	p.book.button = look.NewButton(i18n.T("gamelist.choose-book"), func() {
		if p.settings.Book == "" {
			p.config.Paths.Book(p.OpenBook)
			return
		}
		b := p.book.button
		p.config.Menu(p.bookMenu(), fyne.CurrentApp().Driver().AbsolutePositionForObject(b).AddXY(0, b.Size().Height))
	})
	return p.book.button
}

// bookMenu offers to choose another book, and to remove the one that is shown.
func (p *Page) bookMenu() *fyne.Menu {
	return fyne.NewMenu("",
		fyne.NewMenuItem(i18n.T("gamelist.choose-book"), func() { p.config.Paths.Book(p.OpenBook) }),
		fyne.NewMenuItem(i18n.F("gamelist.remove-book", filepath.Base(p.settings.Book)), func() {
			p.config.Change(func(s *settings.Settings) { s.Book = "" })
		}))
}

package gamelist

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"

	"fyne.io/fyne/v2"

	"passedpawn/game/chess/polyglot"
	"passedpawn/game/files/openfile"
	"passedpawn/game/play/task"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
	"passedpawn/ui/widgets"
)

// A book is the opening book beside the games: the file that the person chose.
type book struct {
	config   Config
	settings *settings.Settings // of the page
	status   *status
	choose   func(path string) // is called with the file that the person chooses
	changed  func()            // is called when another book is used, or none

	path    string         // of the file that is open, being opened, or broken
	open    *polyglot.Book // nil until it has been read
	state   fs.FileInfo    // of the file when it was read
	opening *task.Latest
	button  *widgets.Button
}

// follow opens the book of the settings if it is needed, and closes one that was removed.
func (b *book) follow(needed bool) {
	path := b.settings.Book
	switch {
	case path == b.path:
	case path == "":
		b.opening.Drop()
		b.use(nil, "")
	case needed:
		b.load(path, func(err error) {
			b.use(nil, path) // it is not tried again
			b.status.announce(cannotRead(path, err))
		}, func() {})
	}
}

// load opens a book and uses it. It calls failed if it cannot be read, and then otherwise.
func (b *book) load(path string, failed func(error), then func()) {
	task.Go(b.opening, func(t *task.Task) (shelved, error) { return shelve(t.Context(), path) }, func(read shelved, err error) {
		switch {
		case err == nil:
			b.state = read.state
			b.use(read.book, path)
			then()
		case !chores.Stopped(err):
			failed(err)
		}
	})
}

// A shelved book has been opened, in the state its file had.
type shelved struct {
	book  *polyglot.Book
	state fs.FileInfo
}

func shelve(ctx context.Context, path string) (s shelved, err error) {
	if s.state, err = openfile.Stat(path); err == nil {
		s.book, err = polyglot.Open(ctx, path)
	}
	return s, err
}

// Close closes a book that is no longer wanted.
func (s shelved) Close() error {
	if s.book == nil {
		return nil
	}
	return s.book.Close()
}

// renew opens the book again if its file has changed, for example because it was edited.
func (b *book) renew() {
	path, was := b.path, b.state
	if b.open == nil || was == nil || b.opening.Busy() {
		return // another one, which is being opened, is not to be dropped
	}
	task.Go(b.opening, func(t *task.Task) (shelved, error) {
		now, err := openfile.Stat(path)
		if err != nil || now.Size() == was.Size() && now.ModTime().Equal(was.ModTime()) {
			return shelved{}, errCurrent
		}
		return shelve(t.Context(), path)
	}, func(read shelved, err error) {
		if err == nil {
			b.state = read.state
			b.use(read.book, path)
		}
	})
}

// use shows another book, nil for none.
func (b *book) use(read *polyglot.Book, path string) {
	if before := b.open; before != nil {
		b.status.reads.Run(func() { _ = before.Close() })
	}
	b.open, b.path = read, path
	b.changed()
}

// failed stops using a book that can no longer be read.
func (b *book) failed(err error) {
	if err == nil || b.open == nil {
		return
	}
	path := b.path
	b.use(nil, path)
	b.status.announce(cannotRead(path, err))
}

// cannotRead says why a book cannot be read.
func cannotRead(path string, err error) string {
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return i18n.F("window.cannot-read", path, err)
}

// build creates the button that chooses a book, or offers to remove the one there is.
func (b *book) build() {
	b.button = widgets.NewButton(i18n.T("gamelist.choose-book"), nil, func() {
		if b.settings.Book == "" {
			b.config.Paths.Book(b.choose)
			return
		}
		b.config.Menu(b.menu(), below(b.button))
	})
}

// menu offers to choose another book, and to remove the one that is shown.
func (b *book) menu() *fyne.Menu {
	return fyne.NewMenu("",
		fyne.NewMenuItem(i18n.T("gamelist.choose-book"), func() { b.config.Paths.Book(b.choose) }),
		fyne.NewMenuItem(i18n.F("gamelist.edit-book", filepath.Base(b.settings.Book)), func() { b.config.Paths.EditBook(b.settings.Book) }),
		fyne.NewMenuItem(i18n.F("gamelist.remove-book", filepath.Base(b.settings.Book)), func() {
			b.config.Change(func(s *settings.Settings) { s.Book = "" })
		}))
}

// below returns the place for a menu below an object.
func below(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(0, o.Size().Height)
}

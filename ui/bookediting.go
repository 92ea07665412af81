package ui

import (
	"passedpawn/game/files/atomicfile"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/books"
	"passedpawn/ui/pages/gamelist/chores"
)

// newBooks creates the page on which opening books are edited.
func newBooks(w *Window) *books.Page {
	return books.New(books.Config{
		Shell: w.shell,
		Files: books.Files{Open: w.files.book, Write: w.config.Folders.Files.Write, New: func(title, name string, then func(string, atomicfile.State)) {
			w.files.newPath(title, name, []dialogs.FileType{{Name: i18n.T("export.book"), Extension: chores.BookExtension}}, then)
		}},
		Pieces: w.pieces, Chess: w.config.Play.Games[0],
	}, w.config.Person.Settings)
}

// bookEditing is the way to the page on which opening books are edited.
type bookEditing struct{ window *Window }

// open turns to that page, at first with the book of the explorer.
func (b bookEditing) open() {
	w := b.window
	w.turnTo(w.books)
	if w.books.Untouched() && w.settings.Book != "" {
		w.books.Edit(w.settings.Book)
	}
}

// edit edits a book.
func (b bookEditing) edit(path string) {
	b.window.turnTo(b.window.books)
	if b.window.books.Path() != path {
		b.window.books.Edit(path)
	}
}

// shut ends the program, after asking about a book that has not been saved.
func (b bookEditing) shut() { b.window.books.Leave(b.window.desk.Close) }

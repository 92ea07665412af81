package ui

import (
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/filedialog"
)

// books returns the extensions of opening books.
func books() []string { return []string{".bin"} }

// askBook asks for the file of an opening book.
func (w *Window) askBook(then func(path string)) {
	r := filedialog.Request{Title: i18n.T("gamelist.choose-book"), Folder: w.lastFolder(), Types: []filedialog.Type{
		{Name: i18n.T("window.books-type"), Extensions: books()}, {Name: i18n.T("window.all-files")},
	}}
	w.askSystem(r, func(a filedialog.Answer) { then(a.Paths[0]) }, func() { w.host.OpenFile(books(), then) })
}

// openBooks opens the last opening book among some files, in the explorer of the games
// that were listed last. It returns the other files.
func (w *Window) openBooks(paths []string) (others []string) {
	others = slices.DeleteFunc(slices.Clone(paths), isBook)
	if len(others) == len(paths) {
		return others
	}
	book := slices.DeleteFunc(slices.Clone(paths), func(path string) bool { return !isBook(path) })
	path := book[len(book)-1]
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	switch {
	case w.gameList.Listed():
		w.turnTo(w.gameList)
	default:
		w.toGameList()
	}
	w.gameList.OpenBook(path)
	return others
}

func isBook(path string) bool {
	return slices.Contains(books(), strings.ToLower(filepath.Ext(path)))
}

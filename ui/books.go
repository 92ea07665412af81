package ui

import (
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/ui/pages/gamelist/chores"
)

// bookTypes returns the extensions of opening books.
func bookTypes() []string { return []string{chores.BookExtension} }

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
	return slices.Contains(bookTypes(), strings.ToLower(filepath.Ext(path)))
}

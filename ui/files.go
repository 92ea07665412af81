package ui

import "passedpawn/ui/i18n"

// Open opens game files: a single game goes on the board, several games are listed. Of
// several files it shows the last one that can be read, and adds the others to the recent
// files. The window shows what is wrong with any of them. A newer Open replaces one that
// has not shown anything yet. What is being typed about the game on the board is kept.
func (w *Window) Open(paths ...string) {
	if len(paths) == 0 {
		return
	}
	w.welcome.Close()
	w.host.Keep()
	w.bundles.open(paths, func(others []string) {
		w.classes.open(w.openBooks(others), func(others []string) { w.desk.Opening.Open(others...) })
	})
}

// OpenRequested handles another start of the program: it opens the files that were
// requested, and brings the window to the front.
func (w *Window) OpenRequested(paths []string) {
	w.desk.Ending.Stay()
	w.Open(paths...)
	w.window.RequestFocus()
}

// askOpen asks for files and opens them.
func (w *Window) askOpen() { w.files.many(i18n.T("common.open"), w.Open, gameFiles(), bookFiles()) }

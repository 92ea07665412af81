package ui

import (
	"slices"

	"passedpawn/ui/pages"
)

// Busy reports whether the program will change something that can be seen or that is in a
// file, although nothing more comes from outside: a task is under way, a program is
// thinking about its move or a hint, a match is being played, a dialog of the system is
// open, or something has not been saved. A running clock and an analysis, which may go on
// for ever, do not count.
func (w *Window) Busy() bool {
	if w.tasks.Busy() || w.endgames.tasks.Busy() || w.files.choosing.Busy() || w.desk.Busy() {
		return true
	}
	return slices.ContainsFunc(w.pages, func(e entry) bool {
		working, ok := e.page.(pages.Worker)
		return ok && working.Busy()
	})
}

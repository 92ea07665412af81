package ui

import (
	"time"
)

// Close hides the window at once, and ends the program when everything has been saved. It asks
// first about an opening book that has not been, after what is being typed in a dialog was kept.
func (w *Window) Close() { w.host.Close(bookEditing{w}.shut) }

// Finish waits until everything that can be saved has been, for use when Fyne's thread no
// longer runs posted functions.
func (w *Window) Finish() {
	w.desk.Ending.Finish()
	w.config.Programs.Close(patience)
}

// patience is how long the program waits at its end for other engines to end. Engines that
// follow their protocol need a moment only.
const patience = 2 * time.Second

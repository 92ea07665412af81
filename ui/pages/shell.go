package pages

import (
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/settings"
	"passedpawn/ui/dialogs"
)

// A Shell is the window as its pages know it. Its methods are called on Fyne's thread,
// except Post.
type Shell interface {
	Dialogs
	// Menu shows a menu at a position in the window.
	Menu(m *fyne.Menu, at fyne.Position)
	// Copy copies a text to the clipboard.
	Copy(text string)
	// Back leaves the page for the board.
	Back()
	// Key handles a key that means nothing to the page.
	Key(fyne.KeyName)
	// Focus gives a widget the focus; nil takes it from all, so that the board of the page
	// gets the keys.
	Focus(fyne.Focusable)
	// Change changes the settings and saves them.
	Change(change func(*settings.Settings))
	// Changed updates the menus. A page calls it when something has changed on which they
	// may depend, such as what can be undone, or whether its board is in sight.
	Changed()
	// Post runs a function on Fyne's thread. It may be called from any goroutine.
	Post(func())
	// After runs a function on Fyne's thread after a delay, unless it is stopped.
	After(d time.Duration, do func()) (stop func())
	Now() time.Time
}

// Dialogs asks the person something. Its methods do not wait: the answer is given to a
// function later, on Fyne's thread.
type Dialogs interface {
	// Ask asks a question with two answers. It calls then with true for yes.
	Ask(title, text, yes, no string, then func(bool))
	// Choose asks a question with several answers.
	Choose(title, text string, answers ...dialogs.Deed) *dialogs.Question
	// Pick asks for one of many lines, which can be searched; find is the hint in the
	// search field. It calls then with the number of the line.
	Pick(title, find string, lines []string, then func(i int))
	// Checklist shows a proposal of which each part can be accepted or refused.
	Checklist(c dialogs.Checklist, then func())
	// Write lets the person write a text of several lines.
	Write(title, text, yes string, then func(string))
	// Tell shows a message until the person closes it.
	Tell(title, text string)
	// Read shows a text of any length until the person closes it.
	Read(title, text string)
	// Heard says how the title and the text of the dialog that has just been opened are read
	// aloud, if there are moves in them.
	Heard(title, text string)
}

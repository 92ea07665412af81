// Package pages says what a page is, and what the window does for every page. The pages
// are in the folders below it.
package pages

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/settings"
)

// A Page fills the window below the menus: the game, a lesson, a list of games.
type Page interface {
	// Content returns everything that the page shows.
	Content() fyne.CanvasObject
	// Keys returns the widget for keys typed without a focus: the board of the page, or
	// nil.
	Keys() fyne.Focusable
	// Escape leaves a part of the page. It reports false if there is nothing to leave but
	// the page itself.
	Escape() bool
	// SetSettings applies changed settings.
	SetSettings(settings.Settings)
	// Speak builds the page again in the present language. After that Content returns
	// another object.
	Speak()
}

// A Returner is a page that updates something when it comes into sight.
type Returner interface{ Return() }

// A Lister is a page with a list of what it shows one by one. List shows the list.
type Lister interface{ List() }

// A Leaver is a page that frees something when another page comes into sight.
type Leaver interface{ Leave() }

// A Sayer is a page that says something in words. Said returns it line by line: what the page
// is about, what it asks, what it answers.
type Sayer interface{ Said() []string }

// A Repeater is a Sayer that may say the same again. Sayings grows with each answer, which is the
// last line.
type Repeater interface {
	Sayer
	Sayings() int
}

// A Listener is a page on which a person who plays by ear asks by keys. ByEar handles one, as
// byear.Ear.Key does.
type Listener interface{ ByEar(key string) bool }

// A Turner is a page with a board that can be flipped.
type Turner interface{ Flip() }

// An Asker is where one can ask why a move is bad.
type Asker interface {
	Ask()
	MayAsk() bool
}

// A Gamer is a page with its own board. Rules returns the rules of the game on it, nil
// while the board is not in sight.
type Gamer interface{ Rules() rules.Rules }

// A Copier is a page with something to copy.
type Copier interface{ CopyChosen() }

// A Worker is a page that works off Fyne's thread.
type Worker interface{ Busy() bool }

// A Stopper is a page with work that must not end half done. When the program ends, the work
// is stopped, and the program waits for it, on another goroutine.
type Stopper interface {
	Stop()
	Wait()
}

// An Undoer is a page on which things can be undone.
type Undoer interface {
	Undo()
	Redo()
	// Undoing and Redoing name what Undo and Redo would do, empty for nothing.
	Undoing() phrase.Phrase
	Redoing() phrase.Phrase
}

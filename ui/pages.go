package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/settings"
)

// A page fills the window below the menus: the game, a lesson, a list of games. To add
// one, write its package and add it to the list in New.
type page interface {
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

// A returner is a page that updates something when it comes into sight.
type returner interface{ Return() }

// A leaver is a page that frees something when another page comes into sight.
type leaver interface{ Leave() }

// A turner is a page with a board that can be flipped.
type turner interface{ Flip() }

// A gamer is a page with its own board. Rules returns the rules of the game on it, nil
// while the board is not in sight.
type gamer interface{ Rules() rules.Rules }

// turnTo shows a page. The widget that had the focus is now out of sight. Above every
// page but the board, a bar shows a game with clocks that continues there.
func (w *Window) turnTo(p page) {
	w.window.Canvas().Unfocus()
	if l, ok := w.inSight.(leaver); ok && w.inSight != p {
		l.Leave()
	}
	w.inSight = p
	content := p.Content()
	if w.page.Away(!w.onBoard()); !w.onBoard() {
		content = container.NewBorder(w.page.Bar(), nil, nil, nil, content)
	}
	w.window.SetContent(container.New(sizes{w.followSize}, content))
	if r, ok := p.(returner); ok {
		r.Return()
	}
	w.followMenus()
}

// toBoard shows the game.
func (w *Window) toBoard() { w.turnTo(w.page) }

// onBoard reports whether the game is in sight.
func (w *Window) onBoard() bool { return w.inSight == page(w.page) }

// settingUp reports whether a position is being set up.
func (w *Window) settingUp() bool { return w.inSight == page(w.editor) }

// copier is a page with something to copy.
type copier interface{ CopyChosen() }

// undoer is a page on which things can be undone.
type undoer interface {
	Undo()
	Redo()
	// Undoing and Redoing name what Undo and Redo would do, empty for nothing.
	Undoing() phrase.Phrase
	Redoing() phrase.Phrase
}

// undoes returns the page to which Undo and Redo apply: the page in sight, if anything
// can be undone on it.
func (w *Window) undoes() undoer {
	if u, ok := w.inSight.(undoer); ok {
		return u
	}
	return final{}
}

// final is a page on which nothing can be undone.
type final struct{}

func (final) Undo()                  {}
func (final) Redo()                  {}
func (final) Undoing() phrase.Phrase { return phrase.Phrase{} }
func (final) Redoing() phrase.Phrase { return phrase.Phrase{} }

// flips reports whether there is a board in sight that can be flipped.
func (w *Window) flips() bool {
	_, turns := w.inSight.(turner)
	g, hides := w.inSight.(gamer)
	return turns && (!hides || g.Rules() != nil)
}

// flip flips the board in sight.
func (w *Window) flip() {
	if t, ok := w.inSight.(turner); ok {
		t.Flip()
	}
}

// escape leaves a part of the page in sight, or the page.
func (w *Window) escape() {
	if !w.inSight.Escape() {
		w.toBoard()
	}
}

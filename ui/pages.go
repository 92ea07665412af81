package ui

import (
	"fyne.io/fyne/v2/container"

	"passedpawn/game/phrase"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
)

// turnTo shows a page. The widget that had the focus is now out of sight. Above every
// page but the board, a bar shows a game with clocks that continues there.
func (w *Window) turnTo(p pages.Page) {
	w.window.Canvas().Unfocus()
	if l, ok := w.inSight.(pages.Leaver); ok && w.inSight != p {
		l.Leave()
	}
	w.inSight = p
	content := p.Content()
	if w.page.Away(!w.onBoard()); !w.onBoard() {
		content = container.NewBorder(w.page.Bar(), nil, nil, nil, content)
	}
	w.window.SetContent(container.New(sizes{w.followSize}, content))
	if r, ok := p.(pages.Returner); ok {
		r.Return()
	}
	w.followMenus()
}

// showPage shows a page that was asked for, with its list if it has one.
func (w *Window) showPage(p pages.Page) {
	w.turnTo(p)
	if l, ok := p.(pages.Lister); ok {
		l.List()
	}
}

// toBoard shows the game.
func (w *Window) toBoard() { w.turnTo(w.page) }

// onBoard reports whether the game is in sight.
func (w *Window) onBoard() bool { return w.inSight == pages.Page(w.page) }

// settingUp reports whether a position is being set up.
func (w *Window) settingUp() bool { return w.inSight == pages.Page(w.editor) }

// undoes returns what Undo and Redo apply to while a page is in sight: the page, if
// anything can be undone on it.
func undoes(p pages.Page) pages.Undoer {
	if u, ok := p.(pages.Undoer); ok {
		return u
	}
	return final{}
}

// undo undoes the last change on the page in sight, and says aloud what that was.
func (w *Window) undo() {
	what := undoes(w.inSight).Undoing()
	if undoes(w.inSight).Undo(); what.Form != "" {
		w.ear.tell(i18n.F("byear.undone", what))
	}
}

// final is a page on which nothing can be undone.
type final struct{}

func (final) Undo()                  {}
func (final) Redo()                  {}
func (final) Undoing() phrase.Phrase { return phrase.Phrase{} }
func (final) Redoing() phrase.Phrase { return phrase.Phrase{} }

// flips reports whether a page shows a board that can be flipped.
func flips(p pages.Page) bool {
	_, turns := p.(pages.Turner)
	g, hides := p.(pages.Gamer)
	return turns && (!hides || g.Rules() != nil)
}

// flip flips the board of a page.
func flip(p pages.Page) {
	if t, ok := p.(pages.Turner); ok {
		t.Flip()
	}
}

// asker returns where one can ask about a move while a page is in sight.
func asker(w *Window) pages.Asker {
	if w.onBoard() {
		return w.page.Actions
	}
	if a, ok := w.inSight.(pages.Asker); ok {
		return a
	}
	return mute{}
}

// mute is a page on which no move can be asked about.
type mute struct{}

func (mute) Ask()         {}
func (mute) MayAsk() bool { return false }

// escape leaves a part of the page in sight, or the page.
func (w *Window) escape() {
	if !w.inSight.Escape() {
		w.toBoard()
	}
}

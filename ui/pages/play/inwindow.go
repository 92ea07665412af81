package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/files/plain"
	"passedpawn/game/phrase"
	"passedpawn/settings"
)

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Keys returns the widget for keys typed without a focus: the board.
func (p *Page) Keys() fyne.Focusable { return p.Board }

// Escape drops a claim that was begun, closes the card at the end of a game, or ends what
// a review shows on the board. Otherwise
// it returns to the list from which the game was opened, unless the game is being played.
// Otherwise it does nothing: the other pages lead back to the game.
func (p *Page) Escape() bool {
	if p.snap.Writing {
		p.Session.DropClaim()
		return true
	}
	if p.end.opened() {
		p.end.close()
		return true
	}
	if p.Actions.leaveAside() {
		return true
	}
	if p.Listed() && !p.snap.Playing() {
		p.config.Games.List()
	}
	return true
}

// SetSettings applies changed settings.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	p.Session.SetOptions(options(s))
}

// Speak builds the page again in the present language.
func (p *Page) Speak() {
	p.build()
	if p.snap.Game.Game != nil {
		p.fit()
	}
	p.draw()
}

// Return is called when the page comes into sight.
func (p *Page) Return() { p.moves.Reveal() }

// Flip flips the board.
func (p *Page) Flip() { p.Session.Flip() }

// Undo undoes the last edit, or takes back the last move.
func (p *Page) Undo() { p.Session.Edits.Undo() }

// Redo repeats what was undone last.
func (p *Page) Redo() { p.Session.Edits.Redo() }

// Undoing names the edit that Undo would undo, empty for none.
func (p *Page) Undoing() phrase.Phrase { return p.snap.History.Undoing() }

// Redoing names the edit that Redo would repeat, empty for none.
func (p *Page) Redoing() phrase.Phrase { return p.snap.History.Redoing() }

// Listed reports whether the game on the board was opened from a list of games.
func (p *Page) Listed() bool { return p.listed != nil && p.listed == p.snap.Game.Game }

// SetListed marks the game on the board as opened from a list of games.
func (p *Page) SetListed() {
	p.listed = p.snap.Game.Game
	p.draw()
}

// Fold collapses or expands all variations.
func (p *Page) Fold(fold bool) { p.moves.FoldAll(fold) }

// typing shows the field for moves while the person types in it, if there is no room for
// it otherwise.
func (p *Page) typing(yes bool) {
	if p.panel.typing != yes {
		p.panel.typing = yes
		p.beside.Refresh()
	}
}

// Say shows a sentence until something happens. It is shortened, because it may quote a
// long text from a file.
func (p *Page) Say(text string) { p.Session.Say(phrase.Say("%v", plain.Short(text, 600))) }

package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/game/plain"
	"passedpawn/settings"
)

// Content is the page on the screen.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Keys is the board, for what is typed while nothing has the focus.
func (p *Page) Keys() fyne.Focusable { return p.Board }

// Escape closes the card at the end of a game, and gives up a claim that was begun.
// Otherwise it goes back to the list that a game was opened from, unless it is being played.
// Otherwise the game is not left: it is where the other pages lead back to.
func (p *Page) Escape() bool {
	if p.snap.Writing {
		p.Session.DropClaim()
		return true
	}
	if p.end.opened() {
		p.closeEnd()
		return true
	}
	if p.Listed() && !p.snap.Playing() {
		p.config.ToList()
	}
	return true
}

// SetSettings takes over changed settings.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	p.Session.SetOptions(options(s))
}

// Speak builds the page anew, in the language that is spoken now.
func (p *Page) Speak() {
	p.build()
	if p.snap.Game.Game != nil {
		p.fit()
	}
	p.draw()
}

// Return is called when the page comes into sight.
func (p *Page) Return() { p.moves.Reveal() }

// Flip turns the board round.
func (p *Page) Flip() { p.Session.Flip() }

// Undo undoes the last edit, or takes the last move back.
func (p *Page) Undo() { p.Session.Undo() }

// Redo makes again what was undone last.
func (p *Page) Redo() { p.Session.Redo() }

// Undoing names the edit that Undo means, empty for none.
func (p *Page) Undoing() phrase.Phrase { return p.snap.Undoing }

// Redoing names the edit that Redo means, empty for none.
func (p *Page) Redoing() phrase.Phrase { return p.snap.Redoing }

// Listed reports whether the game on the board was opened from a list of games.
func (p *Page) Listed() bool { return p.listed != nil && p.listed == p.snap.Game.Game }

// SetListed marks the game on the board as opened from a list of games.
func (p *Page) SetListed() {
	p.listed = p.snap.Game.Game
	p.draw()
}

// Fold shows variations as a word each, or whole.
func (p *Page) Fold(fold bool) { p.moves.FoldAll(fold) }

// typing makes room for the line for moves, where it has none of its own, as long as
// something is typed into it.
func (p *Page) typing(yes bool) {
	if p.panel.typing != yes {
		p.panel.typing = yes
		p.beside.Refresh()
	}
}

// Say shows a sentence until something happens. What it quotes of a file may be long.
func (p *Page) Say(text string) { p.Session.Say(phrase.Say("%v", plain.Short(text, 600))) }

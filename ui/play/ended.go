package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/session"
)

// follow takes note of what has just happened: when a game that is played here has
// ended, the card says so after a moment in which the last position is seen alone.
func (p *Page) follow(old session.Snapshot) {
	now := p.snap
	if old.Game.Game != now.Game.Game || old.Game.Outcome.Over() || !now.CanRematch() {
		return
	}
	game := now.Game.Game
	p.config.After(endPause, func() {
		if p.snap.Game.Game == game && p.snap.CanRematch() && p.snap.Live() {
			p.openEnd()
		}
	})
}

// openEnd shows the card, which takes the keys from the board or from the line for
// moves, unless there is something to be answered first.
func (p *Page) openEnd() {
	p.end.open(p.snap)
	c := fyne.CurrentApp().Driver().CanvasForObject(p.Board)
	if c == nil {
		return
	}
	c.Refresh(p.end.content) // an object that was never drawn does not know its canvas
	if c.Overlays().Top() != nil {
		return
	}
	switch c.Focused() {
	case nil, p.Board, p.entry:
		c.Focus(p.end.buttons[0])
	}
}

// followEnd closes the card where the board shows anything but the end that it tells.
func (p *Page) followEnd() {
	if !p.end.opened() {
		return
	}
	if p.end.tells(p.snap) {
		p.end.paint()
		return
	}
	p.closeEnd()
}

// closeEnd closes the card and gives the keys that it had to the board.
func (p *Page) closeEnd() {
	c := fyne.CurrentApp().Driver().CanvasForObject(p.Board)
	focused := c != nil && p.end.has(c.Focused())
	if p.end.close(); focused {
		p.keyboard.toBoard()
	}
}

// endKey takes the keys that mean nothing to the buttons of the card: Esc closes it,
// and the others mean what they mean on the board.
func (p *Page) endKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		p.closeEnd()
		return
	}
	p.keyboard.toBoard()
	p.keyboard.key(k.Name)
}

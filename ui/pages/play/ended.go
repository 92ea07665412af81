package play

import (
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/settings"
	"passedpawn/ui/widgets"
)

// longThought is after how long a program is offered to move at once.
const longThought = time.Second

// follow reacts to what has just happened: when a program goes on thinking, it may be told
// to move, and when a game played here ends, the card is opened after a pause in which the
// last position is shown alone.
func (p *Page) follow(old session.Snapshot) {
	now := p.snap
	if now.Game.Thinking && (!old.Game.Thinking || len(old.Game.Moves) != len(now.Game.Moves)) {
		game, plies := now.Game.Game, len(now.Game.Moves)
		p.config.After(longThought, func() {
			if g := p.snap.Game; g.Game == game && g.Thinking && len(g.Moves) == plies {
				p.slow = plies
				p.buttons.draw(p)
			}
		})
	}
	if !now.Game.Thinking {
		p.slow = -1
	}
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

// openEnd opens the card. The card takes the focus from the board or from the field for
// moves, unless a question must be answered first.
func (p *Page) openEnd() {
	within := widgets.DrawingTime
	if !p.settings.Animate {
		within = 0
	}
	p.end.open(p.snap, summary(p.snap, p.opening.named, p.first), within)
	p.buttons.draw(p)
	p.body.Refresh() // the card may stand above the moves
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

// firstWin reports whether a game is the first that a person has won against a level of the
// bundled engine, as far as the settings know.
func firstWin(g match.Snapshot, s settings.Settings) bool {
	r, ok := session.Beaten(g)
	return ok && !s.HasBeaten(r.Game, r.Level)
}

// followEnd closes the card if the board no longer shows the end that it describes.
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

// closeEnd closes the card. If the card had the focus, the board gets it.
func (p *Page) closeEnd() {
	c := fyne.CurrentApp().Driver().CanvasForObject(p.Board)
	focused := c != nil && p.end.has(c.Focused())
	p.end.close()
	p.buttons.draw(p)
	p.body.Refresh()
	if focused {
		p.keyboard.toBoard()
	}
}

// endKey handles the keys that mean nothing to the card's buttons: Esc closes the card,
// and the others mean the same as on the board.
func (p *Page) endKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		p.closeEnd()
		return
	}
	p.keyboard.toBoard()
	p.keyboard.key(k.Name)
}

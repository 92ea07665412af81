package play

import (
	"time"

	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/settings"
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
			p.end.open(p.snap, p.rematch(), summary(p.snap, p.opening.named, p.first), p.settings.Animate)
		}
	})
}

// firstWin reports whether a game is the first that a person has won against a level of the
// bundled engine, as far as the settings know.
func firstWin(g match.Snapshot, s settings.Settings) bool {
	r, ok := session.Beaten(g)
	return ok && !s.HasBeaten(r.Game, r.Level)
}

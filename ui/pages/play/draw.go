package play

import (
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
)

// observe takes a new snapshot of the session.
func (p *Page) observe(s session.Snapshot) {
	old := p.snap
	p.snap = s
	another := old.Game.Game != s.Game.Game
	if another {
		p.hover.kind = rules.NoKind
		p.keyboard.forget() // half a move of the previous game
		p.fit()
		p.beside.Refresh()
	}
	if !another && s.Game.Outcome.Over() && !old.Game.Outcome.Over() {
		p.putDown()
	}
	p.draw()
	if another {
		p.body.Refresh() // the board may have another shape
	}
	p.follow(old)
	if s.Game.Offered && !old.Game.Offered && s.Helped() && s.Game.Human[s.Game.OfferedBy.Other()] {
		p.Actions.answerOffer()
	}
	if s.Game.Sleep.For > old.Game.Sleep.For {
		p.Actions.askSleep(s.Game.Sleep)
	}
}

// fit makes room for what the game on the board has to show.
func (p *Page) fit() {
	p.places.timed, p.footer.Teaches = p.snap.HasClocks(), rules.Described(p.snap.Rules)
}

// draw shows the snapshot in every widget. Each redraws only what has changed.
func (p *Page) draw() {
	if p.snap.Game.Game == nil {
		return
	}
	now := p.config.Now()
	p.drawBoard()
	p.players.show(p.snap, now)
	p.entry.Follow(p.snap.Rules)
	p.bar.show(p.snap, p.away, now)
	p.moves.Show(gameOf(p.snap, p.settings), p.snap.Place.Path)
	p.intro.draw(p)
	p.opening.show(p.snap)
	p.sheet.show(sheetView{
		empty: len(p.snap.Game.Record.Root().Children()) == 0, named: p.opening.label.Text != "",
		head: p.sheet.head, intro: p.sheet.intro, foot: p.sheet.foot,
	})
	kinds := rules.Sequence(p.snap.Rules)
	came := (len(kinds) > 0) != (len(p.climb.kinds) > 0)
	if p.climb.show(kinds, p.hover.of(p.snap)); came {
		p.beside.Refresh()
	}
	p.drawReview()
	p.showThoughts()
	p.buttons.draw(p)
	if detailed := p.details.show(p.snap); detailed != p.panel.detailed {
		p.panel.detailed = detailed
		p.beside.Refresh()
	}
	p.footer.show(p.snap, p.hover, now)
	p.end.follow(p.snap)
	p.config.Changed()
}

// drawReview shows the review.
func (p *Page) drawReview() {
	was := p.review.snap.Review.On
	if p.review.draw(p.snap, p) {
		p.beside.Refresh()
	}
	if was != p.snap.Review.On {
		p.body.Refresh() // the panel needs another height
	}
}

// drawBoard shows the position, and the marks on it.
func (p *Page) drawBoard() {
	v := viewOf(p.snap, p.settings)
	p.ideas = v.Ideas
	p.Board.SetView(v)
}

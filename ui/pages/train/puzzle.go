package train

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/widgets"
)

// A walk is the way through the puzzle on the board, from one move to the next.
type walk struct{ *Page }

// right shows a move that is right but not the last one.
func (p walk) right(m rules.Move) {
	p.trial.say(phrase.Say("train.go-on", p.san(m)), widgets.Success)
	p.goOn()
}

// goOn plays the opponent's next move, after a pause if pieces move.
func (p walk) goOn() {
	if !p.settings.Animate {
		p.advance()
		return
	}
	t, pause := p.trial, race(p).pause()
	p.show()
	p.wait = p.config.After(pause, func() {
		if p.trial == t {
			t.began = t.began.Add(min(pause, p.config.Now().Sub(t.began)))
			p.advance()
		}
	})
}

// advance plays the opponent's move that leads to the next one to be found.
func (p walk) advance() {
	t := p.trial
	z := t.puzzle
	z.ply += 2
	card, err := z.Card(t.rules, z.ply)
	if err != nil {
		p.end() // cannot happen: a test makes all cards
		return
	}
	t.Card, t.played, t.shown = card, nil, 0
	t.step(z.Line[z.ply-1], z.Moves[z.ply-1])
	p.show()
	p.config.Changed()
	p.plan()
}

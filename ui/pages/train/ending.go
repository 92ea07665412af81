package train

import (
	"passedpawn/game/endgames/wdl"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A run is an ending on the board, and how far it has been played.
type run struct {
	endings.Exercise
	moves int // of the person, without those that were taken back
	lost  int // moves to mate that the person's moves have cost
}

// ask asks for the move in a position. It reports false if that is impossible.
func (r *run) ask(t *trial, trainer endings.Trainer, at rules.Position) bool {
	good, err := trainer.Good(at)
	if err != nil || len(good) == 0 {
		return false
	}
	card, err := training.NewCard(t.rules, at, good)
	if err != nil {
		return false
	}
	t.Card, t.played, t.shown = card, nil, 0
	return true
}

// task says what is to be done.
func (r *run) task(side rules.Side) string {
	if r.Wins {
		return i18n.F("train.win", side)
	}
	return i18n.F("train.hold", side)
}

// about says which ending it is, and how many moves mate takes.
func (r *run) about() string {
	text := i18n.F("train.ending", r.Subject.Name)
	if r.Best > 0 {
		text += " " + i18n.Count(r.Best, "train.ending-best")
	}
	return text
}

// An endgame is the way through an ending, from one move to the next.
type endgame struct{ *Page }

// played answers a legal move: it is taken back if it gives the result away.
func (p endgame) played(m rules.Move) {
	t := p.trial
	at := t.Card.Position
	v, err := p.supply.trainer.Judge(at, m)
	next, failed := at.Play(m)
	if err != nil || failed != nil {
		return // cannot happen: the board makes legal moves
	}
	if !v.Keeps() {
		p.wrong(m, next, v)
		return
	}
	r, said := t.ending, i18n.F("train.go-on", p.san(m))
	if r.moves++; v.Slower() {
		r.lost += v.Mate - v.Instead
	}
	if v.Slower() {
		said = i18n.F("train.slower", p.san(m), v.Mate, v.Instead)
	}
	t.forget()
	t.played = next
	t.step(at, m)
	if end := r.After(next, r.moves); end != endings.Open {
		p.close(end)
		return
	}
	t.say(said, widgets.Success)
	p.answer()
}

// wrong takes back a move that gives the result away, and says so.
func (p endgame) wrong(m rules.Move, next rules.Position, v endings.Verdict) {
	t := p.trial
	t.try.Wrong = true
	p.grade()
	text := i18n.F("train.win-drawn", p.san(m))
	switch {
	case v.Before == wdl.Drawn:
		text = i18n.F("train.draw-lost", p.san(m))
	case v.After == wdl.Lost:
		text = i18n.F("train.win-lost", p.san(m))
	}
	t.say(text+" "+i18n.T("train.once-more"), widgets.Refusal)
	if reply, ok := p.supply.trainer.Reply(next); ok {
		t.tried, t.reply = m, reply
	}
	p.show()
	p.config.Changed()
}

// answer plays the defence, after a pause if pieces move.
func (p endgame) answer() {
	if !p.settings.Animate {
		p.defend()
		return
	}
	t := p.trial
	p.show()
	p.wait = p.config.After(pause, func() {
		if p.trial == t {
			p.defend()
		}
	})
}

// defend plays the defence, and asks for the next move.
func (p endgame) defend() {
	t := p.trial
	m, ok := p.supply.trainer.Reply(t.played)
	next, err := t.played.Play(m)
	if !ok || err != nil {
		p.end() // cannot happen: the game would have been over
		return
	}
	t.step(t.played, m)
	if end := t.ending.After(next, t.ending.moves); end != endings.Open || !t.ending.ask(t, *p.supply.trainer, next) {
		t.played = next
		p.close(end)
		return
	}
	p.show()
	p.config.Changed()
}

// close ends the exercise. A win that takes too long is not known.
func (p endgame) close(end endings.End) {
	if end == endings.Long {
		p.trial.try.Wrong = true
	}
	p.finish(p.ended(end))
}

// ended says how an ending has come out, and how many moves it took.
func (p endgame) ended(end endings.End) string {
	r := p.trial.ending
	var text string
	switch end {
	case endings.Mated:
		text = i18n.T("train.ending-mate")
	case endings.Held:
		text = i18n.T("train.ending-held")
	case endings.Long:
		text = i18n.T("train.ending-long")
	default:
		text = i18n.T("train.ending-won")
	}
	if end == endings.Mated && r.Best > 0 {
		text += " " + i18n.F("train.ending-count", r.Best, r.Best+r.lost)
	}
	return text
}

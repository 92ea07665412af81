package train

import (
	"passedpawn/game/endgames/wdl"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/training"
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
func (r *run) task(side rules.Side) phrase.Phrase {
	if r.Wins {
		return phrase.Say("train.win", side)
	}
	return phrase.Say("train.hold", side)
}

// about says which ending it is, and how many moves mate takes.
func (r *run) about() phrase.Phrase {
	text := phrase.Say("train.ending", r.Subject.Name)
	if r.Best > 0 {
		text = phrase.Join(" ", text, phrase.Say("train.ending-best", phrase.Number(r.Best)))
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
	r, said := t.ending, phrase.Say("train.go-on", p.san(m))
	if r.moves++; v.Slower() {
		r.lost += v.Mate - v.Instead
	}
	if v.Slower() {
		said = phrase.Say("train.slower", p.san(m), v.Mate, v.Instead)
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
	text := phrase.Say("train.win-drawn", p.san(m))
	switch {
	case v.Before == wdl.Drawn:
		text = phrase.Say("train.draw-lost", p.san(m))
	case v.After == wdl.Lost:
		text = phrase.Say("train.win-lost", p.san(m))
	}
	t.say(phrase.Join(" ", text, phrase.Say("train.once-more")), widgets.Refusal)
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
func (p endgame) ended(end endings.End) phrase.Phrase {
	r := p.trial.ending
	var text phrase.Phrase
	switch end {
	case endings.Mated:
		text = phrase.Say("train.ending-mate")
	case endings.Held:
		text = phrase.Say("train.ending-held")
	case endings.Long:
		text = phrase.Say("train.ending-long")
	default:
		text = phrase.Say("train.ending-won")
	}
	if end == endings.Mated && r.Best > 0 {
		text = phrase.Join(" ", text, phrase.Say("train.ending-count", r.Best, r.Best+r.lost))
	}
	return text
}

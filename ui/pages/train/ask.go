package train

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/why"
	"passedpawn/ui/widgets"
)

// Ask implements pages.Asker.
func (p *Page) Ask() { doubt{p}.ask() }

// MayAsk implements pages.Asker: something is proved against the last move.
func (p *Page) MayAsk() bool {
	return p.trial != nil && p.trial.answer.Proved && !p.trial.Done() && !p.judging.Busy()
}

// A doubt is what a person does to learn why a move was wrong.
type doubt struct{ *Page }

// ask shows why the last move was wrong, or returns to the position.
func (p doubt) ask() {
	t := p.trial
	switch {
	case t == nil || t.Done() || p.judging.Busy():
		return
	case t.talk != nil:
		p.wait()
		t.talk = nil
		t.say(phrase.Phrase{}, widgets.Information)
		p.show()
	case t.answer.Proved:
		talk := t.answer.Begin()
		p.tell(talk)
	}
	p.config.Focus(nil)
}

// tell shows how far a proof has been followed, and plays its answer after a pause.
func (p doubt) tell(talk why.Talk) {
	t := p.trial
	p.wait()
	t.talk = &talk
	said := talk.Says(t.rules)
	if talk.Fresh() {
		said = phrase.Join(" ", said, phrase.Say("why.try"))
	}
	t.say(said, widgets.Information)
	p.show()
	m, more := talk.Next()
	if !more {
		return
	}
	answer := func() {
		if p.trial == t && t.talk == &talk {
			p.follow(m)
		}
	}
	if !p.settings.Animate {
		answer()
		return
	}
	p.wait = p.config.After(pause, answer)
}

// follow plays a move of the proof, or a try.
func (p doubt) follow(m rules.Move) {
	if talk, err := p.trial.talk.Play(m); err == nil {
		p.tell(talk)
	}
}

// goOn plays the next move of the proof.
func (p doubt) goOn() {
	if m, ok := next(p.trial.talk); ok {
		p.follow(m)
	}
}

// next is the answer of a proof, or the most stubborn reply.
func next(t *why.Talk) (m rules.Move, ok bool) {
	if m, ok = t.Next(); ok {
		return m, true
	}
	return t.Stubborn()
}

// goBack takes back the last try.
func (p doubt) goBack() {
	if talk, ok := p.trial.talk.Back(); ok {
		p.tell(talk)
		return
	}
	p.ask()
}

// mayHint reports whether there is a hint, or a next move of the proof that is shown.
func (p doubt) mayHint() bool {
	t := p.trial
	if t.talk != nil {
		_, ok := next(t.talk)
		return ok
	}
	return !t.Done() && !t.shows && t.shown < 2 && !p.judging.Busy()
}

// key follows a proof by Left and Right.
func (p doubt) key(name fyne.KeyName) {
	asking := p.trial != nil && p.trial.talk != nil
	switch {
	case asking && name == fyne.KeyLeft:
		p.goBack()
	case asking && name == fyne.KeyRight:
		p.goOn()
	default:
		p.config.Key(name)
	}
}

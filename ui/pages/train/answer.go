package train

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/why"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// played answers a legal move. One that is not among those of the card is judged off the
// thread.
func (p *Page) played(m rules.Move) {
	t := p.trial
	switch {
	case t == nil || t.Done() || p.judging.Busy():
		return
	case t.talk != nil:
		doubt{p}.follow(m)
		return
	case t.Accepts(m):
		p.accept(m, i18n.F("train.right", p.san(m)))
		return
	}
	t.answer = why.Answer{}
	t.say(i18n.F("train.checking", p.san(m)), widgets.Information)
	judge := p.config.Judge(t.Card, m)
	task.Go(p.judging, func(k *task.Task) (training.Verdict, error) { return judge(k.Context()) }, func(v training.Verdict, err error) {
		p.judged(m, v, err)
	})
	p.show()
}

// san returns a move of the position on the board as it is written.
func (p *Page) san(m rules.Move) rules.SAN {
	return rules.Written(p.trial.rules, p.trial.Card.Position, m)
}

// accept shows a move that is right, and leads on.
func (p *Page) accept(m rules.Move, said string) {
	next, err := p.trial.Card.Position.Play(m)
	if err != nil {
		return // cannot happen: the board makes legal moves
	}
	p.trial.forget()
	p.trial.played, p.trial.last = next, m
	p.finish(said)
}

// judged answers a move that was judged.
func (p *Page) judged(m rules.Move, v training.Verdict, err error) {
	t := p.trial
	switch {
	case err != nil:
		t.say(i18n.Sentence(err), widgets.Refusal)
	case v.Good:
		p.accept(m, i18n.F("train.also-good", p.san(m), p.san(t.Moves[0])))
		return
	default:
		t.try.Wrong = true
		p.grade()
		t.say(p.refutation(m, v), widgets.Refusal)
		t.tried, t.reply, t.answer = m, v.Reply, v.Answer
	}
	p.show()
	p.config.Changed()
}

// refutation says why a move is wrong: what answers it, and what is certain about that.
func (p *Page) refutation(m rules.Move, v training.Verdict) string {
	text := i18n.F("train.wrong", p.san(m), v.Loses)
	if next, err := p.trial.Card.Position.Play(m); err == nil && !v.Reply.Null() {
		text = i18n.F("train.refuted", p.san(m), rules.Written(p.trial.rules, next, v.Reply), v.Loses)
	}
	if against, ok := v.Answer.Against(); ok {
		text += " " + i18n.P(against)
	}
	return text + " " + i18n.T("train.once-more")
}

// refused says why a step is not legal.
func (p *Page) refused(origin rules.Spot, to rules.Square) {
	t := p.trial
	if t == nil || t.Done() || p.judging.Busy() || origin.Is(to) {
		return
	}
	p.refuse(law.Refusal(t.rules, []rules.Position{t.Position()}, origin.To(to)))
}

// refuse shows why a move is not legal.
func (p *Page) refuse(why rules.Refusal) {
	t := p.trial
	t.say(i18n.P(why.Text), widgets.Refusal)
	t.why = why
	p.show()
}

// hinted shows the piece that moves, and then the move.
func (p *Page) hinted() {
	t := p.trial
	switch {
	case t == nil || t.Done() || p.judging.Busy():
		return
	case t.talk != nil:
		doubt{p}.goOn()
		return
	case t.try.Hints > 1:
		return
	}
	t.try.Hints++
	best, side := t.Moves[0], t.Card.Position.Turn()
	hint := boardview.Hint{From: best.Origin(side), To: best.From}
	said := i18n.T("train.hint-piece")
	if t.try.Hints > 1 {
		p.grade()
		hint, said = arrow(best, side), i18n.F("train.hint-move", p.san(best))
	}
	t.say(said, widgets.Information)
	t.hint = &hint
	p.show()
	p.config.Focus(nil)
}

// show shows the first screen, or the card on the board.
func (p *Page) show() {
	if p.content == nil {
		return
	}
	widgets.Show(p.start.content, p.sitting == nil)
	widgets.Show(p.beside, p.sitting != nil)
	if p.sitting == nil {
		p.start.show(p)
		return
	}
	p.board.SetView(p.view())
	p.panel.show(p)
}

// view returns what the board shows.
func (p *Page) view() boardview.View {
	v := exercises.ViewOf(p.trial, p.settings)
	p.trial.view(&v, !p.judging.Busy())
	return v
}

package train

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/game/teaching/why"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// played answers a legal move. One that is not among those of the card is judged off the
// thread.
func (p *Page) played(m rules.Move) {
	t := p.trial
	switch {
	case t == nil || t.Done() || t.question != nil || p.judging.Busy():
		return
	case t.talk != nil:
		doubt{p}.follow(m)
		return
	case t.ending != nil:
		endgame{p}.played(m)
		return
	case t.mate != nil:
		mating{p}.played(m)
		return
	case t.Accepts(m):
		p.accept(m, p.openings.right(m))
		return
	case t.fromBook():
		p.openings.missed(m)
		return
	}
	if (race{p}).on() {
		race{p}.miss(m)
		return
	}
	t.answer, t.planned = why.Answer{}, nil
	t.say(phrase.Say("train.checking", p.san(m)), widgets.Information)
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
func (p *Page) accept(m rules.Move, said phrase.Phrase) {
	next, err := p.trial.Card.Position.Play(m)
	if err != nil {
		return // cannot happen: the board makes legal moves
	}
	t := p.trial
	t.forget()
	t.played = next
	t.step(t.Card.Position, m)
	if z := t.puzzle; z != nil && m == z.Moves[z.ply] && z.more() {
		walk{p}.right(m)
		return
	}
	p.finish(said)
}

// judged answers a move that was judged.
func (p *Page) judged(m rules.Move, v training.Verdict, err error) {
	t := p.trial
	switch {
	case err != nil:
		t.say(phrase.Sentence(err), widgets.Refusal)
	case v.Good:
		p.accept(m, phrase.Say("train.also-good", p.san(m), p.san(t.Moves[0])))
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
func (p *Page) refutation(m rules.Move, v training.Verdict) phrase.Phrase {
	text := phrase.Say("train.wrong", p.san(m), v.Loses)
	if next, err := p.trial.Card.Position.Play(m); err == nil && !v.Reply.Null() {
		text = phrase.Say("train.refuted", p.san(m), rules.Written(p.trial.rules, next, v.Reply), v.Loses)
	}
	if against, ok := v.Answer.Against(); ok {
		text = phrase.Join(" ", text, against)
	}
	return phrase.Join(" ", text, phrase.Say("train.once-more"))
}

// refused says why a step is not legal.
func (p *Page) refused(origin rules.Spot, to rules.Square) {
	t := p.trial
	if t == nil || t.Done() || t.question != nil || p.judging.Busy() || origin.Is(to) {
		return
	}
	p.refuse(law.Refusal(t.rules, []rules.Position{t.Position()}, origin.To(to)))
}

// refuse shows why a move is not legal.
func (p *Page) refuse(why rules.Refusal) {
	t := p.trial
	t.say(why.Text, widgets.Refusal)
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
	case t.shown > 1, t.shows:
		return
	}
	t.shown++
	t.try.Hints = max(t.try.Hints, t.shown)
	best, side := t.Moves[0], t.Card.Position.Turn()
	if t.shown == 1 {
		piece := best.Origin(side)
		t.say(phrase.Say("train.hint-piece"), widgets.Information)
		t.pointed = &piece
	} else {
		p.grade()
		hint := arrow(best, side)
		said := phrase.Say("train.hint-move", p.san(best))
		switch {
		case t.fromBook():
			said = phrase.Say("train.hint-opening", p.san(best))
		case t.ending != nil && t.ending.Best == 0:
			said = phrase.Say("train.hint-good", p.san(best)) // others may be as good
		}
		t.say(said, widgets.Information)
		t.hint = &hint
	}
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

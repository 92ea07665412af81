package train

import (
	"time"

	"passedpawn/game/play/task"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// begin begins a sitting with what is due or, if nothing is, practises on.
func (p *Page) begin() {
	p.loading.Drop() // the cards of a sitting stay the same
	now, usual := p.config.Now(), training.Usual(p.box.Answers)
	p.sitting = training.Plan(p.box.Deck, p.memory, now, p.length(), usual)
	if p.sitting.Left() == 0 {
		p.sitting = training.Practise(p.box.Deck, p.memory, now, p.length(), usual)
	}
	p.right, p.asked = 0, 0
	p.next("")
	p.config.Focus(nil)
}

// next shows the next card, with what is said of the one before, or the first screen after
// the last one.
func (p *Page) next(said string) {
	id, again, ok := p.sitting.Next()
	card, known := p.box.Deck.Find(id)
	if !ok || !known {
		p.end()
		return
	}
	p.panel.entry.SetText("")
	p.trial = &trial{Card: card, rules: p.config.Store.Rules(), again: again, began: p.config.Now()}
	if said != "" {
		p.trial.say(i18n.F("train.before", said), widgets.Information)
	}
	p.show()
	p.config.Changed()
}

// end shows the first screen, with what came out of the sitting.
func (p *Page) end() {
	p.wait()
	p.judging.Drop()
	if p.asked > 0 {
		p.start.said = i18n.F("train.ended", p.right, p.asked)
		if n := p.sitting.Waiting; n > 0 {
			p.start.said += " " + i18n.Count(n, "train.waiting")
		}
	}
	p.sitting, p.trial = nil, nil
	p.panel.entry.SetText("")
	p.load(func() {})
	p.show()
	if p.away.IsZero() {
		p.config.Focus(p.start.begin)
	}
	p.config.Changed()
}

// grade writes the answer to the card on the board, once. A wrong answer is written at once,
// so that nothing undoes it.
func (p *Page) grade() {
	t := p.trial
	if t.graded {
		return
	}
	t.graded = true
	now := p.config.Now()
	t.try.Took = now.Sub(t.began).Round(time.Second / 10)
	if p.sitting.Practice {
		return
	}
	a := training.Answer{
		Time: now.UTC().Truncate(time.Second), Card: t.ID, Grade: t.try.Grade(training.Usual(p.box.Answers)), Took: t.try.Took,
	}
	p.own = training.Union(p.own, []training.Answer{a}) // a new list: a task may read the old one
	p.box.Answers = training.Union(p.box.Answers, p.own)
	p.memory.Learn(a) // the next sitting may begin before the log is read again
	task.Go(p.tasks, func(*task.Task) (struct{}, error) { return struct{}{}, p.config.Store.Answer(a) }, func(_ struct{}, err error) {
		if p.unsaved == nil && err == nil {
			return
		}
		p.unsaved = err // nil: what could not be written before is on the disk as well
		p.show()
	})
}

// finish takes the card off the sitting after the right move, and shows the next one.
func (p *Page) finish(said string) {
	t := p.trial
	p.grade()
	known := !t.try.Wrong && t.try.Hints < 2
	if !t.again {
		p.asked++
		if known {
			p.right++
		}
	}
	p.sitting.Answered(known, p.config.Now().Sub(t.began))
	t.say(said, widgets.Success)
	if !p.settings.Animate {
		p.next(said)
		return
	}
	p.show()
	p.wait = p.config.After(pause, func() {
		if p.trial == t {
			p.next(said)
		}
	})
}

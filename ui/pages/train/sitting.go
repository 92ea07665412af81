package train

import (
	"cmp"
	"strings"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// begin begins a sitting with what is due or, if nothing is, practises on.
func (p *Page) begin() {
	p.sit(plan(p, p.items(p.config.Now()).all()))
}

// plan returns a sitting with those of some items that are due or, if none is, a practice.
func plan(p *Page, items []training.Item) *training.Sitting {
	now := p.config.Now()
	s := training.Plan(items, p.memory, now, p.length())
	if s.Left() == 0 {
		s = training.Practise(items, p.memory, now, p.length())
	}
	return s
}

// sit begins a sitting.
func (p *Page) sit(s *training.Sitting) {
	p.loading.Drop() // the cards of a sitting stay the same
	p.sitting, p.right, p.asked = s, 0, 0
	p.next(phrase.Phrase{})
	p.config.Focus(nil)
}

// next shows the next card, with what is said of the one before, or the first screen after
// the last one.
func (p *Page) next(said phrase.Phrase) {
	t := p.turn()
	if t == nil {
		seen := p.sitting.Endless
		if p.end(); seen {
			p.start.said = strings.TrimSpace(p.start.said + " " + i18n.T("train.all-seen"))
			p.show()
		}
		return
	}
	p.panel.entry.SetText("")
	p.trial = t
	if said.Form != "" {
		p.trial.say(phrase.Say("train.before", said), widgets.Information)
	}
	if t.played != nil {
		walk{p}.goOn()
		return
	}
	p.show()
	p.config.Changed()
}

// turn returns the trial that comes next, nil after the last one.
func (p *Page) turn() *trial {
	if p.openings.tour != nil {
		return p.openings.next()
	}
	for {
		item, again, ok := p.sitting.Next()
		if !ok {
			return nil
		}
		if p.memory.Suspended(item) {
			p.sitting.Answered(true, 0)
			continue
		}
		t := cmp.Or(p.openings.trial(item), mating{p}.problem(item))
		if t == nil && (p.sitting.Endless || puzzles.Known(item) || endings.Known(item)) {
			t = p.supply.trial(p.sitting, item, p.asked, p.config.Now())
		}
		if t != nil {
			t.item, t.again, t.began = item, again, p.config.Now()
			return t
		}
		if p.sitting.Endless {
			return nil // all puzzles have been seen
		}
		p.sitting.Answered(true, 0)
	}
}

// end shows the first screen, with what came out of the sitting.
func (p *Page) end() {
	p.wait()
	p.ticking()
	p.judging.Drop()
	p.start.said = ""
	if p.asked > 0 {
		p.start.said = i18n.F("train.ended", p.right, p.asked)
		if (race{p}).on() {
			p.start.said = i18n.F("train.race-ended", p.right, p.asked)
		}
		if n := p.sitting.Waiting; n > 0 {
			p.start.said += " " + i18n.Count(n, "train.waiting")
		}
	}
	p.sitting, p.trial, p.openings.tour = nil, nil, nil
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
	a, logged := t.logged(p.paces.find(), p.sitting.Practice, now)
	if !logged {
		return
	}
	write(p, a)
}

// write adds an answer to the log, off the thread, and to what is known.
func write(p *Page, a training.Answer) {
	p.own = training.Union(p.own, []training.Answer{a}) // a new list: a task may read the old one
	p.box.Answers = training.Union(p.box.Answers, []training.Answer{a})
	// The next sitting may begin before the log is read again.
	p.memory.Learn(a)
	p.supply.standing.Learn(a)
	p.paces.learn(a)
	task.Go(p.tasks, func(*task.Task) (struct{}, error) { return struct{}{}, p.config.Store.Answer(a) }, func(_ struct{}, err error) {
		if p.unsaved == nil && err == nil {
			return
		}
		p.unsaved = err // nil: what could not be written before is on the disk as well
		p.show()
	})
}

// finish takes the card off the sitting after the right move, and shows the next one.
func (p *Page) finish(said phrase.Phrase) {
	t := p.trial
	p.grade()
	known := !t.try.Wrong && t.try.Hints < 2
	if !t.again && !t.shows {
		p.asked++
		if known {
			p.right++
		}
	}
	p.openings.answered(t, known)
	p.sitting.Answered(known, p.config.Now().Sub(t.began))
	tone := widgets.Success
	if about := revealed(t); about.Form != "" {
		said = phrase.Join(" ", said, about)
	}
	if !known && (t.question != nil || (race{p}).on()) {
		tone = widgets.Refusal
	}
	t.say(said, tone)
	if !p.settings.Animate {
		p.next(said)
		return
	}
	p.show()
	p.wait = p.config.After(race{p}.pause(), func() {
		if p.trial == t {
			p.next(said)
		}
	})
}

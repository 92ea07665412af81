package train

import (
	"math"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/widgets"
)

// A tour is the way through a repertoire: one position after the other, with the opponent's
// replies between them.
type tour struct {
	repertoire.Tour
	of    *opening
	limit time.Duration // 0 for a pass through all lines
	spent time.Duration
	step  repertoire.Step
	asked bool // the step has been shown and not answered
}

// Begin trains a repertoire, which is added to the list if it is not there.
func Begin(p *Page, e repertoire.Entry) {
	o := p.openings
	if p.sitting != nil {
		p.end()
	}
	o.begins = &e
	o.write(func(s *repertoire.Store) error { return s.Insert(e, math.MaxInt) }, func() {})
}

// Reload reads again what the first screen shows, and leaves the focus where it is.
func Reload(p *Page) {
	if p.sitting == nil {
		p.load(func() {})
	}
}

// begin begins a tour: a pass through all lines, or a drill of what is due.
func (o *openings) begin(one *opening, pass bool) {
	if one.Repertoire == nil || o.page.sitting != nil {
		return
	}
	p := o.page
	now := p.config.Now()
	if pass {
		due := func(id string) bool { return !p.memory.Due(id, now.Location()).After(now) }
		o.tour = &tour{Tour: one.Pass(one.counts, due), of: one}
	} else {
		o.tour = &tour{Tour: one.Drill(p.memory, now, one.counts, p.config.Draw), of: one, limit: p.length()}
	}
	p.sit(&training.Sitting{})
}

// next returns the trial that comes next in the tour, nil after the last one. A position that was
// removed is passed over.
func (o *openings) next() *trial {
	u, p := o.tour, o.page
	for {
		if u.asked {
			u.asked = false
			u.Answered(p.trial.Moves[0], true)
		}
		if u.limit > 0 && u.spent >= u.limit {
			p.sitting.Waiting = u.Left()
			return nil
		}
		s, ok := u.Next()
		if !ok {
			return nil
		}
		card, err := u.of.Card(p.config.Store.Rules(), s.At)
		if err != nil {
			return nil // cannot happen: the position comes from a game
		}
		u.step, p.sitting.Practice = s, !s.Due && !s.New
		t := &trial{Card: card, rules: p.config.Store.Rules(), opening: u.of, at: s.At, item: card.ID, again: s.Again, began: p.config.Now(), last: s.Reply}
		t.shows, t.graded = s.New, s.New // there is nothing to be graded
		if p.memory.Suspended(card.ID) {
			u.Answered(card.Moves[0], true)
			continue
		}
		u.asked = true
		return t
	}
}

// answered takes a position off the tour.
func (o *openings) answered(t *trial, known bool) {
	if u := o.tour; u != nil {
		u.asked = false
		u.spent += o.page.config.Now().Sub(t.began)
		u.Answered(t.last, known)
	}
}

// right says that a move is right, and which others the repertoire has.
func (o *openings) right(m rules.Move) phrase.Phrase {
	p := o.page
	said := phrase.Say("train.right", p.san(m))
	if t := p.trial; t.fromBook() && len(t.Moves) > 1 {
		said = phrase.Join(" ", said, phrase.Say("train.opening-others", phrase.Join(", ", written(t, m)...)))
	}
	return said
}

// missed answers a move that the repertoire does not have: by what it has.
func (o *openings) missed(m rules.Move) {
	p := o.page
	t := p.trial
	t.try.Wrong = true
	p.grade()
	t.say(phrase.Say("train.opening-wrong", p.san(m), phrase.Join(", ", written(t, rules.Move{})...)), widgets.Refusal)
	hint := arrow(t.Moves[0], t.Card.Position.Turn())
	t.hint = &hint
	p.show()
	p.config.Changed()
}

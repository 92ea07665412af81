package train

import (
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/widgets"
)

// suspensions removes cards from the training of a page, adds them again, and undoes both. It
// makes the page a pages.Undoer.
type suspensions struct {
	page *Page
	done []step
}

// A step is a change that can be undone.
type step struct {
	cards []string // their IDs
	to    training.Grade
	// restore puts a repertoire back into the list; nil if cards were changed.
	restore func()
}

// offered reports whether the position on the board can be removed.
func (s *suspensions) offered() bool {
	t := s.page.trial
	return t != nil && t.puzzle == nil && t.ending == nil && !t.Done()
}

// suspend removes the card on the board, and shows the next one.
func (s *suspensions) suspend() {
	if !s.offered() {
		return
	}
	s.page.judging.Drop()
	s.do(step{cards: []string{s.page.trial.item}, to: training.Suspend})
	s.page.next(phrase.Say("train.suspended"))
}

// resume adds all cards again.
func (s *suspensions) resume() {
	s.do(step{cards: s.suspended(), to: training.Resume})
	s.page.show()
	s.page.config.Focus(s.page.start.begin)
}

// suspended returns the IDs of the cards that the person has removed.
func (s *suspensions) suspended() (all []string) {
	o := s.page.openings
	mistakes := o.mistakes()
	for _, id := range s.page.memory.Removed() {
		_, mate := s.page.supply.mates.Find(id)
		if mate || mistakes[id] || o.has(id) {
			all = append(all, id)
		}
	}
	return all
}

// do does a step that can be undone.
func (s *suspensions) do(one step) {
	s.done = append(s.done, one)
	s.log(one.cards, one.to)
}

// Undo implements pages.Undoer. A card that comes again is the next one of the sitting.
func (s *suspensions) Undo() {
	if len(s.done) == 0 {
		return
	}
	p, last := s.page, s.done[len(s.done)-1]
	s.done = s.done[:len(s.done)-1]
	if last.restore != nil {
		last.restore()
		p.config.Changed()
		return
	}
	if last.to == training.Resume {
		s.log(last.cards, training.Suspend)
		p.show()
		return
	}
	s.log(last.cards, training.Resume)
	if p.sitting != nil && !p.sitting.Endless && p.openings.insert(last.cards[0]) && !p.trial.Done() {
		p.trial.say(phrase.Say("train.resumed"), widgets.Information)
	}
	p.show()
}

// Redo implements pages.Undoer. There is none: the buttons do it.
func (*suspensions) Redo() {}

// Undoing implements pages.Undoer.
func (s *suspensions) Undoing() phrase.Phrase {
	switch {
	case len(s.done) == 0:
		return phrase.Phrase{}
	case s.done[len(s.done)-1].restore != nil:
		return phrase.Say("train.opening-removing")
	case s.done[len(s.done)-1].to == training.Resume:
		return phrase.Say("train.adding")
	}
	return phrase.Say("train.removing")
}

// Redoing implements pages.Undoer.
func (*suspensions) Redoing() phrase.Phrase { return phrase.Phrase{} }

// log writes that cards are suspended or resumed.
func (s *suspensions) log(cards []string, to training.Grade) {
	for _, id := range cards {
		write(s.page, training.Answer{Time: s.page.config.Now().UTC().Truncate(time.Second), Item: id, Grade: to})
	}
	if s.page.sitting == nil {
		s.page.load(func() {}) // what is being read is older than this
	}
	s.page.config.Changed()
}

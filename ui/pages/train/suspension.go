package train

import (
	"time"

	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
)

// A suspension removes cards from a page's training, and adds them again.
type suspension struct{ *Page }

// offered reports whether the position on the board can be removed.
func (s suspension) offered() bool {
	t := s.trial
	return t != nil && t.puzzle == nil && !t.Done()
}

// suspend removes the card on the board, and shows the next one.
func (s suspension) suspend() {
	if !s.offered() {
		return
	}
	s.judging.Drop()
	s.log(s.trial.item, training.Suspend)
	s.sitting.Answered(true, 0)
	s.next(i18n.T("train.suspended"))
}

// resume adds all cards again.
func (s suspension) resume() {
	_, cards := s.box.Deck.Active(s.memory)
	for _, c := range cards {
		s.log(c.ID, training.Resume)
	}
	s.show()
	s.config.Focus(s.start.begin)
}

// log writes that a card comes no more, or comes again.
func (s suspension) log(item string, g training.Grade) {
	write(s.Page, training.Answer{Time: s.config.Now().UTC().Truncate(time.Second), Item: item, Grade: g})
}

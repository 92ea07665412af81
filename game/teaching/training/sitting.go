package training

import (
	"cmp"
	"slices"
	"strings"
	"time"
)

// guess is how long an answer takes a person whose usual time is not known.
const guess = 20 * time.Second

// behind is how many other cards come before a failed card comes again, if so many are left.
const behind = 4

// A Sitting is the cards that a person answers in a number of minutes.
type Sitting struct {
	// Practice means that nothing was due: the answers are not logged, and no due date changes.
	Practice bool
	Waiting  int // cards that are due and have to wait for another sitting
	limit    time.Duration
	spent    time.Duration
	queue    []turn
}

// A turn is a card that is to come.
type turn struct {
	card  string
	again bool // it was failed in this sitting
}

// Plan returns a sitting of some length with the cards that are due: first those of the most
// value. What does not fit waits. usual is the usual time of an answer, 0 if it is not known.
func Plan(d Deck, m Memory, now time.Time, length, usual time.Duration) *Sitting {
	cards := due(d, m, now)
	s := newSitting(cards, m, now, length, usual)
	s.Waiting = len(cards) - len(s.queue)
	return s
}

// Practise returns a sitting with the cards of the most value, whether they are due or not.
func Practise(d Deck, m Memory, now time.Time, length, usual time.Duration) *Sitting {
	s := newSitting(d.Cards, m, now, length, usual)
	s.Practice = true
	return s
}

// newSitting returns a sitting with as many cards as have time, but at least one: those of the
// most value.
func newSitting(cards []Card, m Memory, now time.Time, length, usual time.Duration) *Sitting {
	s := &Sitting{limit: length}
	room := max(1, int(length/Each(usual)))
	for _, c := range byValue(cards, m, now)[:min(room, len(cards))] {
		s.queue = append(s.queue, turn{card: c.ID})
	}
	return s
}

// Each returns how long a card takes.
func Each(usual time.Duration) time.Duration { return cmp.Or(usual, guess) }

// due returns the cards that are due.
func due(d Deck, m Memory, now time.Time) (all []Card) {
	for _, c := range d.Cards {
		if !m.Due(c.ID, now.Location()).After(now) {
			all = append(all, c)
		}
	}
	return all
}

// byValue returns cards in the order of their value: how likely each is forgotten, times the
// winning chances that it had cost.
func byValue(cards []Card, m Memory, now time.Time) []Card {
	value := make(map[string]float64, len(cards))
	for _, c := range cards {
		value[c.ID] = (1 - m.Recall(c.ID, now)) * float64(c.cost())
	}
	all := slices.Clone(cards)
	slices.SortFunc(all, func(a, b Card) int {
		return cmp.Or(cmp.Compare(value[b.ID], value[a.ID]), strings.Compare(a.ID, b.ID))
	})
	return all
}

// cost returns the winning chances that the position has cost at most, in percentage points.
func (c Card) cost() int {
	most := 1
	for _, s := range c.Sources {
		most = max(most, s.Loss)
	}
	return most
}

// Next returns the card that comes next, and whether it was failed in this sitting. When the
// time is over, only those that were failed still come.
func (s *Sitting) Next() (id string, again, ok bool) {
	if s.spent >= s.limit {
		fresh := func(t turn) bool { return !t.again }
		before := len(s.queue)
		s.queue = slices.DeleteFunc(s.queue, fresh)
		if !s.Practice {
			s.Waiting += before - len(s.queue)
		}
	}
	if len(s.queue) == 0 {
		return "", false, false
	}
	return s.queue[0].card, s.queue[0].again, true
}

// Answered takes the card that Next returns out of the sitting. took is how long the answer
// took. If it was not right, the card comes again after some others.
func (s *Sitting) Answered(right bool, took time.Duration) {
	if len(s.queue) == 0 {
		return
	}
	s.spent += took
	first := s.queue[0]
	s.queue = slices.Delete(s.queue, 0, 1)
	if !right {
		s.queue = slices.Insert(s.queue, min(behind, len(s.queue)), turn{first.card, true})
	}
}

// Left returns how many cards are still to come.
func (s *Sitting) Left() int { return len(s.queue) }

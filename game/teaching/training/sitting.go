package training

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"time"
)

// guess is how long an answer takes a person whose usual time is not known.
const guess = 20 * time.Second

// An Item is what comes back: a card, or another kind of task.
type Item struct {
	ID    string
	Cost  int           // of not knowing it, in percentage points of winning chances
	Takes time.Duration // the usual time of an answer
}

// Items returns the cards as items. usual is the usual time of an answer, 0 if it is not known.
func (d Deck) Items(usual time.Duration) (all []Item) {
	for _, c := range d.Cards {
		all = append(all, Item{c.ID, c.cost(), Each(usual)})
	}
	return all
}

// behind is how many other items come before a failed one comes again, if so many are left.
const behind = 4

// A Sitting is the items that a person answers in a number of minutes.
type Sitting struct {
	// Practice means that nothing was due: no answer changes a due date.
	Practice bool
	Endless  bool // every item comes again
	Waiting  int  // items that are due and have to wait for another sitting
	limit    time.Duration
	spent    time.Duration
	queue    []turn
}

// A turn is an item that is to come.
type turn struct {
	item  string
	again bool // it was failed in this sitting
}

// Plan returns a sitting of some length with the items that are due: first those of the most
// value. What does not fit waits.
func Plan(items []Item, m Memory, now time.Time, length time.Duration) *Sitting {
	items = due(items, m, now)
	s := newSitting(items, m, now, length)
	s.Waiting = len(items) - len(s.queue)
	return s
}

// Practise returns a sitting with the items of the most value, whether they are due or not.
func Practise(items []Item, m Memory, now time.Time, length time.Duration) *Sitting {
	s := newSitting(items, m, now, length)
	s.Practice = true
	return s
}

// Endless returns a practice in which one item comes again and again.
func Endless(item string) *Sitting {
	return &Sitting{Practice: true, Endless: true, limit: math.MaxInt64, queue: []turn{{item: item}}}
}

// newSitting returns a sitting with as many items as have time, but at least one: those of the
// most value.
func newSitting(items []Item, m Memory, now time.Time, length time.Duration) *Sitting {
	s := &Sitting{limit: length}
	var planned time.Duration
	for _, one := range byValue(items, m, now) {
		if planned += one.Takes; planned > length && len(s.queue) > 0 {
			break
		}
		s.queue = append(s.queue, turn{item: one.ID})
	}
	return s
}

// Each returns how long an item takes, if usual is the usual time of an answer, or 0.
func Each(usual time.Duration) time.Duration { return cmp.Or(usual, guess) }

// due returns the items that are due.
func due(items []Item, m Memory, now time.Time) (all []Item) {
	for _, one := range items {
		if !m.Due(one.ID, now.Location()).After(now) {
			all = append(all, one)
		}
	}
	return all
}

// byValue returns items in the order of their value: how likely each is forgotten, times what
// that costs.
func byValue(items []Item, m Memory, now time.Time) []Item {
	value := make(map[string]float64, len(items))
	for _, one := range items {
		value[one.ID] = (1 - m.Recall(one.ID, now)) * float64(one.Cost)
	}
	all := slices.Clone(items)
	slices.SortFunc(all, func(a, b Item) int {
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

// Next returns the item that comes next, and whether it was failed in this sitting. When the
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
	return s.queue[0].item, s.queue[0].again, true
}

// Answered takes the item that Next returns out of the sitting. took is how long the answer
// took. If it was not right, the item comes again after some others.
func (s *Sitting) Answered(right bool, took time.Duration) {
	if len(s.queue) == 0 || s.Endless {
		return
	}
	s.spent += took
	first := s.queue[0]
	s.queue = slices.Delete(s.queue, 0, 1)
	if !right {
		s.queue = slices.Insert(s.queue, min(behind, len(s.queue)), turn{first.item, true})
	}
}

// Insert adds an item that comes after the one that Next returns.
func (s *Sitting) Insert(item string) {
	s.queue = slices.Insert(s.queue, min(1, len(s.queue)), turn{item: item})
}

// Left returns how many items are still to come.
func (s *Sitting) Left() int { return len(s.queue) }

package training

import (
	"slices"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v4"
)

// Wanted is the share of cards that should be remembered when they come back.
const Wanted = 0.9

// apart is how long after an answer the next one to the same card says something about
// memory. A card that comes again in the same sitting is exercise.
const apart = 8 * time.Hour

// A State is how well an item is remembered.
type State struct {
	Due    time.Time // when it is to come back
	First  time.Time // when it was answered for the first time
	Last   time.Time // when it was answered last
	Lapses int       // how often it was forgotten
	memory fsrs.Card
}

// scheduler returns the scheduler. It counts in days: the sitting itself repeats what is
// forgotten within it. It uses no chance, so that a replay always gives the same result.
func scheduler() *fsrs.FSRS {
	p := fsrs.DefaultParam()
	p.RequestRetention, p.EnableShortTerm, p.EnableFuzz = Wanted, false, false
	return fsrs.NewFSRS(p)
}

// A Memory is how well the items of a log are remembered, and how many cards have been.
type Memory struct {
	States map[string]State // by the IDs of the items that have an answer
	// Asked is how many cards came back after a day or more, and Known how many of them were
	// remembered.
	Asked, Known int
	suspended    map[string]bool // the cards that the person has removed
	by           *fsrs.FSRS
}

// Replay returns what follows from the answers of a log, which are in the order of Union.
func Replay(answers []Answer) Memory {
	m := Memory{States: map[string]State{}, suspended: map[string]bool{}, by: scheduler()}
	for _, a := range answers {
		m.Learn(a)
	}
	return m
}

// Learn adds an answer that follows those of the log.
func (m *Memory) Learn(a Answer) {
	if a.Grade > Easy {
		m.suspended[a.Item] = a.Grade == Suspend
		return
	}
	s, seen := m.States[a.Item]
	if a.Item == "" || a.Aside() || seen && a.Time.Sub(s.Last) < apart {
		return
	}
	if !seen {
		s.memory, s.First = fsrs.NewCard(a.Time), a.Time
	}
	next, err := m.by.Next(s.memory, a.Time, fsrs.Again+fsrs.Rating(a.Grade))
	if err != nil {
		return // a state that the library refuses does not come from a log
	}
	if seen && a.Puzzle == "" {
		m.Asked++
		if a.Grade.Right() {
			m.Known++
		}
	}
	m.States[a.Item] = State{Due: next.Card.Due, First: s.First, Last: a.Time, Lapses: int(next.Card.Lapses), memory: next.Card}
}

// Suspended reports whether the person has removed a card.
func (m Memory) Suspended(id string) bool { return m.suspended[id] }

// Removed returns the IDs of the cards that the person has removed, in order.
func (m Memory) Removed() (all []string) {
	for id, removed := range m.suspended {
		if removed {
			all = append(all, id)
		}
	}
	slices.Sort(all)
	return all
}

// Recall returns how likely an item is still remembered: 0 for one that was never answered.
func (m Memory) Recall(id string, now time.Time) float64 {
	s, seen := m.States[id]
	if !seen {
		return 0
	}
	r, err := m.by.Retrievability(s.memory, now)
	if err != nil {
		return 0
	}
	return r
}

// Due returns when an item is to come back: the start of a day, or later if it was answered a
// moment before. One that was never answered is due at once.
func (m Memory) Due(id string, zone *time.Location) time.Time {
	s, seen := m.States[id]
	if !seen {
		return time.Time{}
	}
	y, month, d := s.Due.In(zone).Date()
	due := time.Date(y, month, d, 0, 0, 0, 0, zone)
	if rested := s.Last.Add(apart); due.Before(rested) {
		return rested
	}
	return due
}

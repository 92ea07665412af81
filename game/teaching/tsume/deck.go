package tsume

import (
	"slices"
	"time"

	"passedpawn/game/teaching/training"
)

// A Deck is problems that come back: each is an item of the person's memory.
type Deck struct {
	all  []Problem
	byID map[string]Problem // by the ID of the item
}

// NewDeck returns the deck of some problems.
func NewDeck(all []Problem) Deck {
	d := Deck{all: all, byID: make(map[string]Problem, len(all))}
	for _, p := range all {
		d.byID[p.Item()] = p
	}
	return d
}

// Item returns the ID of a problem as an item that comes back. The log of answers knows it by this.
func (p Problem) Item() string { return training.IDOf(p.SFEN) }

// Find returns the problem of an item, and false if the item is none.
func (d Deck) Find(item string) (Problem, bool) {
	p, ok := d.byID[item]
	return p, ok
}

// Begun reports whether the person has begun with these problems: they have tried one as an item,
// or solved one. solved has the IDs of solved problems.
func (d Deck) Begun(m training.Memory, solved []string) bool {
	return slices.ContainsFunc(d.all, func(p Problem) bool {
		_, met := m.States[p.Item()]
		return met || slices.Contains(solved, p.ID())
	})
}

// fresh is how many problems begin on a day.
const fresh = 3

// cost is what not knowing a mate with one move costs, in percentage points of winning chances: as
// much as a theme of puzzles. With each move more it is a point less: long mates end with short ones.
const cost = 20

// each is how long a person thinks about a move, and look how long about a new position.
const each, look = 15 * time.Second, 10 * time.Second

// Items returns the problems that come back at a time, and a few new ones each day: the shortest of
// those that have not been solved, and then those that have. solved has the IDs of solved problems.
func (d Deck) Items(m training.Memory, now time.Time, solved []string) (all []training.Item) {
	y, month, day := now.Date()
	today := time.Date(y, month, day, 0, 0, 0, 0, now.Location())
	room := fresh
	var unsolved, known []Problem
	for _, p := range d.all {
		state, met := m.States[p.Item()]
		switch {
		case m.Suspended(p.Item()):
		case met:
			all = append(all, p.item())
		case slices.Contains(solved, p.ID()):
			known = append(known, p)
		default:
			unsolved = append(unsolved, p)
		}
		if met && !state.First.Before(today) {
			room--
		}
	}
	for _, p := range slices.Concat(unsolved, known) {
		if room <= 0 {
			break
		}
		all = append(all, p.item())
		room--
	}
	return all
}

func (p Problem) item() training.Item {
	more := (p.Plies() - 1) / 2
	return training.Item{ID: p.Item(), Cost: cost - more, Takes: look + each*time.Duration(more+1)}
}

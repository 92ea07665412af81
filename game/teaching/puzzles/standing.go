package puzzles

import (
	"time"

	"passedpawn/game/teaching/training"
)

// A Standing is what follows from a person's answers: how strong the person is, and which
// puzzles have been seen when.
type Standing struct {
	Strength
	Tried, Solved int
	History       []Rating             // after each answer that counted
	seen          map[string]time.Time // when each puzzle was answered last, by its ID
	last          time.Time            // when any was
	set           *Set
}

// Replay returns the standing after the answers of a log, which are in the order of
// training.Union. Answers to puzzles that are not in the set change nothing.
func (s *Set) Replay(answers []training.Answer) Standing {
	st := Standing{Strength: Beginning(), seen: map[string]time.Time{}, set: s}
	for _, a := range answers {
		st.Learn(a)
	}
	return st
}

// Learn adds an answer that follows those of the log. The same puzzle tells nothing new
// about the strength of a person within the weeks in which it does not come back.
func (s *Standing) Learn(a training.Answer) {
	p, there := s.set.Find(a.Puzzle)
	if !there {
		return
	}
	seen, again := s.seen[p.ID]
	s.seen[p.ID] = a.Time
	if again && a.Time.Sub(seen) < rest || a.Aside() {
		return
	}
	if !s.last.IsZero() {
		s.Strength = s.Rested(a.Time.Sub(s.last).Hours() / 24)
	}
	s.last = a.Time
	s.Strength = s.After(p.Rating, a.Grade.Right())
	s.History = append(s.History, s.Rating)
	if s.Tried++; a.Grade.Right() {
		s.Solved++
	}
}

package class

import (
	"strconv"
	"time"

	"passedpawn/game/play/task"
	"passedpawn/game/teaching/class"
)

// A sitting is the answers of the person who solves a set, and the time each takes.
type sitting struct {
	slip  class.Slip
	spent []time.Duration
	at    int       // the exercise on which the time runs
	since time.Time // zero while no exercise is in sight
	// writing writes the answers one after the other; a newer slip holds all of an older one.
	writing *task.Latest
}

// idDigits is how many digits tell apart the people of a class.
const idDigits = 5

// newSitting begins a sitting; draw returns a random number below n, and writing is where answers are
// written.
func newSitting(set class.Set, draw func(n int) int, writing *task.Latest) sitting {
	id := ""
	for range idDigits {
		id += strconv.FormatInt(int64(draw(36)), 36)
	}
	n := len(set.Exercises)
	return sitting{slip: class.Slip{Set: set.Key(), ID: id, Answers: make([]class.Answer, n)}, spent: make([]time.Duration, n), writing: writing}
}

// begin lets the time run on an exercise.
func (s *sitting) begin(i int, now time.Time) { s.at, s.since = i, now }

// stop adds the time that has run to its exercise.
func (s *sitting) stop(now time.Time) {
	if !s.since.IsZero() {
		s.spent[s.at] += now.Sub(s.since)
	}
	s.since = time.Time{}
}

// answer gives the first answer to an exercise, and reports false if there was one.
func (s *sitting) answer(i int, a class.Answer, now time.Time) bool {
	if s.slip.Answers[i].Given {
		return false
	}
	s.stop(now)
	s.begin(i, now)
	a.Given, a.Took = true, s.spent[i].Truncate(time.Second)
	s.slip.Answers[i] = a
	return true
}

// count returns how many exercises are answered, and how many are solved.
func (s *sitting) count() (given, solved int) {
	solved, _ = s.slip.Solved()
	return s.slip.Given(), solved
}

package class

import (
	"cmp"
	"slices"
	"time"

	"passedpawn/game/rules"
)

// A Table is what a class has answered to a set.
type Table struct {
	Slips []Slip // one for each person, in the order in which they came
	Rows  []Row  // one for each exercise
}

// A Row is the answers to an exercise.
type Row struct {
	Given, Solved int
	Usual         time.Duration // the median of the times; 0 without answers
	Mistakes      []Mistake     // the commonest first
}

// A Mistake is a wrong move, after some plies of the solution.
type Mistake struct {
	Ply   int
	Move  rules.Move
	Count int
}

// Merge adds slips to others of the same set. Of two slips of one person it keeps the one with more
// answers, or else the later one.
func Merge(slips, more []Slip) []Slip {
	slips = slices.Clone(slips)
	for _, s := range more {
		i := slices.IndexFunc(slips, func(old Slip) bool { return old.Set == s.Set && old.ID == s.ID })
		switch {
		case i < 0:
			slips = append(slips, s)
		case s.Given() >= slips[i].Given():
			slips[i] = s
		}
	}
	return slips
}

// Given returns how many exercises have an answer.
func (s Slip) Given() (n int) {
	for _, a := range s.Answers {
		if a.Given {
			n++
		}
	}
	return n
}

// Solved returns how many exercises were solved, and how long all answers took.
func (s Slip) Solved() (n int, took time.Duration) {
	for _, a := range s.Answers {
		if a.Solved {
			n++
		}
		took += a.Took
	}
	return n, took
}

// Count makes the table of a set. It leaves out slips of other sets, and wrong moves that the
// exercise does not allow.
func (s Set) Count(slips []Slip) Table {
	t := Table{Rows: make([]Row, len(s.Exercises))}
	key := s.Key()
	for _, one := range slips {
		if one.Set == key && len(one.Answers) == len(s.Exercises) {
			t.Slips = append(t.Slips, one)
		}
	}
	for i, e := range s.Exercises {
		row := &t.Rows[i]
		var times []time.Duration
		for _, one := range t.Slips {
			a := one.Answers[i]
			if !a.Given {
				continue
			}
			row.Given++
			times = append(times, a.Took)
			if a.Solved {
				row.Solved++
			} else if m, ok := e.move(2*a.Right, a.Wrong); ok {
				row.add(Mistake{2 * a.Right, m, 1})
			}
		}
		slices.Sort(times)
		if len(times) > 0 {
			row.Usual = times[len(times)/2]
		}
		slices.SortStableFunc(row.Mistakes, func(a, b Mistake) int { return cmp.Compare(b.Count, a.Count) })
	}
	return t
}

// add counts a mistake.
func (r *Row) add(m Mistake) {
	i := slices.IndexFunc(r.Mistakes, func(old Mistake) bool { return old.Ply == m.Ply && old.Move == m.Move })
	if i < 0 {
		r.Mistakes = append(r.Mistakes, m)
		return
	}
	r.Mistakes[i].Count++
}

// move finds a legal move that the solution does not have.
func (e Exercise) move(ply int, text string) (m rules.Move, ok bool) {
	if ply < 0 || ply >= len(e.Moves) {
		return m, false
	}
	for _, m := range e.Line[ply].Moves() {
		if rules.Coordinates(e.Rules, m) == text {
			return m, !e.Solves(ply, m)
		}
	}
	return m, false
}

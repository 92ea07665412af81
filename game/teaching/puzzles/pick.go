package puzzles

import (
	"cmp"
	"iter"
	"math"
	"time"

	"passedpawn/game/teaching/training"
)

// rest is how long a puzzle does not come back.
const rest = 60 * 24 * time.Hour

// A Demand is how likely a person is to solve the puzzles, from the least to the most.
type Demand struct{ least, most float64 }

// Demands are what a person may ask for, from easy to hard. The one in the middle is what the
// schedule asks for.
func Demands() [3]Demand { return [...]Demand{{0.75, 0.90}, Fitting(), {0.45, 0.60}} }

// Fitting is the demand of the schedule: most puzzles are solved, and none is a formality.
func Fitting() Demand { return Demand{0.60, 0.75} }

// Rising is the demand of a puzzle against the clock after a number of them: the first ones
// are easy, and each is a little harder.
func Rising(n int) Demand {
	middle := max(0.3, 0.93-0.03*float64(n))
	return Demand{middle - 0.05, middle + 0.05}
}

// Pick returns a puzzle with a theme, or with any if theme is "". It has not been seen for 60
// days, and the person is as likely to solve it as the demand says or, if no puzzle is like that,
// as nearly so as possible. draw returns a random number below n. ok is false if all puzzles
// with the theme have been seen.
func (s *Standing) Pick(theme Theme, d Demand, now time.Time, draw func(n int) int) (p Puzzle, ok bool) {
	wanted := (d.least + d.most) / 2
	var fit []int
	nearest, distance := -1, math.Inf(1)
	for i, e := range s.fresh(theme, now) {
		if e >= d.least && e <= d.most {
			fit = append(fit, i)
		}
		if off := math.Abs(e - wanted); off < distance {
			nearest, distance = i, off
		}
	}
	switch {
	case len(fit) > 0:
		return s.set.all[fit[draw(len(fit))]], true
	case nearest >= 0:
		return s.set.all[nearest], true
	}
	return Puzzle{}, false
}

// fresh yields the places of the puzzles with a theme that have not been seen for a while, or
// of all such puzzles if theme is "", and how likely the person solves each.
func (s *Standing) fresh(theme Theme, now time.Time) iter.Seq2[int, float64] {
	return func(yield func(int, float64) bool) {
		for i := range s.set.with(theme) {
			if seen, there := s.seen[s.set.all[i].ID]; there && now.Sub(seen) < rest {
				continue
			}
			if !yield(i, s.Expected(s.set.all[i].Rating)) {
				return
			}
		}
	}
}

// with yields the places of the puzzles with a theme, or of all if theme is "".
func (s *Set) with(theme Theme) iter.Seq[int] {
	return func(yield func(int) bool) {
		if theme != "" {
			for _, i := range s.byTheme[theme] {
				if !yield(i) {
					return
				}
			}
			return
		}
		for i := range s.all {
			if !yield(i) {
				return
			}
		}
	}
}

// begun is how many themes a person may meet for the first time on one day.
const begun = 3

// cost is what not knowing a theme costs, in percentage points of winning chances: as much
// as a mistake.
const cost = 20

// enough is how many fresh puzzles that fit the person a theme must have to be trained.
const enough = 5

// suits reports whether the theme has enough fresh puzzles that are neither too easy nor too
// hard.
func (s *Standing) suits(theme Theme, now time.Time) bool {
	d, n := Fitting(), 0
	for _, e := range s.fresh(theme, now) {
		if e >= d.least && e <= d.most {
			n++
		}
	}
	return n >= enough
}

// Items returns the themes that are trained now: those that a person has met, and a few new
// ones each day. Those of which all puzzles are too easy or too hard for the person are left
// out. takes is the usual time of an answer.
func (s *Standing) Items(m training.Memory, now time.Time, takes time.Duration) (all []training.Item) {
	y, month, d := now.Date()
	today := time.Date(y, month, d, 0, 0, 0, 0, now.Location())
	room := begun
	for _, theme := range Themes() {
		if state, met := m.States[string(theme)]; met && !state.First.Before(today) {
			room--
		}
	}
	for _, theme := range Themes() {
		_, met := m.States[string(theme)]
		if !met && room <= 0 || !s.suits(theme, now) {
			continue
		}
		if !met {
			room--
		}
		all = append(all, training.Item{ID: string(theme), Cost: cost, Takes: cmp.Or(takes, usual)})
	}
	return all
}

// usual is how long a puzzle takes a person of whom that is not known.
const usual = 30 * time.Second

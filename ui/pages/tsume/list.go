package tsume

import (
	"slices"
	"strconv"

	"passedpawn/game/teaching/tsume"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
)

// listing returns the problems by length.
func (p *Page) listing() exercises.Listing {
	var all []exercises.Exercise
	for i, problem := range p.config.Problems {
		all = append(all, exercises.Exercise{Part: i18n.P(tsume.Name(problem.Plies())), Name: strconv.Itoa(i + 1)})
	}
	return exercises.Listing{
		Title:     i18n.T("window.mate-problems"),
		Name:      i18n.T("tsume.list"),
		Exercises: all,
		Done:      p.solved,
		Progress:  func(done, of int) string { return i18n.F("tsume.count", done, of) },
	}
}

// solved reports whether a problem has been solved.
func (p *Page) solved(i int) bool {
	return slices.Contains(p.Settings.Solved, p.config.Problems[i].ID())
}

package tsume

import (
	"slices"
	"strconv"

	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
)

// newList returns the list of problems by length.
func newList(p *Page) *exercises.List {
	var all []exercises.Exercise
	for i, problem := range p.config.Problems {
		all = append(all, exercises.Exercise{Part: length(problem.Plies()), Name: strconv.Itoa(i + 1)})
	}
	return exercises.New(exercises.Config{
		Title:     i18n.T("window.mate-problems"),
		Exercises: all,
		Done:      p.solved,
		Progress:  func(done int) string { return i18n.F("tsume.count", done, len(all)) },
		Open:      p.Open,
		Back:      p.config.Back,
	})
}

// solved reports whether a problem has been solved.
func (p *Page) solved(i int) bool {
	return slices.Contains(p.settings.Solved, p.config.Problems[i].ID())
}

// length returns the name of the problems of a number of plies.
func length(plies int) string {
	if plies == 1 {
		return i18n.T("tsume.next-move")
	}
	return i18n.F("tsume.length", (plies+1)/2, plies)
}

package learn

import (
	"slices"

	"fyne.io/fyne/v2/container"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/exercises"
)

// newList returns the list of lessons by part. The last part is shogi, and the button
// below it leads to the mate problems.
func newList(p *Page) *exercises.List {
	var all []exercises.Exercise
	for _, lesson := range p.config.Lessons {
		all = append(all, exercises.Exercise{Part: i18n.T("part." + lesson.Part), Name: lesson.Title})
	}
	return exercises.New(exercises.Config{
		Title:     i18n.T("common.learn-rules"),
		Exercises: all,
		Done:      func(i int) bool { return slices.Contains(p.settings.Learnt, p.config.Lessons[i].ID) },
		Progress:  func(done int) string { return i18n.F("learn.lessons-done-one-thing", done, len(all)) },
		Open:      p.Open,
		Back:      p.config.Back,
		Last:      container.NewHBox(look.NewButton(i18n.T("common.tsume"), p.config.Problems)),
	})
}

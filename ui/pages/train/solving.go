package train

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// A solving is the part of the first screen where the person chooses puzzles to solve outside
// the schedule, by theme and by how hard they are.
type solving struct {
	content       *fyne.Container
	begin         *widgets.Button
	race, quiz    *widgets.Button
	theme, demand *widgets.Choice
	rating        *widget.Label
	course        *course
	drawn         fyne.CanvasObject // the course with the space around it
}

// fitting is the place of puzzles as hard as those of the schedule.
const fitting = 1

// demands are the names of puzzles.Demands.
var demands = [...]phrase.Phrase{phrase.Say("train.easier"), fitting: phrase.Say("train.fitting"), phrase.Say("train.harder")}

// newSolving creates the part.
func newSolving(p *Page) *solving {
	s, wish := &solving{rating: exercises.Note(), course: newCourse(reveal(p))}, &p.supply.wish
	names := []string{i18n.T("train.any-theme")}
	chosen, all := 0, puzzles.Themes()
	for i, t := range all {
		names = append(names, i18n.P(phrase.Capital(t.Phrase())))
		if t == wish.theme {
			chosen = i + 1
		}
	}
	solve := func() { p.sit(training.Endless(string(wish.theme))) }
	s.theme = newWish(reveal(p), names, chosen, func(i int) {
		if wish.theme = ""; i > 0 {
			wish.theme = all[i-1]
		}
	}, solve)
	s.demand = newDemand(p, &wish.demand, solve)
	s.begin = widgets.NewButton(i18n.T("train.solve"), reveal(p), solve)
	s.drawn = widgets.UnderText(s.course)
	s.race = widgets.NewButton(i18n.T("train.race"), reveal(p), race{p}.begin)
	s.quiz = widgets.NewButton(i18n.T("train.quiz"), reveal(p), quiz{p}.begin)
	s.content = part(i18n.T("train.puzzles"), s.rating, widgets.UnderText(container.New(&widgets.Flow{}, s.begin, s.theme, s.demand)),
		widgets.UnderText(container.New(&widgets.Flow{}, s.race, s.quiz)), s.drawn)
	return s
}

// newWish creates a list to choose a wish from: one name is chosen, and Enter starts.
func newWish(reveal widgets.Reveal, names []string, chosen int, choose func(i int), start func()) *widgets.Choice {
	c := widgets.NewChoice(names, reveal, choose)
	c.Selected, c.PlaceHolder = names[chosen], longest(names)
	c.OnSubmitted = start
	return c
}

// newDemand creates a list to choose how hard what comes is, a place in demands.
func newDemand(p *Page, demand *int, start func()) *widgets.Choice {
	var names []string
	for _, name := range demands {
		names = append(names, i18n.P(name))
	}
	return newWish(reveal(p), names, *demand, func(i int) { *demand = max(0, i) }, start)
}

// longest returns the longest name. As the text of a list without a choice it makes the list
// wide enough for all.
func longest(names []string) string {
	return slices.MaxFunc(names, func(a, b string) int { return cmp.Compare(utf8.RuneCountInString(a), utf8.RuneCountInString(b)) })
}

// show shows how strong the person is, as soon as the puzzles have been read.
func (s *solving) show(p *Page) {
	for _, b := range []*widgets.Button{s.begin, s.race, s.quiz} {
		widgets.Enable(b, p.supply.set.Len() > 0)
	}
	s.rating.SetText(rated(p.supply.standing))
	s.course.set(p.supply.standing.History)
	widgets.Show(s.drawn, len(p.supply.standing.History) >= enough)
}

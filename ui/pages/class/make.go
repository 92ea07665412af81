package class

import (
	"strconv"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// bands are the ratings of puzzles from which a person chooses, from easy to hard.
var bands = [...][2]float64{{0, 1000}, {1000, 1400}, {1400, 1800}, {1800, 9999}}

// counts are how many exercises a worksheet may have.
var counts = [...]int{6, 8, 9, 12}

// bandNames names the bands.
func bandNames() (names []string) {
	for i, b := range bands {
		switch i {
		case 0:
			names = append(names, i18n.F("class.below", int(b[1])))
		case len(bands) - 1:
			names = append(names, i18n.F("class.above", int(b[0])))
		default:
			names = append(names, strconv.Itoa(int(b[0]))+"–"+strconv.Itoa(int(b[1])))
		}
	}
	return names
}

// making makes exercises from the puzzles.
type making struct{ *Page }

// make asks for a theme, a rating and a number, and makes exercises from the puzzles.
func (p making) make() {
	themes := append([]puzzles.Theme{""}, puzzles.Themes()...)
	lines := []string{i18n.T("train.any-theme")}
	for _, t := range themes[1:] {
		lines = append(lines, i18n.P(phrase.Capital(t.Phrase())))
	}
	var numbers []string
	for _, n := range counts {
		numbers = append(numbers, strconv.Itoa(n))
	}
	p.config.Pick(i18n.T("class.make"), i18n.T("class.find-theme"), lines, func(theme int) {
		p.config.Ask(lines[theme], i18n.T("class.make"), []dialogs.Options{
			{Heading: i18n.T("class.rating"), Names: bandNames(), At: 1}, {Heading: i18n.T("class.exercises"), Names: numbers, At: 2},
		}, func(chosen []int) { p.draw(themes[theme], lines[theme], bands[chosen[0]], counts[chosen[1]]) })
	})
}

// draw makes exercises from puzzles with a theme.
func (p making) draw(theme puzzles.Theme, title string, band [2]float64, n int) {
	load, draw, chess := p.config.Puzzles, p.config.Draw, p.config.Chess
	task.Go(p.making, func(*task.Task) (class.Set, error) {
		all, err := load()
		if err != nil {
			return class.Set{}, err
		}
		return drawn(all.Draw(theme, band[0], band[1], n, draw), title, chess)
	}, func(s class.Set, err error) {
		if err != nil {
			p.config.Tell(i18n.T("class.make"), i18n.Sentence(err))
			return
		}
		p.Show(s)
	})
}

// drawn makes exercises from puzzles.
func drawn(all []puzzles.Puzzle, title string, chess rules.Rules) (class.Set, error) {
	s := class.Set{Title: title}
	for _, one := range all {
		e, err := class.OfPuzzle(one, chess)
		if err != nil {
			return s, err
		}
		s.Exercises = append(s.Exercises, e)
	}
	if len(s.Exercises) == 0 {
		return s, phrase.Errorf("class.no-puzzle")
	}
	return s, nil
}

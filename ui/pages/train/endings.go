package train

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/endings"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// anyEnding is the item of a practice in which any ending may come.
const anyEnding = "endings"

// Endings are what the page needs to train endings. Without a Trainer it does not.
type Endings struct {
	Trainer  *endings.Trainer
	Complete func() bool // the tables of distances have been built; called off the thread
	Build    func()      // asks whether to build them
}

// An endingWish is what a person wants to practise outside the schedule.
type endingWish struct {
	subject string // its ID, "" for any
	demand  int
}

// A practice is the part of the first screen where the person chooses endings.
type practice struct {
	content         *fyne.Container
	begin           *widgets.Button
	subject, demand *widgets.Choice
	build           fyne.CanvasObject // offers to build the tables
}

// newPractice creates the part.
func newPractice(p *Page) *practice {
	s, wish := &practice{}, &p.supply.ending
	names, chosen, all := []string{i18n.T("train.any-ending")}, 0, endings.Subjects()
	for i, one := range all {
		names = append(names, i18n.P(phrase.Capital(one.Name)))
		if one.ID == wish.subject {
			chosen = i + 1
		}
	}
	start := func() {
		if p.supply.trainer != nil {
			p.sit(training.Endless(cmp.Or(wish.subject, anyEnding)))
		}
	}
	s.subject = newWish(reveal(p), names, chosen, func(i int) {
		if wish.subject = ""; i > 0 {
			wish.subject = all[i-1].ID
		}
	}, start)
	s.demand = newDemand(p, &wish.demand, start)
	s.begin = widgets.NewButton(i18n.T("train.practise-endings"), reveal(p), start)
	build := widgets.NewButton(i18n.T("train.build"), reveal(p), func() { p.config.Endings.Build() })
	about, offer := exercises.Note(), exercises.Note()
	about.SetText(i18n.T("train.endings-about"))
	offer.SetText(i18n.T("train.endings-build"))
	s.build = container.NewVBox(offer, widgets.UnderText(container.NewHBox(build)))
	s.content = part(i18n.T("train.endings"), about, widgets.UnderText(container.New(&widgets.Flow{}, s.begin, s.subject, s.demand)), s.build)
	return s
}

// show shows the part if endings are trained, and offers to build the tables if they are missing.
func (s *practice) show(p *Page) {
	widgets.Show(s.content, p.config.Endings.Trainer != nil)
	widgets.Enable(s.begin, p.supply.trainer != nil)
	widgets.Show(s.build, p.supply.bare)
}

// exercise returns a trial of a fresh position of an ending, nil if the item is none.
func (s *supply) exercise(sitting *training.Sitting, item string) *trial {
	if s.trainer == nil {
		return nil
	}
	demand := endings.Fitting
	if sitting.Endless {
		demand = endings.Demand(s.ending.demand)
	}
	if item == anyEnding {
		all := endings.Subjects()
		item = all[s.draw(len(all))].ID
	}
	x, ok := s.trainer.Fresh(s.rules, item, demand, s.draw)
	if !ok {
		return nil
	}
	t := &trial{rules: s.rules, ending: &run{Exercise: x}}
	if !t.ending.ask(t, *s.trainer, x.Start) {
		return nil
	}
	return t
}

// puzzled returns the answers that are to no endings: these take longer than puzzles.
func puzzled(all []training.Answer) (some []training.Answer) {
	for _, a := range all {
		if !endings.Known(a.Item) {
			some = append(some, a)
		}
	}
	return some
}

package dialogs

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A startChoice chooses among the numbered starting positions of a game. One is drawn by
// lot, and its number can be changed.
type startChoice struct {
	content *fyne.Container
	number  *widgets.Entry
	pieces  *fyne.Container // the pieces of the start
	wrong   *widgets.Wrong
	lot     *widgets.Button
	offered Offer
}

func (a *asking) newStartChoice() *startChoice {
	s := &startChoice{number: a.host.newEntry("", ""), wrong: widgets.NewWrong(), pieces: container.NewStack()}
	s.lot = a.host.newButton(i18n.T("dialogs.start-lot"), func() { s.draw() })
	s.lot.Icon = theme.ViewRefreshIcon()
	row := container.NewHBox(container.NewGridWrap(fyne.NewSize(96, s.number.MinSize().Height), s.number), s.lot)
	s.content = section(i18n.T("dialogs.start-number"), row, s.wrong, s.pieces)
	return s
}

// offer shows the choice if the game has numbered starts.
func (s *startChoice) offer(o Offer) {
	drawn := s.offered.Starts == o.Starts
	s.offered = o
	widgets.Show(s.content, o.Starts > 0)
	if o.Starts > 0 && !drawn {
		s.draw()
	}
}

// draw chooses a start by lot.
func (s *startChoice) draw() { s.number.SetText(strconv.Itoa(s.offered.Lot())) }

// chosen returns the number of the start, and false if there is none to choose or the
// text is no number of one.
func (s *startChoice) chosen() (number int, ok bool) {
	number, err := strconv.Atoi(strings.TrimSpace(s.number.Text))
	return number, s.offered.Starts > 0 && err == nil && number >= 0 && number < s.offered.Starts
}

// judge shows the start, or what is wrong with its number, and reports whether it is
// right.
func (s *startChoice) judge() bool {
	number, ok := s.chosen()
	s.pieces.RemoveAll()
	if ok && s.offered.Start != nil {
		s.pieces.Add(s.offered.Start(number))
	}
	if s.offered.Starts > 0 && !ok {
		return s.wrong.Say(i18n.F("dialogs.start-wrong", s.offered.Starts-1))
	}
	return s.wrong.Say("")
}

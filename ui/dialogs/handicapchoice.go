package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A handicapChoice chooses what one side plays without. Below it a line says who gives what,
// and who moves first.
type handicapChoice struct {
	content *fyne.Container
	choice  *widgets.Choice
	said    *widget.Label
	offered []Handicap
}

func (a *asking) newHandicapChoice() *handicapChoice {
	h := &handicapChoice{choice: a.host.newChoice([]string{i18n.T("newgame.handicap-none")}, 0), said: widgets.NewSmallText("")}
	h.content = section(i18n.T("common.handicap"), h.choice, h.said)
	return h
}

// offer shows the handicaps of a game, if it has some that can be given.
func (h *handicapChoice) offer(o Offer, given bool) {
	var names []string
	for i, handicap := range o.Handicaps {
		if i == 0 {
			handicap.Name = i18n.T("newgame.handicap-none") // says what a handicap takes away
		}
		names = append(names, handicap.Name)
	}
	h.offered = o.Handicaps
	if !slices.Equal(h.choice.Options, names) {
		h.choice.Options = names
		h.choice.SetSelectedIndex(0)
	}
	widgets.Show(h.content, given && len(names) > 1)
}

// chosen returns the index of the handicap, 0 for none.
func (h *handicapChoice) chosen() int {
	if !h.content.Visible() {
		return 0
	}
	return max(h.choice.SelectedIndex(), 0)
}

// say says who gives what, and who moves first.
func (h *handicapChoice) say(colour string, engine bool) {
	said := ""
	if i := h.chosen(); i > 0 {
		said = h.offered[i].About(colour, engine)
	}
	h.said.SetText(said)
	widgets.Show(h.said, said != "")
}

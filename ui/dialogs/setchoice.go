package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A setChoice chooses the pieces of a game that has several sets, by pictures of them. A
// person who has never seen the game must be able to read its board.
type setChoice struct {
	content *fyne.Container
	sets    *widgets.Picker
	offered []Set
	wanted  string // the ID of the last choice
	changed func()
}

// setPiece is the size of a piece on a card.
const setPiece = 36

func (a *asking) newSetChoice() *setChoice {
	s := &setChoice{sets: a.host.newPicker(i18n.T("window.pieces"), 124, 0), wanted: a.game.Set, changed: func() {}}
	s.content = section(i18n.T("window.pieces"), s.sets)
	s.sets.OnChanged = func(i int) {
		s.wanted = s.offered[i].ID
		s.changed()
	}
	return s
}

// offer shows the sets of a game, if it has several.
func (s *setChoice) offer(o Offer) {
	widgets.Show(s.content, len(o.Sets) > 0)
	if s.offered = o.Sets; len(o.Sets) == 0 {
		return
	}
	var cards []widgets.Option
	for _, set := range o.Sets {
		cards = append(cards, widgets.Option{Name: set.Name, Picture: set.Picture(setPiece)})
	}
	s.sets.Offer(max(0, slices.IndexFunc(o.Sets, func(set Set) bool { return set.ID == s.wanted })), cards...)
}

// chosen returns the chosen set, and false if the game has no choice.
func (s *setChoice) chosen() (Set, bool) {
	if len(s.offered) == 0 {
		return Set{}, false
	}
	return s.offered[s.sets.Chosen()], true
}

package dialogs

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A peopleChoice asks for the names of two people at one computer.
type peopleChoice struct {
	content *fyne.Container
	names   *pair
	flip    *widgets.Check
}

func (a *asking) newPeopleChoice() *peopleChoice {
	h, g := a.host, a.game
	p := &peopleChoice{
		names: newPair(h.newEntry(g.Names[0], ""), h.newEntry(g.Names[1], "")),
		flip:  h.newCheck(i18n.T("dialogs.turn-board-each-player"), g.AutoFlip),
	}
	p.content = section(i18n.T("dialogs.players"), p.names, p.flip)
	return p
}

// offer shows the names of a game's sides.
func (p *peopleChoice) offer(o Offer) {
	for i, line := range p.names.lines {
		line.SetPlaceHolder(o.Sides[i])
	}
}

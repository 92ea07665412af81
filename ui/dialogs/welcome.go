package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A Card is something to begin with.
type Card struct {
	Name, About string
	Picture     fyne.CanvasObject
	Do          func()
}

// Welcome offers things to begin with. One click begins; Esc closes the dialog.
func (h *Host) Welcome(title, text string, cards ...Card) *Question {
	const wide = 560
	size := h.fit(wide, 0)
	var options []option
	for _, c := range cards {
		options = append(options, option{picture: c.Picture, name: c.Name, note: c.About})
	}
	p := h.newPicker(title, min(220, (size.Width-edges)/2-look.Gap), 0, options...)
	words := caption()
	words.SetText(text)
	body := container.New(layout.NewCustomPaddedLayout(0, 4, 4, 4), container.New(layout.NewCustomPaddedVBoxLayout(look.Gap), words, p))
	for range 2 { // the first pass sets the width, so that texts wrap and the height is known
		body.Resize(fyne.NewSize(size.Width-edges, body.MinSize().Height))
	}
	scroll := container.NewVScroll(body)
	scroll.SetMinSize(fyne.NewSize(0, min(body.MinSize().Height, h.most().Height-around)))
	_, shut := h.frame(title, scroll, size, deed{i18n.T("dialogs.close"), func() {}})
	shut.Importance = widget.MediumImportance // the cards are the default, not this button
	q := &Question{h, h.open[len(h.open)-1]}
	p.pressed = func(i int) {
		q.Close()
		cards[i].Do()
	}
	p.enter = func() { p.pressed(p.at) }
	h.window.Canvas().Focus(p)
	return q
}

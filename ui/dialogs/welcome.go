package dialogs

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A Card is something to begin with.
type Card struct {
	Name, About string
	Picture     fyne.CanvasObject
	Do          func()
}

// Welcome offers things to begin with. One click begins; Esc closes the dialog.
func (h *Host) Welcome(title, text string, cards ...Card) *Question {
	var options []widgets.Option
	for _, c := range cards {
		options = append(options, widgets.Option{Picture: c.Picture, Name: c.Name, Note: c.About})
	}
	p := h.newPicker(title, 190, 0, options...)
	words := caption()
	words.SetText(text)
	body := widgets.RowsApart(look.Gap, words, p)
	s := h.frame(title, body, fyne.NewSize(560, 0), deed{i18n.T("dialogs.close"), func() {}})
	s.favour(-1) // the cards are the default, not this button
	q := &Question{h, s}
	p.OnPressed = func(i int) {
		q.Close()
		cards[i].Do()
	}
	p.OnSubmitted = func() { p.OnPressed(p.Chosen()) }
	h.window.Canvas().Focus(p)
	return q
}

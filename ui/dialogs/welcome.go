package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A Card is something to begin with.
type Card struct {
	Name, About string
	Picture     fyne.CanvasObject
	Do          func()
	Accent      bool // it is for someone who does not know where to begin
}

// Welcome offers things to begin with. One click begins. Below the cards a file can be
// opened; the last button and Esc close the dialog.
func (h *Host) Welcome(title, text string, open func(), cards ...Card) *Question {
	var options []widgets.Option
	for _, c := range cards {
		options = append(options, widgets.Option{Picture: c.Picture, Name: c.Name, Note: c.About, Accent: c.Accent})
	}
	p := h.newPicker(title, 190, 0, options...)
	p.Large = true
	words := widget.NewLabel(text)
	words.Wrapping = fyne.TextWrapWord
	body := widgets.RowsApart(look.Gap, words, p)
	s := h.frame(title, body, fyne.NewSize(640, 0), deed{i18n.T("welcome.open"), open}, deed{i18n.T("welcome.just-play"), func() {}})
	s.favour(-1) // the cards are the default, not these buttons
	s.quieten(0)
	s.buttons.Objects[0].(*widgets.Button).SetIcon(theme.FolderOpenIcon())
	q := &Question{h, s}
	p.OnPressed = func(i int) {
		q.Close()
		cards[i].Do()
	}
	p.OnSubmitted = func() { p.OnPressed(p.Chosen()) }
	h.window.Canvas().Focus(p)
	return q
}

package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A Card is something to begin with.
type Card struct {
	Name, About string
	Picture     func(high int) fyne.CanvasObject
	Do          func()
	Accent      bool // it is for someone who does not know where to begin
}

// A Switch turns a setting on and off at once.
type Switch struct {
	Name string
	On   bool
	Turn func(on bool)
}

// Welcome offers things to begin with. One click begins. Below the cards a setting can be turned
// on that some people need before anything else, and a file can be opened; the last button and Esc
// close the dialog.
func (h *Host) Welcome(title, text string, open func(), setting Switch, cards ...Card) *Question {
	p := h.newPicker(title, twoCards, 0)
	p.Large = true
	fit := func() { h.fitCards(p, cards) }
	fit()
	check := h.newCheck(setting.Name, setting.On)
	check.OnChanged = setting.Turn
	body := widgets.RowsApart(look.Gap, widgets.NewText(text), p, check)
	s := h.frame(title, body, fyne.NewSize(640, 0), deed{i18n.T("welcome.open"), open}, deed{i18n.T("welcome.just-play"), func() {}})
	s.setDefault(-1) // the cards are the default, not these buttons
	s.quieten(0)
	s.buttons.Objects[0].(*widgets.Button).SetIcon(theme.FolderOpenIcon())
	q := &Question{h, s}
	p.OnPressed = func(i int) {
		q.Close()
		cards[i].Do()
	}
	p.OnSubmitted = func() { p.OnPressed(p.Chosen()) }
	h.window.Canvas().Focus(p)
	s.fitted = fit
	s.scroll.ScrollToTop() // the focus has scrolled to the cards
	return q
}

// The smallest widths of cards two by two, on the screen of a phone as well, and of four in a row, and
// the heights of their pictures.
const (
	twoCards, twoHigh     = 190, 96
	fourCards, fourHigh   = 120, 32
	phoneCards, phoneHigh = 120, 64
	tightHigh             = 72
)

// In a window lower than lowWindow there is no room for two rows of cards. In one lower than
// tightWindow there is none for large pictures, since the names of the cards may take two lines.
// One narrower than phoneWindow would have one card in a row, and the last ones out of sight.
const lowWindow, tightWindow, phoneWindow = 560, 720, 470

// fitCards shows cards as large as the window allows.
func (h *Host) fitCards(p *widgets.Picker, cards []Card) {
	least, high := float32(twoCards), twoHigh
	switch size := h.window.Canvas().Size(); {
	case size.Height < lowWindow && size.Width > lowWindow:
		least, high = fourCards, fourHigh
	case size.Width < phoneWindow:
		least, high = phoneCards, phoneHigh
	case size.Height < tightWindow:
		high = tightHigh
	}
	var options []widgets.Option
	for _, c := range cards {
		o := widgets.Option{Name: c.Name, Note: c.About, Accent: c.Accent}
		if c.Picture != nil {
			o.Picture = c.Picture(high)
		}
		options = append(options, o)
	}
	p.SetLeast(least)
	p.Offer(p.Chosen(), options...)
}

package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/widgets"
)

// An emptyNotice explains in the middle of the page why no games are listed, and offers
// buttons that help.
type emptyNotice struct {
	content       *fyne.Container
	headline      *widget.Label
	text          *widget.Label
	other, button *widgets.Button
}

func newEmptyNotice() *emptyNotice {
	e := &emptyNotice{
		headline: widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{Bold: true}),
		text:     widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{}),
		other:    widgets.NewButton("", nil, nil),
		button:   widgets.NewButton("", nil, nil),
	}
	e.headline.SizeName = theme.SizeNameSubHeadingText
	e.text.Wrapping = fyne.TextWrapWord
	e.content = container.NewVBox(layout.NewSpacer(), e.headline, e.text, container.NewCenter(container.NewHBox(e.other, e.button)), layout.NewSpacer())
	e.content.Hide()
	return e
}

// say shows a reason and a button; do is called when the button is pressed.
func (e *emptyNotice) say(headline, text, button string, do func()) {
	e.offer(headline, text, choice{button, do})
}

// A choice is the label of a button, and what it does.
type choice struct {
	text string
	do   func()
}

// offer shows a reason and one or two buttons, the main one first.
func (e *emptyNotice) offer(headline, text string, main choice, more ...choice) {
	e.headline.SetText(headline)
	e.text.SetText(text)
	e.button.OnTapped = main.do
	e.button.SetText(main.text)
	widgets.Show(e.other, len(more) > 0)
	for _, c := range more {
		e.other.OnTapped = c.do
		e.other.SetText(c.text)
	}
	e.content.Show()
}

package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/widgets"
)

// An emptyNotice explains in the middle of the page why no games are listed, and offers a
// button that helps.
type emptyNotice struct {
	content  *fyne.Container
	headline *widget.Label
	text     *widget.Label
	button   *widgets.Button
}

func newEmptyNotice() *emptyNotice {
	e := &emptyNotice{
		headline: widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{Bold: true}),
		text:     widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{}),
		button:   widgets.NewButton("", nil, nil),
	}
	e.headline.SizeName = theme.SizeNameSubHeadingText
	e.text.Wrapping = fyne.TextWrapWord
	e.content = container.NewVBox(layout.NewSpacer(), e.headline, e.text, container.NewCenter(e.button), layout.NewSpacer())
	e.content.Hide()
	return e
}

// say shows a reason and a button; do is called when the button is pressed.
func (e *emptyNotice) say(headline, text, button string, do func()) {
	e.headline.SetText(headline)
	e.text.SetText(text)
	e.button.OnTapped = do
	e.button.SetText(button)
	e.content.Show()
}

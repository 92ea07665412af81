// Package dialogs asks a person for values: it takes values and returns one. A dialog
// decides nothing and stores nothing. All dialogs close on Esc.
package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/plain"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A Host is the window in which dialogs open.
type Host struct {
	window fyne.Window
	open   []dialog.Dialog
}

// NewHost creates the host of a window.
func NewHost(w fyne.Window) *Host { return &Host{window: w} }

// show opens a dialog and remembers it until it closes.
func (h *Host) show(d dialog.Dialog) {
	h.open = append(h.open, d)
	d.SetOnClosed(func() {
		h.open = slices.DeleteFunc(h.open, func(o dialog.Dialog) bool { return o == d })
	})
	d.Show()
}

// Escape closes the top dialog, and reports whether there was one.
func (h *Host) Escape() bool {
	if len(h.open) == 0 {
		return false
	}
	h.open[len(h.open)-1].Dismiss()
	return true
}

// A deed is the label of a button in a dialog, and what the button does.
type deed struct {
	text string
	do   func()
}

// frame shows content above buttons. The last button is the default one and has the
// focus. Every button closes the dialog before it does anything.
func (h *Host) frame(title string, content fyne.CanvasObject, size fyne.Size, deeds ...deed) (first, last *look.Button) {
	row := container.NewHBox(layout.NewSpacer())
	column := container.NewVBox()
	var d *dialog.CustomDialog
	for i, what := range deeds {
		last = h.newButton(what.text, func() {
			d.Hide()
			what.do()
		})
		if i == 0 {
			first = last
		}
		row.Add(last)
		column.Add(last)
	}
	if row.MinSize().Width > h.most().Width-edges {
		row = column
	}
	last.Importance = widget.HighImportance
	d = dialog.NewCustomWithoutButtons(title, container.NewBorder(nil, container.NewPadded(row), nil, nil, content), h.window)
	d.Resize(size)
	h.show(d)
	h.window.Canvas().Focus(last)
	return first, last
}

// question asks for a deed. The first one, which changes the least, has the focus and the
// colour of the default: Enter may have been meant for the page that the question covered.
func (h *Host) question(title, text string, deeds ...deed) {
	first, last := h.frame(title, h.paragraph(text), fyne.NewSize(min(440, h.most().Width), 0), deeds...)
	last.Importance, first.Importance = widget.MediumImportance, widget.HighImportance
	last.Refresh()
	first.Refresh()
	h.window.Canvas().Focus(first)
}

// Ask asks a question with two answers. Esc answers no.
func (h *Host) Ask(title, text, yes, no string, then func(bool)) {
	h.question(title, text, deed{no, func() { then(false) }}, deed{yes, func() { then(true) }})
}

// Tell shows a text until the person closes it.
func (h *Host) Tell(title, text string) {
	h.frame(title, h.paragraph(plain.Short(text, 2000)), fyne.NewSize(min(420, h.most().Width), 0), deed{i18n.T("dialogs.close"), func() {}})
}

// TellLong shows a long Markdown text, which scrolls.
func (h *Host) TellLong(title, markdown string) {
	text := widget.NewRichTextFromMarkdown(markdown)
	text.Wrapping = fyne.TextWrapWord
	scroll := container.NewVScroll(text)
	_, shut := h.frame(title, scroll, h.fit(580, 600), deed{i18n.T("dialogs.close"), func() {}})
	shut.Others = func(k *fyne.KeyEvent) {
		if !h.took(k) {
			scrollBy(scroll, k.Name)
		}
	}
}

// scrollBy scrolls by a line, by a page, or to an end.
func scrollBy(s *container.Scroll, key fyne.KeyName) {
	const line = 24
	at, page := s.Offset, s.Size().Height-line
	switch key {
	case fyne.KeyUp:
		at.Y -= line
	case fyne.KeyDown:
		at.Y += line
	case fyne.KeyPageUp:
		at.Y -= page
	case fyne.KeyPageDown:
		at.Y += page
	case fyne.KeyHome:
		at.Y = 0
	case fyne.KeyEnd:
		at.Y = s.Content.Size().Height
	}
	s.ScrollToOffset(at)
}

// most returns the largest size of a dialog, so that some of the window stays in sight.
func (h *Host) most() fyne.Size {
	return h.window.Canvas().Size().SubtractWidthHeight(32, 32)
}

func (h *Host) fit(width, height float32) fyne.Size {
	most := h.most()
	return fyne.NewSize(min(width, most.Width), min(height, most.Height))
}

// around is the height of a dialog's title, buttons and edges. edges is the width of its
// edges.
const (
	around = 130
	edges  = 32
)

// paragraph returns wrapped text that is as high as it needs to be.
func (h *Host) paragraph(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	l.Resize(fyne.NewSize(min(380, h.most().Width-32), 0))
	return container.NewGridWrap(fyne.NewSize(l.Size().Width, l.MinSize().Height), l)
}

// Package dialogs asks a person for values: values in, a value out. A dialog
// decides nothing and keeps nothing.
package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"
)

// A Host is the window that dialogs open in. It closes the top one on Esc.
type Host struct {
	window fyne.Window
	open   []dialog.Dialog
}

// NewHost makes the host of a window.
func NewHost(w fyne.Window) *Host { return &Host{window: w} }

// show opens a dialog and remembers it until it closes.
func (h *Host) show(d interface {
	dialog.Dialog
	SetOnClosed(func())
},
) {
	h.open = append(h.open, d)
	d.SetOnClosed(func() {
		for i, o := range h.open {
			if o == dialog.Dialog(d) {
				h.open = append(h.open[:i], h.open[i+1:]...)
				break
			}
		}
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

// Ask puts a question with two answers.
func (h *Host) Ask(title, text, yes, no string, then func(bool)) {
	d := dialog.NewCustomConfirm(title, yes, no, paragraph(text), then, h.window)
	h.show(d)
}

// Tell shows a text until it is closed.
func (h *Host) Tell(title, text string) {
	h.show(dialog.NewCustom(title, "Close", paragraph(text), h.window))
}

// TellLong shows a text of many lines, which scrolls.
func (h *Host) TellLong(title, markdown string) {
	text := widget.NewRichTextFromMarkdown(markdown)
	text.Wrapping = fyne.TextWrapWord
	d := dialog.NewCustom(title, "Close", container.NewVScroll(text), h.window)
	d.Resize(h.fit(560, 560))
	h.show(d)
}

// fit is a size that leaves some of the window in sight.
func (h *Host) fit(width, height float32) fyne.Size {
	c := h.window.Canvas().Size()
	return fyne.NewSize(min(width, c.Width-32), min(height, c.Height-32))
}

func paragraph(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return container.NewGridWrap(fyne.NewSize(360, l.MinSize().Height*float32(2+len(text)/46)), l)
}

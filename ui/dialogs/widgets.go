package dialogs

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/widgets"
)

// The widgets of a dialog scroll into sight in it, and Enter presses its default button
// where it has no other meaning.

// newEntry creates a field of one line.
func (h *Host) newEntry(text, hint string) *widgets.Entry {
	e := widgets.NewEntry(hint, h.reveal, nil)
	e.SetText(text)
	e.OnSubmitted = func(string) { h.enter() }
	return e
}

// newText creates a field of several lines.
func (h *Host) newText(text, hint string) *widgets.Entry {
	e := h.newEntry(text, hint)
	e.MultiLine, e.OnSubmitted = true, nil
	return e
}

func (h *Host) newChoice(options []string, selected int) *widgets.Choice {
	c := widgets.NewChoice(options, h.reveal, func(int) {})
	c.OnSubmitted = h.enter
	c.SetSelectedIndex(selected)
	return c
}

func (h *Host) newCheck(text string, on bool) *widgets.Check {
	c := widgets.NewCheck(text, h.reveal, nil)
	c.Checked = on
	return c
}

// newSlider creates a slider over the whole numbers from 1. Its owner sets Max.
func (h *Host) newSlider() *widgets.Slider { return widgets.NewSlider(1, 1, 1, h.reveal) }

func (h *Host) newButton(text string, do func()) *widgets.Button {
	return widgets.NewButton(text, h.reveal, do)
}

func (h *Host) newPicker(name string, least float32, at int, options ...widgets.Option) *widgets.Picker {
	return widgets.NewPicker(name, least, h.reveal, at, options...)
}

// reveal scrolls the top dialog to an object that got the focus.
func (h *Host) reveal(o fyne.CanvasObject) {
	if s := h.open.top(); s != nil && s.scroll != nil {
		widgets.ScrollTo(s.scroll, o)
	}
}

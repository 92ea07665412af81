package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Wrong is a line below a field that says what is wrong with its content.
type Wrong struct{ widget.Label }

// NewWrong creates a line that says nothing, and takes no room.
func NewWrong() *Wrong {
	w := &Wrong{}
	w.Wrapping, w.Importance = fyne.TextWrapWord, widget.DangerImportance
	w.ExtendBaseWidget(w)
	w.Hide()
	return w
}

// Say shows a text, and reports whether it is empty.
func (w *Wrong) Say(text string) (right bool) {
	w.SetText(text)
	Show(w, text != "")
	return text == ""
}

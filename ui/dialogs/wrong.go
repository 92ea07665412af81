package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A wrong is a line below a field that says what is wrong with its content.
type wrong struct{ widget.Label }

func newWrong() *wrong {
	w := &wrong{}
	w.Wrapping, w.Importance = fyne.TextWrapWord, widget.DangerImportance
	w.ExtendBaseWidget(w)
	w.Hide()
	return w
}

// say shows a text, and reports whether it is empty.
func (w *wrong) say(text string) (right bool) {
	w.SetText(text)
	look.Show(w, text != "")
	return text == ""
}

// under puts the line below its field. A form row for the line would be an empty row when
// nothing is wrong.
func under(field fyne.CanvasObject, w *wrong) fyne.CanvasObject { return column(4, field, w) }

// sentence returns an error in the person's language, "" for none.
func sentence(err error) string {
	if err == nil {
		return ""
	}
	return i18n.Sentence(err)
}

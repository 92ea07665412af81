package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A wrong is a line under a field that says what is wrong with what is written there.
type wrong struct{ widget.Label }

func newWrong() *wrong {
	w := &wrong{}
	w.Wrapping, w.Importance = fyne.TextWrapWord, widget.DangerImportance
	w.ExtendBaseWidget(w)
	w.Hide()
	return w
}

// say says it, and reports whether there is nothing to say.
func (w *wrong) say(text string) (right bool) {
	w.SetText(text)
	look.Show(w, text != "")
	return text == ""
}

// under puts the line under its field. A row of its own in a form would be empty where
// nothing is wrong.
func under(field fyne.CanvasObject, w *wrong) fyne.CanvasObject { return container.NewVBox(field, w) }

// sentence is an error as the window says it, "" for none.
func sentence(err error) string {
	if err == nil {
		return ""
	}
	return i18n.Sentence(err)
}

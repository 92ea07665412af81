package dialogs

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// under puts the line below its field. A form row for the line would be an empty row when
// nothing is wrong.
func under(field fyne.CanvasObject, w *widgets.Wrong) fyne.CanvasObject {
	return widgets.RowsApart(4, field, w)
}

// sentence returns an error in the person's language, "" for none.
func sentence(err error) string {
	if err == nil {
		return ""
	}
	return i18n.Sentence(err)
}

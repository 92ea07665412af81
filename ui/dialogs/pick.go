package dialogs

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"
)

// Pick asks for one of many lines, which can be narrowed by typing.
func (h *Host) Pick(title string, lines []string, then func(i int)) {
	shown := make([]int, len(lines))
	for i := range lines {
		shown[i] = i
	}
	var d *dialog.CustomDialog
	list := widget.NewList(
		func() int { return len(shown) },
		func() fyne.CanvasObject {
			l := widget.NewLabel("")
			l.Truncation = fyne.TextTruncateEllipsis
			return l
		},
		func(i widget.ListItemID, o fyne.CanvasObject) { o.(*widget.Label).SetText(lines[shown[i]]) },
	)
	list.OnSelected = func(i widget.ListItemID) {
		d.Hide()
		then(shown[i])
	}
	filter := widget.NewEntry()
	filter.SetPlaceHolder(fmt.Sprintf("Find among %d games", len(lines)))
	filter.OnChanged = func(text string) {
		shown = shown[:0]
		for i, l := range lines {
			if strings.Contains(strings.ToLower(l), strings.ToLower(text)) {
				shown = append(shown, i)
			}
		}
		list.UnselectAll()
		list.Refresh()
		list.ScrollToTop()
	}
	d = dialog.NewCustom(title, "Cancel", container.NewBorder(filter, nil, nil, nil, list), h.window)
	d.Resize(h.fit(640, 560))
	h.show(d)
	h.window.Canvas().Focus(filter)
}

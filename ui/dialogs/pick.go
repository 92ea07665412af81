package dialogs

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// Pick asks for one of many lines, which typing narrows down; find is the hint in the
// search field.
func (h *Host) Pick(title, find string, lines []string, then func(i int)) {
	shown := make([]int, len(lines))
	for i := range lines {
		shown[i] = i
	}
	var s *sheet
	l := widgets.NewList(
		func() int { return len(shown) },
		func() fyne.CanvasObject {
			text := widget.NewLabel("")
			text.Truncation = fyne.TextTruncateEllipsis
			return text
		},
		func(i int, o fyne.CanvasObject) { o.(*widget.Label).SetText(lines[shown[i]]) },
		func(i int) {
			s.Dismiss()
			then(shown[i])
		})
	filter := h.newEntry("", find)
	filter.OnChanged = func(text string) {
		shown = shown[:0]
		for i, line := range lines {
			if strings.Contains(strings.ToLower(line), strings.ToLower(text)) {
				shown = append(shown, i)
			}
		}
		l.Refresh()
		l.ScrollToTop()
	}
	filter.OnSubmitted = func(string) {
		if len(shown) > 0 {
			l.OnSelected(0)
		}
	}
	s = h.frameFull(title, container.NewBorder(filter, nil, nil, nil, l), fyne.NewSize(640, 580), deed{i18n.T("common.cancel"), func() {}})
	s.favour(-1) // Enter chooses a line
	h.window.Canvas().Focus(filter)
}

package dialogs

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/files/plain"
	"passedpawn/ui/i18n"
)

// lineLength is the approximate length of a line of a long text, in bytes.
const lineLength = 66

// saidLength is the length of the part of a text that is read aloud, in letters.
const saidLength = 4000

// Read shows a text of any length. Its lines are cut only when they are shown.
func (h *Host) Read(title, text string) {
	list := widget.NewList(
		func() int { return (len(text) + lineLength - 1) / lineLength },
		func() fyne.CanvasObject {
			l := widget.NewLabel("")
			l.Truncation = fyne.TextTruncateClip
			return flush(l) // no line apart from the next
		},
		func(i widget.ListItemID, o fyne.CanvasObject) {
			o.(*fyne.Container).Objects[0].(*widget.Label).SetText(lineOf(text, i))
		},
	)
	list.HideSeparators = true
	list.OnSelected = func(i widget.ListItemID) { list.Unselect(i) }
	h.frameFull(title, list, fyne.NewSize(600, 620), deed{i18n.T("dialogs.close"), func() {}}).said = plain.Short(text, saidLength)
}

// lineOf returns a line of a text. If there are words, it begins and ends between two of
// them.
func lineOf(text string, i int) string {
	from, to := lineBreak(text, i*lineLength), lineBreak(text, (i+1)*lineLength)
	return strings.Map(func(r rune) rune {
		if r < ' ' {
			return ' '
		}
		return r
	}, text[from:to])
}

// lineBreak returns a place, at or shortly after an offset, where a line may end.
func lineBreak(text string, at int) int {
	if at <= 0 || at >= len(text) {
		return max(0, min(at, len(text)))
	}
	for i := at; i < min(at+lineLength/2, len(text)); i++ {
		if text[i] == ' ' || text[i] == '\n' {
			return i + 1
		}
	}
	for at < len(text) && !utf8.RuneStart(text[at]) {
		at++
	}
	return at
}

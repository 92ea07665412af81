package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewHeading creates a bold line.
func NewHeading(text string) *widget.Label {
	return widget.NewLabelWithStyle(text, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
}

// NewText creates a text that wraps.
func NewText(text string) *widget.Label {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// NewSmallText creates a text that wraps, in small letters.
func NewSmallText(text string) *widget.Label {
	l := NewText(text)
	l.SizeName = theme.SizeNameCaptionText
	return l
}

// NewNote creates an explanation below something. It wraps, and its letters are small and
// pale.
func NewNote(text string) fyne.CanvasObject {
	style := widget.RichTextStyle{SizeName: theme.SizeNameCaptionText, ColorName: theme.ColorNamePlaceHolder}
	t := widget.NewRichText(&widget.TextSegment{Text: text, Style: style})
	t.Wrapping = fyne.TextWrapWord
	return t
}

// ScrollNotch scrolls by a notch of the wheel, for an object that has the wheel to itself
// and passes it on.
func ScrollNotch(s *container.Scroll, on bool) {
	const notch = 60
	dy := float32(notch)
	if on {
		dy = -notch
	}
	s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: dy}})
}

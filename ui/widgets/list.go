package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A List is a list of lines, with the keys that Fyne's own list lacks.
type List struct{ widget.List }

// NewList creates a list. Length, create and update are those of Fyne's list, and chosen is
// called with the index of the line that a person chooses.
func NewList(length func() int, create func() fyne.CanvasObject, update func(int, fyne.CanvasObject), chosen func(i int)) *List {
	l := &List{}
	l.Length, l.CreateItem, l.UpdateItem, l.OnSelected = length, create, update, chosen
	l.ExtendBaseWidget(l)
	return l
}

// TypedKey implements fyne.Focusable. Enter chooses the line under the cursor, as Space
// does.
func (l *List) TypedKey(k *fyne.KeyEvent) {
	switch {
	case entered(k):
		l.List.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	case k.Name == fyne.KeyHome:
		l.Highlight(0)
	case k.Name == fyne.KeyEnd:
		l.Highlight(l.Length() - 1)
	case k.Name == fyne.KeyPageUp:
		l.leap(fyne.KeyUp, -l.page())
	case k.Name == fyne.KeyPageDown:
		l.leap(fyne.KeyDown, l.page())
	case k.Name == fyne.KeyEscape, Everywhere(k):
		Pass(l, k)
	default:
		l.List.TypedKey(k)
	}
}

// page returns how many lines are in sight, less one that stays in sight.
func (l *List) page() int {
	return max(int(l.Size().Height/(l.CreateItem().MinSize().Height+theme.Padding()))-1, 1)
}

// leap moves the cursor by some lines. Fyne does not say where the cursor is, but where
// it has moved to.
func (l *List) leap(step fyne.KeyName, by int) {
	at := -1
	l.OnHighlighted = func(i widget.ListItemID) { at = i }
	l.List.TypedKey(&fyne.KeyEvent{Name: step})
	l.OnHighlighted = nil
	if at < 0 {
		return // it was at the end
	}
	if by > 0 {
		l.Highlight(min(at+by-1, l.Length()-1))
	} else {
		l.Highlight(max(at+by+1, 0))
	}
}

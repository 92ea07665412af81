package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// leastStatus is the smallest width of the message beside the buttons.
const leastStatus = 150

// pageLayout lays out the page from the top: the search, the games, the message and the
// buttons. The last two share a line if there is room for both.
type pageLayout struct{ top, games, status, buttons fyne.CanvasObject }

func (l pageLayout) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{l.top, l.games, l.status, l.buttons}
}

// mostTop is the height of the search in a window of 480. In a width that was never laid out
// it would be higher, and would make the window higher when the page is first shown.
const mostTop = 160

// MinSize implements fyne.Layout.
func (l pageLayout) MinSize([]fyne.CanvasObject) (size fyne.Size) {
	for _, o := range l.objects() {
		least := o.MinSize()
		if o == l.top {
			least.Height = min(least.Height, mostTop)
		}
		size.Width = max(size.Width, least.Width)
		size.Height += least.Height + theme.Padding()
	}
	return size
}

// Layout implements fyne.Layout.
func (l pageLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	gap, status, buttons := theme.Padding(), l.status.MinSize(), l.buttons.MinSize()
	y := size.Height - buttons.Height
	put(l.buttons, size.Width-buttons.Width, y, buttons)
	if beside := size.Width - buttons.Width - gap; beside >= status.Width+leastStatus {
		put(l.status, 0, y, fyne.NewSize(beside, buttons.Height))
	} else {
		y -= status.Height + gap
		put(l.status, 0, y, fyne.NewSize(size.Width, status.Height))
	}
	put(l.top, 0, 0, fyne.NewSize(size.Width, l.top.MinSize().Height))
	top := l.top.MinSize().Height // which depends on the width
	put(l.top, 0, 0, fyne.NewSize(size.Width, top))
	put(l.games, 0, top+gap, fyne.NewSize(size.Width, max(0, y-top-2*gap)))
}

// put moves an object to a place and gives it a size.
func put(o fyne.CanvasObject, x, y float32, size fyne.Size) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(size)
}

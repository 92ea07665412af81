package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// roomToSay is the smallest width of the message beside the buttons.
const roomToSay = 150

// sheet lays out the page from the top: the search, the games, the message and the
// buttons. The last two share a line if there is room for both.
type sheet struct{ top, games, say, buttons fyne.CanvasObject }

func (s sheet) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.top, s.games, s.say, s.buttons}
}

// MinSize implements fyne.Layout.
func (s sheet) MinSize([]fyne.CanvasObject) (size fyne.Size) {
	for _, o := range s.objects() {
		size.Width = max(size.Width, o.MinSize().Width)
		size.Height += o.MinSize().Height + theme.Padding()
	}
	return size
}

// Layout implements fyne.Layout.
func (s sheet) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	gap, say, buttons := theme.Padding(), s.say.MinSize(), s.buttons.MinSize()
	y := size.Height - buttons.Height
	put(s.buttons, size.Width-buttons.Width, y, buttons)
	if beside := size.Width - buttons.Width - gap; beside >= say.Width+roomToSay {
		put(s.say, 0, y, fyne.NewSize(beside, buttons.Height))
	} else {
		y -= say.Height + gap
		put(s.say, 0, y, fyne.NewSize(size.Width, say.Height))
	}
	put(s.top, 0, 0, fyne.NewSize(size.Width, s.top.MinSize().Height))
	top := s.top.MinSize().Height // which depends on the width
	put(s.top, 0, 0, fyne.NewSize(size.Width, top))
	put(s.games, 0, top+gap, fyne.NewSize(size.Width, max(0, y-top-2*gap)))
}

func put(o fyne.CanvasObject, x, y float32, size fyne.Size) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(size)
}

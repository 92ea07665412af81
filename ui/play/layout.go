package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// Heights and widths under which the panel does without something.
const (
	roomForTaken = 330 // captured pieces under the names
	roomForName  = 400 // the name of the opening
	besideClimb  = 220 // all but the picture of what pieces become
	roomForEntry = 190 // the line for moves
	roomForThree = 250 // buttons side by side
)

// panel lays out what is beside the board, from the top: the player above, the
// moves, the name of the opening, what the program thinks, the line for typing,
// the player below, the buttons. The moves take what is left; where little is, the less needed goes.
type panel struct {
	above, below      *playerBar
	moves             fyne.CanvasObject
	opening           *widget.Label
	named             bool // openings have names in the game on the board
	climb             *climb
	engineLine, entry fyne.CanvasObject
	buttons           [3]fyne.CanvasObject
}

func (l *panel) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{l.above.content, l.moves, l.opening, l.climb, l.engineLine, l.entry, l.below.content, l.buttons[0], l.buttons[1], l.buttons[2]}
}

// MinSize implements fyne.Layout.
func (l *panel) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(196, 186) }

// Layout implements fyne.Layout.
func (l *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap / 2
	l.above.roomy(size.Height >= roomForTaken)
	l.below.roomy(size.Height >= roomForTaken)
	look.Show(l.entry, size.Height >= roomForEntry)
	look.Show(l.opening, l.named && size.Height >= roomForName)
	l.climb.width = size.Width
	look.Show(l.climb, len(l.climb.kinds) > 0 && size.Height >= l.climb.MinSize().Height+besideClimb)
	n := 2
	if size.Width >= roomForThree && look.RowFits(l.buttons[:], size.Width) {
		n = 3
	}
	look.Show(l.buttons[2], n == 3)
	bottom := size.Height
	bottom -= l.buttons[0].MinSize().Height
	look.Row(l.buttons[:n], fyne.NewPos(0, bottom), size.Width)
	for _, o := range []fyne.CanvasObject{l.below.content, l.entry, l.engineLine, l.opening, l.climb} {
		if o.Visible() {
			high := o.MinSize().Height
			bottom -= high + gap
			o.Move(fyne.NewPos(0, bottom))
			o.Resize(fyne.NewSize(size.Width, high))
		}
	}
	top := l.above.content.MinSize().Height
	l.above.content.Move(fyne.NewPos(0, 0))
	l.above.content.Resize(fyne.NewSize(size.Width, top))
	l.moves.Move(fyne.NewPos(0, top+gap))
	l.moves.Resize(fyne.NewSize(size.Width, max(0, bottom-top-2*gap)))
}

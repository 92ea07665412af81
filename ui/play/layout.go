package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// widest is how wide the panel grows beside the board.
const widest = 380

// split lays out a board and a panel: beside it, or below it where that leaves
// the board larger. A line of text runs along the bottom.
type split struct{ board, panel, line fyne.CanvasObject }

// MinSize implements fyne.Layout.
func (s *split) MinSize([]fyne.CanvasObject) fyne.Size {
	board, panel, line := s.board.MinSize(), s.panel.MinSize(), s.line.MinSize()
	return fyne.NewSize(board.Width+panel.Width+3*look.Gap, max(board.Height, panel.Height)+line.Height+2*look.Gap)
}

// Layout implements fyne.Layout.
func (s *split) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap
	low := s.line.MinSize().Height
	width, height := size.Width-2*gap, size.Height-low-gap
	s.line.Move(fyne.NewPos(gap, size.Height-low))
	s.line.Resize(fyne.NewSize(width, low))

	panel := s.panel.MinSize()
	beside := min(width-gap-panel.Width, height)
	below := min(width, height-gap-panel.Height)
	if beside >= below {
		wide := min(width-gap-beside, widest)
		left := gap + (width-beside-gap-wide)/2 // both in the middle of a very wide window
		s.board.Move(fyne.NewPos(left, gap))
		s.board.Resize(fyne.NewSize(beside, height))
		s.panel.Move(fyne.NewPos(left+beside+gap, gap))
		s.panel.Resize(fyne.NewSize(wide, height))
		return
	}
	s.board.Move(fyne.NewPos(gap, gap))
	s.board.Resize(fyne.NewSize(width, below))
	s.panel.Move(fyne.NewPos(gap, 2*gap+below))
	s.panel.Resize(fyne.NewSize(width, height-gap-below))
}

// Heights and widths under which the panel does without something.
const (
	roomForTaken = 330 // captured pieces under the names
	roomForName  = 400 // the name of the opening
	roomForEntry = 190 // the line for moves
	roomForThree = 250 // buttons side by side
)

// panel lays out what is beside the board, from the top: the player above, the
// moves, the name of the opening, what the program thinks, the line for typing,
// the player below, the buttons. The moves take what is left; where little is, the less needed goes.
type panel struct {
	above, below *strip
	moves        fyne.CanvasObject
	naming       *widget.Label
	mind, entry  fyne.CanvasObject
	buttons      [3]fyne.CanvasObject
}

func (l *panel) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{l.above.content, l.moves, l.naming, l.mind, l.entry, l.below.content, l.buttons[0], l.buttons[1], l.buttons[2]}
}

// MinSize implements fyne.Layout.
func (l *panel) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(196, 150) }

// Layout implements fyne.Layout.
func (l *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap / 2
	l.above.roomy(size.Height >= roomForTaken)
	l.below.roomy(size.Height >= roomForTaken)
	show(l.entry, size.Height >= roomForEntry)
	show(l.naming, size.Height >= roomForName && l.naming.Text != "")
	show(l.buttons[2], size.Width >= roomForThree)

	bottom := size.Height
	n := 2
	if size.Width >= roomForThree {
		n = 3
	}
	high := l.buttons[0].MinSize().Height
	wide := (size.Width - gap*float32(n-1)) / float32(n)
	bottom -= high
	for i, b := range l.buttons[:n] {
		b.Move(fyne.NewPos(float32(i)*(wide+gap), bottom))
		b.Resize(fyne.NewSize(wide, high))
	}
	for _, o := range []fyne.CanvasObject{l.below.content, l.entry, l.mind, l.naming} {
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

func show(o fyne.CanvasObject, visible bool) {
	if visible {
		o.Show()
	} else {
		o.Hide()
	}
}

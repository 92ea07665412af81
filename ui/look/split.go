package look

import "fyne.io/fyne/v2"

// widest is how wide the panel grows beside the board.
const widest = 380

// Split is the layout of a board and a panel: beside it, or below it where that
// leaves the board larger. A line of text, unless it is hidden, runs along the
// bottom.
type Split struct{ Board, Panel, Line fyne.CanvasObject }

// MinSize implements fyne.Layout.
func (s *Split) MinSize([]fyne.CanvasObject) fyne.Size {
	board, panel, line := s.Board.MinSize(), s.Panel.MinSize(), s.Line.MinSize()
	return fyne.NewSize(board.Width+panel.Width+3*Gap, max(board.Height, panel.Height)+line.Height+2*Gap)
}

// Layout implements fyne.Layout.
func (s *Split) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = Gap
	low := float32(gap)
	if s.Line.Visible() {
		low = s.Line.MinSize().Height
	}
	width, height := size.Width-2*gap, size.Height-low-gap
	s.Line.Move(fyne.NewPos(gap, size.Height-low))
	s.Line.Resize(fyne.NewSize(width, low))

	panel := s.Panel.MinSize()
	beside := min(width-gap-panel.Width, height)
	below := min(width, height-gap-panel.Height)
	if beside >= below {
		wide := min(width-gap-beside, widest)
		left := gap + (width-beside-gap-wide)/2 // both in the middle of a very wide window
		s.Board.Move(fyne.NewPos(left, gap))
		s.Board.Resize(fyne.NewSize(beside, height))
		s.Panel.Move(fyne.NewPos(left+beside+gap, gap))
		s.Panel.Resize(fyne.NewSize(wide, height))
		return
	}
	s.Board.Move(fyne.NewPos(gap, gap))
	s.Board.Resize(fyne.NewSize(width, below))
	s.Panel.Move(fyne.NewPos(gap, 2*gap+below))
	s.Panel.Resize(fyne.NewSize(width, height-gap-below))
}

// Show shows or hides an object.
func Show(o fyne.CanvasObject, visible bool) {
	if visible {
		o.Show()
	} else {
		o.Hide()
	}
}

// Enable lets a control be used, or not.
func Enable(o fyne.Disableable, on bool) {
	if on {
		o.Enable()
	} else {
		o.Disable()
	}
}

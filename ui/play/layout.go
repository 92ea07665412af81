package play

import (
	"fyne.io/fyne/v2"

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
	beside := fyne.NewSize(board.Width+panel.Width+3*look.Gap, max(board.Height, panel.Height)+line.Height+2*look.Gap)
	return beside
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
		wide := min(max(width-gap-height, panel.Width), widest)
		board := fyne.NewSize(width-gap-wide, height)
		s.board.Move(fyne.NewPos(gap, gap))
		s.board.Resize(board)
		s.panel.Move(fyne.NewPos(2*gap+board.Width, gap))
		s.panel.Resize(fyne.NewSize(wide, height))
		return
	}
	s.board.Move(fyne.NewPos(gap, gap))
	s.board.Resize(fyne.NewSize(width, below))
	s.panel.Move(fyne.NewPos(gap, 2*gap+below))
	s.panel.Resize(fyne.NewSize(width, height-gap-below))
}

package widgets

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// widest is the greatest width of the panel beside the board.
const widest = 380

// Split is the layout of a board and a panel: the panel is beside the board, or below it
// if that makes the board larger. The status, if there is one, runs along the bottom.
type Split struct {
	Board  Fitting
	Panel  fyne.CanvasObject
	Status *Status // nil for none
}

// A Fitting knows how much of a room it fills.
type Fitting interface {
	fyne.CanvasObject
	// Fits returns its size in a room.
	Fits(room fyne.Size) fyne.Size
}

// MinSize implements fyne.Layout.
func (s *Split) MinSize([]fyne.CanvasObject) fyne.Size {
	board, panel := s.Board.MinSize(), s.Panel.MinSize()
	return fyne.NewSize(board.Width+panel.Width+3*look.Gap, max(board.Height, panel.Height)+s.low(0)+look.Gap)
}

// low returns the height of what is below board and panel.
func (s *Split) low(width float32) float32 {
	if s.Status == nil {
		return look.Gap
	}
	return s.Status.High(width)
}

// Layout implements fyne.Layout.
func (s *Split) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap
	low := s.low(size.Width)
	width, height := size.Width-2*gap, size.Height-low-gap
	if s.Status != nil {
		s.Status.Content.Move(fyne.NewPos(gap, size.Height-low))
		s.Status.Content.Resize(fyne.NewSize(width, low))
	}

	panel := s.Panel.MinSize()
	aside := s.Board.Fits(fyne.NewSize(width-gap-panel.Width, height))
	above := s.Board.Fits(fyne.NewSize(width, height-gap-panel.Height))
	if aside.Width*aside.Height >= above.Width*above.Height {
		beside := aside.Width
		wide := min(width-gap-beside, widest)
		left := gap + (width-beside-gap-wide)/2 // centre both in a very wide window
		s.Board.Move(fyne.NewPos(left, gap))
		s.Board.Resize(fyne.NewSize(beside, height))
		s.Panel.Move(fyne.NewPos(left+beside+gap, gap))
		s.Panel.Resize(fyne.NewSize(wide, height))
		return
	}
	s.Board.Move(fyne.NewPos(gap, gap))
	s.Board.Resize(fyne.NewSize(width, above.Height))
	s.Panel.Move(fyne.NewPos(gap, 2*gap+above.Height))
	s.Panel.Resize(fyne.NewSize(width, height-gap-above.Height))
}

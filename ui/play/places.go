package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// places lays out the page: the board between two players' bars, beside it on the left
// the bar of an analysis, the panel beside it, or
// below it if that makes the board larger, and the status along the bottom. The card at
// the end of a game covers the board.
type places struct {
	board  look.Fitting
	eval   fyne.CanvasObject    // the bar beside the board, if it is visible
	bars   [2]fyne.CanvasObject // above and below the board
	timed  bool                 // the game has clocks
	panel  fyne.CanvasObject
	status *look.Status
	end    fyne.CanvasObject
}

// widest returns the greatest width of the panel in a window of a width.
func widest(window float32) float32 { return min(max(380, window*0.4), 680) }

// barGap is the gap between the board and a bar.
const barGap = 4

// MinSize implements fyne.Layout.
func (l *places) MinSize([]fyne.CanvasObject) fyne.Size {
	board, panel := l.board.MinSize(), l.panel.MinSize()
	return fyne.NewSize(board.Width+panel.Width+3*look.Gap, max(board.Height+2*(lowBar+barGap), panel.Height)+l.status.High(0)+2*look.Gap)
}

// Layout implements fyne.Layout.
func (l *places) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap
	low := l.status.High(size.Width)
	l.status.Content.Move(fyne.NewPos(gap, size.Height-low))
	l.status.Content.Resize(fyne.NewSize(size.Width-2*gap, low))

	bar := barHeight(size.Height, l.timed)
	room := fyne.NewSize(size.Width-2*gap, size.Height-low-gap)
	bars, panel := 2*(bar+barGap), l.panel.MinSize()
	eval := float32(0)
	if l.eval.Visible() {
		eval = evalWide + evalGap
	}
	aside := l.board.Fits(fyne.NewSize(room.Width-eval-gap-panel.Width, room.Height-bars))
	above := l.board.Fits(fyne.NewSize(room.Width-eval, room.Height-gap-panel.Height-bars))
	if aside.Width*aside.Height >= above.Width*above.Height {
		wide := min(room.Width-eval-gap-aside.Width, widest(size.Width))
		at := fyne.NewPos(gap+eval+(room.Width-eval-aside.Width-gap-wide)/2, gap) // centre both in a very wide window
		high := l.edged(at, aside, bar)
		l.panel.Move(at.AddXY(aside.Width+gap, 0))
		l.panel.Resize(fyne.NewSize(wide, max(high, room.Height)))
		if aside.Height < room.Height-bars { // nothing is below the board, so end the panel with it
			l.panel.Resize(fyne.NewSize(wide, high))
		}
		return
	}
	high := l.edged(fyne.NewPos(gap+eval+(room.Width-eval-above.Width)/2, gap), above, bar)
	l.panel.Move(fyne.NewPos(gap, gap+high+gap))
	l.panel.Resize(fyne.NewSize(room.Width, room.Height-gap-high))
}

// edged places the board and its bars, and returns their height.
func (l *places) edged(at fyne.Position, board fyne.Size, bar float32) float32 {
	for i, y := range []float32{0, bar + barGap + board.Height + barGap} {
		l.bars[i].Move(at.AddXY(0, y))
		l.bars[i].Resize(fyne.NewSize(board.Width, bar))
	}
	for _, o := range []fyne.CanvasObject{l.board, l.end} {
		o.Move(at.AddXY(0, bar+barGap))
		o.Resize(board)
	}
	l.eval.Move(at.AddXY(-evalWide-evalGap, bar+barGap))
	l.eval.Resize(fyne.NewSize(evalWide, board.Height))
	return board.Height + 2*(bar+barGap)
}

package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// places lays out the page: the board with a bar at each of its two edges, the panel
// beside it, or below it where that leaves the board larger, and along the bottom what
// there is to say. The card at the end of a game lies over the board.
type places struct {
	board  look.Fitting
	bars   [2]fyne.CanvasObject // above, below
	timed  bool                 // a game with clocks
	panel  fyne.CanvasObject
	status *status
	end    fyne.CanvasObject
}

// widest is how wide the panel grows for a width of the window.
func widest(window float32) float32 { return min(max(380, window*0.4), 680) }

// barGap is between the board and a bar.
const barGap = 4

// MinSize implements fyne.Layout.
func (l *places) MinSize([]fyne.CanvasObject) fyne.Size {
	board, panel := l.board.MinSize(), l.panel.MinSize()
	return fyne.NewSize(board.Width+panel.Width+3*look.Gap, max(board.Height+2*(lowBar+barGap), panel.Height)+l.status.height(0)+2*look.Gap)
}

// Layout implements fyne.Layout.
func (l *places) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap
	low := l.status.height(size.Width)
	l.status.content.Move(fyne.NewPos(gap, size.Height-low))
	l.status.content.Resize(fyne.NewSize(size.Width-2*gap, low))

	bar := barHeight(size.Height, l.timed)
	room := fyne.NewSize(size.Width-2*gap, size.Height-low-gap)
	bars, panel := 2*(bar+barGap), l.panel.MinSize()
	aside := l.board.Fits(fyne.NewSize(room.Width-gap-panel.Width, room.Height-bars))
	above := l.board.Fits(fyne.NewSize(room.Width, room.Height-gap-panel.Height-bars))
	if aside.Width*aside.Height >= above.Width*above.Height {
		wide := min(room.Width-gap-aside.Width, widest(size.Width))
		at := fyne.NewPos(gap+(room.Width-aside.Width-gap-wide)/2, gap) // in the middle of a very wide window
		high := l.edged(at, aside, bar)
		l.panel.Move(at.AddXY(aside.Width+gap, 0))
		l.panel.Resize(fyne.NewSize(wide, max(high, room.Height)))
		if aside.Height < room.Height-bars { // nothing below the board: they end together
			l.panel.Resize(fyne.NewSize(wide, high))
		}
		return
	}
	high := l.edged(fyne.NewPos(gap+(room.Width-above.Width)/2, gap), above, bar)
	l.panel.Move(fyne.NewPos(gap, gap+high+gap))
	l.panel.Resize(fyne.NewSize(room.Width, room.Height-gap-high))
}

// edged puts the board with its bars at a place, and tells how high they are.
func (l *places) edged(at fyne.Position, board fyne.Size, bar float32) float32 {
	for i, y := range []float32{0, bar + barGap + board.Height + barGap} {
		l.bars[i].Move(at.AddXY(0, y))
		l.bars[i].Resize(fyne.NewSize(board.Width, bar))
	}
	for _, o := range []fyne.CanvasObject{l.board, l.end} {
		o.Move(at.AddXY(0, bar+barGap))
		o.Resize(board)
	}
	return board.Height + 2*(bar+barGap)
}

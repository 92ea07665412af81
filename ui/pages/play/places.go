package play

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// places lays out the page: the board between two players' bars, the panel beside it, or
// below it if that makes the board larger, and the status along the bottom. The card at
// the end of a game covers the board. The evaluation bar has a place of its own between
// the board and a panel beside it. If the panel is below, it takes the free space beside the
// board or, if there is none, the top of the panel. The board stays where it is when an
// analysis starts or ends.
type places struct {
	board  widgets.Fitting
	eval   fyne.CanvasObject    // the evaluation bar
	bars   [2]fyne.CanvasObject // above and below the board
	timed  bool                 // the game has clocks
	panel  fyne.CanvasObject
	status *widgets.Status
	end    *endCard
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
	say := func(x, width float32) {
		l.status.Content.Move(fyne.NewPos(x, size.Height-low))
		l.status.Content.Resize(fyne.NewSize(width, low))
	}
	bar := barHeight(size.Height, l.timed)
	room := fyne.NewSize(size.Width-2*gap, size.Height-low-gap)
	bars, panel := 2*(bar+barGap), l.panel.MinSize()
	const between = evalGap + evalWide + gap
	aside := l.board.Fits(fyne.NewSize(room.Width-between-panel.Width, room.Height-bars))
	above, narrowBar := l.above(room, bar)
	if aside.Width*aside.Height >= above.Width*above.Height {
		wide := min(room.Width-between-aside.Width, widest(size.Width))
		at := fyne.NewPos(gap+(room.Width-aside.Width-between-wide)/2, gap) // centre both in a very wide window
		say(at.X, aside.Width+between+wide)
		high := l.edged(at, aside, bar)
		l.eval.Move(at.AddXY(aside.Width+evalGap, bar+barGap))
		l.eval.Resize(fyne.NewSize(evalWide, aside.Height))
		if aside.Height > room.Height-bars-wholePixels { // otherwise nothing is below the board, so end the panel with it
			high = max(high, room.Height)
		}
		l.beside(at.AddXY(aside.Width+between, 0), fyne.NewSize(wide, high))
		return
	}
	l.end.beside = false
	at := fyne.NewPos(gap+(room.Width-above.Width)/2, gap)
	high := l.edged(at, above, narrowBar)
	free := at.X-gap >= evalGap+evalWide
	if free {
		l.eval.Move(at.AddXY(above.Width+evalGap, bar+barGap))
		l.eval.Resize(fyne.NewSize(evalWide, above.Height))
	}
	left, wide := float32(gap), room.Width
	if room.Width-above.Width <= nearly { // one left edge, and one right edge
		left, wide = at.X, above.Width
	}
	say(left, wide)
	l.below(fyne.NewPos(left, gap+high+gap), fyne.NewSize(wide, room.Height-gap-high), !free)
}

// above returns the size of a board above the panel, and the height of its bars. If low bars
// and a panel with one row of moves let the board take the width of the window, it does.
func (l *places) above(room fyne.Size, bar float32) (board fyne.Size, bars float32) {
	fits := func(panel, bar float32) fyne.Size {
		return l.board.Fits(fyne.NewSize(room.Width, room.Height-look.Gap-panel-2*(bar+barGap)))
	}
	panel := l.panel.MinSize().Height
	if whole := fits(oneRow, lowBar); panel <= lowPanel && room.Width >= rowWide && room.Width-whole.Width <= wholePixels {
		return whole, min(bar, max(lowBar, (room.Height-look.Gap-lowPanel-whole.Height)/2-barGap))
	}
	return fits(panel, bar), bar
}

// The height of a panel with one row of icons and one row of moves, and the width that the
// icons need.
const (
	oneRow  = 78
	rowWide = 420
)

// nearly is the width that a board lacks at most if it has the width of the window.
const nearly = 48

// wholePixels is the height that a board lacks because its squares are whole pixels.
const wholePixels = 12

// beside places the panel beside the board, and the card at the end of a game above it.
func (l *places) beside(at fyne.Position, size fyne.Size) {
	if l.end.beside = size.Height >= roomForCard; l.end.beside && l.end.opened() {
		high := (&endLayout{l.end}).height(size.Width)
		l.end.content.Move(at)
		l.end.content.Resize(fyne.NewSize(size.Width, high))
		at.Y += high + look.Gap
		size.Height -= high + look.Gap
	}
	l.panel.Move(at)
	l.panel.Resize(size)
}

// roomForCard is the height of a panel from which it has room for the card.
const roomForCard = 420

// below places the panel below the board. Its first line is the evaluation bar if that is
// visible and has no place beside the board.
func (l *places) below(at fyne.Position, size fyne.Size, eval bool) {
	if eval {
		l.eval.Move(at)
		l.eval.Resize(fyne.NewSize(size.Width, evalHigh))
	}
	if eval && l.eval.Visible() {
		at.Y += evalHigh + evalGap
		size.Height -= evalHigh + evalGap
	}
	l.panel.Move(at)
	l.panel.Resize(size)
}

// edged places the board and its bars, and returns their height.
func (l *places) edged(at fyne.Position, board fyne.Size, bar float32) float32 {
	for i, y := range []float32{0, bar + barGap + board.Height + barGap} {
		l.bars[i].Move(at.AddXY(0, y))
		l.bars[i].Resize(fyne.NewSize(board.Width, bar))
	}
	for _, o := range []fyne.CanvasObject{l.board, l.end.content} {
		o.Move(at.AddXY(0, bar+barGap))
		o.Resize(board)
	}
	return board.Height + 2*(bar+barGap)
}

package gamelist

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// A bar is the line between two panes. Dragging it gives one of them more room.
type bar struct {
	widget.BaseWidget
	upright bool           // it is between a left and a right pane
	part    float32        // of the room that the first pane has while the bar is dragged, or else 0
	placed  func() float32 // the part where a person left the bar, 0 if nobody dragged it
	moved   func()
	place   func(part float32)
	shared  area // the room of both panes
	hovered bool
}

var (
	_ fyne.Draggable     = (*bar)(nil)
	_ desktop.Cursorable = (*bar)(nil)
	_ desktop.Hoverable  = (*bar)(nil)
)

// newBar returns a bar. moved is called while it is dragged, and place at the end.
func newBar(placed func() float32, moved func(), place func(part float32)) *bar {
	b := &bar{placed: placed, moved: moved, place: place}
	b.ExtendBaseWidget(b)
	return b
}

// thick is the width of a bar, of which a hairline is drawn.
const thick = 9

// share shares a room between two panes. The first one has the usual length until the bar
// is dragged. Each has its least length if there is room for both.
func (b *bar) share(room area, usual, leastFirst, leastSecond float32) (first, second area) {
	b.shared = room
	all := b.along(room.size)
	length := usual
	if part := cmp.Or(b.part, b.placed()); part > 0 {
		length = part * all
	}
	length = max(min(length, all-thick-leastSecond), min(leastFirst, all/2))
	rest := max(0, all-length-thick)
	first, second, line := room, room, room
	if b.upright {
		first.size.Width, second.size.Width, line.size.Width = length, rest, thick
		line.at.X += length
		second.at.X += length + thick
	} else {
		first.size.Height, second.size.Height, line.size.Height = length, rest, thick
		line.at.Y += length
		second.at.Y += length + thick
	}
	line.take(b)
	return first, second
}

// along returns the length of a size in the direction in which the bar moves.
func (b *bar) along(s fyne.Size) float32 {
	if b.upright {
		return s.Width
	}
	return s.Height
}

// Dragged implements fyne.Draggable.
func (b *bar) Dragged(e *fyne.DragEvent) {
	at := b.Position().Subtract(b.shared.at).Add(e.Dragged)
	if all := b.along(b.shared.size); all > 0 {
		b.part = min(max(b.along(fyne.NewSize(at.X, at.Y))/all, 0.01), 1)
		b.moved()
	}
}

// DragEnd implements fyne.Draggable.
func (b *bar) DragEnd() {
	if part := b.part; part > 0 {
		b.place(part)
		b.part = 0
	}
}

// Cursor implements desktop.Cursorable.
func (b *bar) Cursor() desktop.Cursor {
	if b.upright {
		return desktop.HResizeCursor
	}
	return desktop.VResizeCursor
}

// MouseIn implements desktop.Hoverable.
func (b *bar) MouseIn(*desktop.MouseEvent) { b.hovered = true; b.Refresh() }

// MouseMoved implements desktop.Hoverable.
func (b *bar) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *bar) MouseOut() { b.hovered = false; b.Refresh() }

// MinSize implements fyne.CanvasObject.
func (b *bar) MinSize() fyne.Size { return fyne.NewSquareSize(thick) }

// CreateRenderer implements fyne.Widget.
func (b *bar) CreateRenderer() fyne.WidgetRenderer { return look.NewDrawing(b, b.draw) }

func (b *bar) draw(d *look.Drawing) {
	wide, colour := float32(1), theme.ColorNameSeparator
	if b.hovered {
		wide, colour = 3, theme.ColorNamePrimary
	}
	size := b.Size()
	if b.upright {
		d.Add(canvas.NewRectangle(theme.Color(colour)), fyne.NewPos((size.Width-wide)/2, 0), fyne.NewSize(wide, size.Height))
		return
	}
	d.Add(canvas.NewRectangle(theme.Color(colour)), fyne.NewPos(0, (size.Height-wide)/2), fyne.NewSize(size.Width, wide))
}

package gamelist

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/widgets"
)

// A divider is the line between two panes. Dragging it gives one of them more room.
type divider struct {
	widget.BaseWidget
	upright bool           // it is between a left and a right pane
	part    float32        // of the room that the first pane has while it is dragged, or else 0
	placed  func() float32 // the part where a person left it, 0 if nobody dragged it
	moved   func()
	place   func(part float32)
	shared  area // the room of both panes
	hovered bool
}

var (
	_ fyne.Draggable     = (*divider)(nil)
	_ desktop.Cursorable = (*divider)(nil)
	_ desktop.Hoverable  = (*divider)(nil)
)

// newDivider returns a divider. moved is called while it is dragged, and place at the end.
func newDivider(placed func() float32, moved func(), place func(part float32)) *divider {
	b := &divider{placed: placed, moved: moved, place: place}
	b.ExtendBaseWidget(b)
	return b
}

// dividerWidth is the width of a divider, of which a hairline is drawn.
const dividerWidth = 9

// share shares a room between two panes. The first one has the usual length until the
// divider is dragged. Each has its least length if there is room for both.
func (b *divider) share(room area, usual, leastFirst, leastSecond float32) (first, second area) {
	b.shared = room
	all := b.along(room.size)
	length := usual
	if part := cmp.Or(b.part, b.placed()); part > 0 {
		length = part * all
	}
	length = max(min(length, all-dividerWidth-leastSecond), min(leastFirst, all/2))
	rest := max(0, all-length-dividerWidth)
	first, second, line := room, room, room
	if b.upright {
		first.size.Width, second.size.Width, line.size.Width = length, rest, dividerWidth
		line.at.X += length
		second.at.X += length + dividerWidth
	} else {
		first.size.Height, second.size.Height, line.size.Height = length, rest, dividerWidth
		line.at.Y += length
		second.at.Y += length + dividerWidth
	}
	line.take(b)
	return first, second
}

// along returns the length of a size in the direction in which the divider moves.
func (b *divider) along(s fyne.Size) float32 {
	if b.upright {
		return s.Width
	}
	return s.Height
}

// Dragged implements fyne.Draggable.
func (b *divider) Dragged(e *fyne.DragEvent) {
	at := b.Position().Subtract(b.shared.at).Add(e.Dragged)
	if all := b.along(b.shared.size); all > 0 {
		b.part = min(max(b.along(fyne.NewSize(at.X, at.Y))/all, 0.01), 1)
		b.moved()
	}
}

// DragEnd implements fyne.Draggable.
func (b *divider) DragEnd() {
	if part := b.part; part > 0 {
		b.place(part)
		b.part = 0
	}
}

// Cursor implements desktop.Cursorable.
func (b *divider) Cursor() desktop.Cursor {
	if b.upright {
		return desktop.HResizeCursor
	}
	return desktop.VResizeCursor
}

// MouseIn implements desktop.Hoverable.
func (b *divider) MouseIn(*desktop.MouseEvent) { b.hovered = true; b.Refresh() }

// MouseMoved implements desktop.Hoverable.
func (b *divider) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *divider) MouseOut() { b.hovered = false; b.Refresh() }

// MinSize implements fyne.CanvasObject.
func (b *divider) MinSize() fyne.Size { return fyne.NewSquareSize(dividerWidth) }

// CreateRenderer implements fyne.Widget.
func (b *divider) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(b, b.draw) }

func (b *divider) draw(d *widgets.Drawing) {
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

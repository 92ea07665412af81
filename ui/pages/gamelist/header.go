package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A header names the columns. A click on one sorts by it, and a second click reverses the
// order.
type header struct {
	widget.BaseWidget
	list    *list
	hovered int     // column, -1 for none
	edge    bool    // the pointer is on the right edge of a column
	dragged dragged // the column whose edge is being dragged
}

func newHeader(l *list) *header {
	h := &header{list: l, hovered: -1}
	h.ExtendBaseWidget(h)
	return h
}

// at returns the column at a place, -1 for none.
func (h *header) at(x float32) int {
	for i, c := range h.list.cells(h.Size().Width) {
		if x >= c.x && x < c.x+c.width {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (h *header) Tapped(e *fyne.PointEvent) {
	if i := h.at(e.Position.X); i >= 0 && h.edgeAt(e.Position.X) < 0 {
		h.list.sortBy(h.list.cells(h.Size().Width)[i].of)
	}
}

// MouseIn implements desktop.Hoverable.
func (h *header) MouseIn(e *desktop.MouseEvent) { h.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (h *header) MouseMoved(e *desktop.MouseEvent) {
	h.edge = h.edgeAt(e.Position.X) >= 0
	if i := h.at(e.Position.X); i != h.hovered {
		h.hovered = i
		h.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (h *header) MouseOut() { h.hovered = -1; h.Refresh() }

// Cursor implements desktop.Cursorable.
func (h *header) Cursor() desktop.Cursor {
	if h.edge {
		return desktop.HResizeCursor
	}
	return desktop.PointerCursor
}

// MinSize implements fyne.CanvasObject.
func (h *header) MinSize() fyne.Size { return fyne.NewSize(300, rowHeight()) }

// CreateRenderer implements fyne.Widget.
func (h *header) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(h, h.draw) }

// draw writes the titles.
func (h *header) draw(d *widgets.Drawing) {
	l, size := h.list, h.Size()
	d.Add(canvas.NewRectangle(theme.Color(theme.ColorNameSeparator)), fyne.NewPos(0, size.Height-1), fyne.NewSize(size.Width, 1))
	for i, c := range l.cells(size.Width) {
		title, colour := i18n.T(c.title), theme.Color(theme.ColorNamePlaceHolder)
		if l.order.Sorted && l.order.By == c.of {
			title += map[bool]string{false: " ↑", true: " ↓"}[l.order.Down]
		}
		if l.order.Sorted && l.order.By == c.of || i == h.hovered {
			colour = theme.Color(theme.ColorNameForeground)
		}
		text := canvas.NewText(title, colour)
		text.TextSize = theme.CaptionTextSize()
		high := text.MinSize().Height
		d.Add(text, fyne.NewPos(c.x+pad, (size.Height-high)/2), fyne.NewSize(c.width-2*pad, high))
	}
}

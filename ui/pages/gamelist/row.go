package gamelist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A row is a game in the list. A click selects it, a click with Ctrl or Shift adds to the
// selection, and a double click opens the game.
type row struct {
	widget.BaseWidget
	list    *list
	at      int // place in the list
	hovered bool
	back    *canvas.Rectangle
	texts   []*canvas.Text
}

var (
	_ desktop.Mouseable      = (*row)(nil)
	_ desktop.Hoverable      = (*row)(nil)
	_ fyne.SecondaryTappable = (*row)(nil)
)

func newRow(l *list) *row {
	r := &row{}
	r.build(l)
	r.ExtendBaseWidget(r)
	return r
}

// build makes its parts.
func (r *row) build(l *list) {
	r.list, r.back = l, canvas.NewRectangle(nil)
	for range columns {
		r.texts = append(r.texts, canvas.NewText("", nil))
	}
}

// show shows the game at a place of the list.
func (r *row) show(at int) {
	r.at, r.hovered = at, false
	r.Refresh()
}

func rowHeight() float32 { return look.RowHeight(theme.TextSize() * 1.9) }

// MinSize implements fyne.CanvasObject.
func (r *row) MinSize() fyne.Size { return fyne.NewSize(300, rowHeight()) }

// MouseDown implements desktop.Mouseable.
func (r *row) MouseDown(e *desktop.MouseEvent) { r.list.press(r.at, e) }

// MouseUp implements desktop.Mouseable.
func (r *row) MouseUp(*desktop.MouseEvent) { r.list.release() }

// TappedSecondary implements fyne.SecondaryTappable.
func (r *row) TappedSecondary(e *fyne.PointEvent) { r.list.popUp(r.at, e.AbsolutePosition) }

// MouseIn implements desktop.Hoverable.
func (r *row) MouseIn(*desktop.MouseEvent) { r.hovered = true; r.Refresh() }

// MouseMoved implements desktop.Hoverable.
func (r *row) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (r *row) MouseOut() { r.hovered = false; r.Refresh() }

// Describe implements accessible.Described.
func (r *row) Describe() access.Node {
	l := r.list
	selected := r.at < len(l.rows) && l.selection.has(l.rows[r.at])
	n := access.Node{
		Role: access.ListItem, States: access.Selectable.With(access.Focused, l.selection.cursor == r.at).With(access.Selected, selected),
	}
	for _, t := range r.texts {
		if t.Text != "" {
			n.Name = strings.TrimPrefix(n.Name+", "+t.Text, ", ")
		}
	}
	return n
}

// CreateRenderer implements fyne.Widget.
func (r *row) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(r, r.draw) }

// draw writes the columns that fit.
func (r *row) draw(d *widgets.Drawing) {
	l, size := r.list, r.Size()
	if r.at >= len(l.rows) {
		return
	}
	game := l.rows[r.at]
	r.back.CornerRadius, r.back.FillColor, r.back.StrokeWidth = 4, nil, 0
	switch {
	case l.selection.has(game):
		r.back.FillColor = theme.Color(theme.ColorNameSelection)
	case r.hovered:
		r.back.FillColor = theme.Color(theme.ColorNameHover)
	}
	if r.at == l.selection.cursor && l.body.focused {
		r.back.StrokeColor, r.back.StrokeWidth = theme.Color(theme.ColorNamePrimary), 1.5
	}
	d.Add(r.back, fyne.Position{}, size)
	cells := l.cells(size.Width)
	for i, text := range l.texts(r.at, cells) {
		c, t := cells[i], r.texts[i]
		x := c.x + pad
		if rest, starred := strings.CutPrefix(text, "★ "); starred { // a font may not have the star
			side := theme.CaptionTextSize()
			d.Add(look.Star(side), fyne.NewPos(x, (size.Height-side)/2), fyne.NewSquareSize(side))
			text, x = rest, x+side+pad/2
		}
		t.Text = text
		t.TextSize, t.Color = theme.TextSize(), theme.Color(theme.ColorNameForeground)
		high := t.MinSize().Height
		d.Add(t, fyne.NewPos(x, (size.Height-high)/2), fyne.NewSize(c.width-2*pad, high))
	}
}

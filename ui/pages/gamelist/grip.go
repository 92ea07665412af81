package gamelist

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/widgets"
)

// A grip is what the mouse does with the games while its button is down: a click selects, and
// moving drags the selected games.
type grip struct {
	row      int32  // that was pressed
	held     bool   // the button is down
	waiting  func() // selects if it turns out to be a click, nil if that has been done
	dragging bool
}

// hold begins with a press on a game. A click on a selected game may mean all selected ones,
// to be dragged, so it selects only when the button is released.
func (l *list) hold(at int, more, through bool) {
	row := l.rows[at]
	l.grip = grip{row: row, held: true}
	choose := func() {
		if at < len(l.rows) && l.rows[at] == row {
			l.selectAt(at, more, through)
		}
	}
	if l.selection.has(row) && !through && (more || l.selection.count > 1) {
		l.grip.waiting = choose
		return
	}
	choose()
}

// release ends a click, and leaves the end of a drag to dragged.
func (l *list) release() {
	if g := l.grip; !g.dragging {
		l.grip = grip{}
		if g.waiting != nil {
			g.waiting()
		}
	}
}

// drag begins to drag the selected games, unless that has begun. A drag over the games that
// began elsewhere drags none.
func (l *list) drag() {
	if !l.grip.held || l.grip.dragging {
		return
	}
	l.grip.dragging, l.clicked = true, -1 // the next press is no double click
	if l.selection.has(l.grip.row) {
		l.page.drag()
	}
}

// dragged ends a drag. The list keeps the focus, which Fyne takes from it when the button is
// released elsewhere.
func (l *list) dragged() {
	if l.grip.dragging {
		l.grip = grip{}
		l.focus()
	}
}

// A draggableRow is a row where games can be dragged out of the window. Elsewhere rows take no
// drags: with a finger on a screen, a drag scrolls.
type draggableRow struct{ row }

var _ fyne.Draggable = (*draggableRow)(nil)

func newDraggableRow(l *list) *draggableRow {
	r := &draggableRow{}
	r.build(l)
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer implements fyne.Widget.
func (r *draggableRow) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(r, r.draw) }

// Dragged implements fyne.Draggable.
func (r *draggableRow) Dragged(*fyne.DragEvent) { r.list.drag() }

// DragEnd implements fyne.Draggable.
func (r *draggableRow) DragEnd() { r.list.dragged() }

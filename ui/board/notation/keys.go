package notation

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/widgets"
)

// rows is the widget that contains the lines and takes the keys, which start from the
// move on the board.
type rows struct {
	widgets.Roll
	of   *List
	ring *canvas.Rectangle // shows that it has the focus
}

func newRows(l *List) *rows {
	r := &rows{of: l, ring: canvas.NewRectangle(nil)}
	r.Create = func() fyne.CanvasObject { return newLine(l) }
	r.Update = func(i int, o fyne.CanvasObject) { o.(*line).show(l.rows[i]) }
	r.Height = l.high
	r.Whole = func(i int) bool { return l.rows[i].number != "" || l.rows[i].ends() }
	r.SetHeights(nil)
	r.ring.StrokeWidth, r.ring.CornerRadius = 2, 4
	r.ring.Hide()
	r.ExtendBaseWidget(r)
	return r
}

// FocusGained implements fyne.Focusable.
func (r *rows) FocusGained() {
	r.ring.StrokeColor = theme.Color(theme.ColorNamePrimary)
	r.ring.Show()
}

// FocusLost implements fyne.Focusable.
func (r *rows) FocusLost() { r.ring.Hide() }

// TypedRune implements fyne.Focusable: a move can be typed here too.
func (r *rows) TypedRune(c rune) {
	if c != ' ' {
		r.of.config.Rune(c)
	}
}

// leap is how many rows PageUp and PageDown move.
const leap = 8

// TypedKey implements fyne.Focusable. Up and Down move from row to row, and Enter and
// Space return to the board. All other keys mean the same as on the board.
func (r *rows) TypedKey(k *fyne.KeyEvent) {
	l := r.of
	switch k.Name {
	case fyne.KeyUp:
		l.step(-1)
	case fyne.KeyDown:
		l.step(1)
	case fyne.KeyPageUp:
		l.step(-leap)
	case fyne.KeyPageDown:
		l.step(leap)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyEscape:
		l.config.Leave()
	case desktop.KeyMenu:
		if _, bottom, found := l.place(); found {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(r)
			l.config.Menu(l.current, at.AddXY(numberWidth, bottom-r.GetScrollOffset()))
		}
	default:
		l.config.Key(k.Name)
	}
}

// step moves up or down by a number of lines with moves, or as far as possible. It
// browses to the move there that is horizontally nearest to the one on the board.
func (l *List) step(lines int) {
	way := 1
	if lines < 0 {
		way = -1
	}
	at, _ := l.row()
	var here run
	for _, u := range l.runs(max(at, 0)) {
		if u.kind == move && u.path.Equal(l.current) {
			here = u
		}
	}
	to := here
	for ; lines != 0; lines -= way {
		next, row, found := l.beside(at, to.y, here.x, way)
		if !found {
			break
		}
		to, at = next, row
	}
	if to.path != nil && !to.path.Equal(l.current) {
		l.config.Browse(to.path)
	}
}

// beside returns the move on the next line with moves, up or down, that is nearest to x.
func (l *List) beside(at int, y, x float32, way int) (to run, row int, found bool) {
	for i := max(at, 0); i >= 0 && i < len(l.rows); i += way {
		for _, u := range l.runs(i) {
			if u.kind != move || u.path == nil || i == at && (u.y-y)*float32(way) <= 0 {
				continue
			}
			closer := (to.y - u.y) * float32(way)
			if !found || closer > 0 || closer == 0 && max(u.x-x, x-u.x) < max(to.x-x, x-to.x) {
				to, row, found = u, i, true
			}
		}
		if found {
			break
		}
	}
	return to, row, found
}

// runs returns the runs of a row, as laid out.
func (l *List) runs(i int) []run {
	if i >= len(l.rows) {
		return nil
	}
	o := &line{list: l, row: l.rows[i], width: l.width}
	o.lay()
	return o.runs
}

package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/ui/widgets"
)

// pick points at a move in sight.
func (l *lineList) pick(t token) {
	if l.picked && l.at == t.spot {
		return
	}
	l.at, l.picked = t.spot, true
	l.Refresh()
	l.config.point(l.rows[t.row], t.ply, t.at)
}

// unpick points at no move, and shows what has been found meanwhile.
func (l *lineList) unpick() {
	if !l.picked {
		return
	}
	l.picked = false
	l.config.leave()
	if l.held {
		l.rows, l.next, l.held = l.next, nil, false
	}
	l.Refresh()
}

// under returns the move at a place of the widget.
func (l *lineList) under(at fyne.Position) (token, bool) {
	for _, t := range l.tokens {
		if at.X >= t.at.X && at.X < t.at.X+t.size.Width && at.Y >= t.at.Y && at.Y < t.at.Y+t.size.Height {
			return t, true
		}
	}
	return token{}, false
}

// MouseIn implements desktop.Hoverable.
func (l *lineList) MouseIn(e *desktop.MouseEvent) { l.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (l *lineList) MouseMoved(e *desktop.MouseEvent) {
	if t, ok := l.under(e.Position); ok {
		l.pick(t)
		return
	}
	l.unpick()
}

// MouseOut implements desktop.Hoverable.
func (l *lineList) MouseOut() { l.unpick() }

// Cursor implements desktop.Cursorable.
func (l *lineList) Cursor() desktop.Cursor {
	if l.picked {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// Tapped implements fyne.Tappable.
func (l *lineList) Tapped(e *fyne.PointEvent) {
	if t, ok := l.under(e.Position); ok {
		row := l.rows[t.row]
		l.unpick()
		l.config.add(row, t.ply)
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (l *lineList) TappedSecondary(e *fyne.PointEvent) {
	if t, ok := l.under(e.Position); ok {
		row := l.rows[t.row]
		l.unpick()
		l.config.menu(row, t.ply, e.AbsolutePosition)
	}
}

// FocusGained implements fyne.Focusable.
func (l *lineList) FocusGained() {
	l.focused = true
	l.Refresh()
}

// FocusLost implements fyne.Focusable.
func (l *lineList) FocusLost() {
	l.focused = false
	l.unpick()
	l.Refresh()
}

// TypedKey implements fyne.Focusable. The arrow keys choose a move, Enter adds the line up
// to it to the game, and Space plays the first move of its line.
func (l *lineList) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		l.step(k.Name)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if !l.picked {
			return
		}
		row, ply := l.rows[l.at.row], l.at.ply
		l.unpick()
		if k.Name == fyne.KeySpace {
			l.config.play(row)
			return
		}
		l.config.add(row, ply)
	case fyne.KeyEscape:
		l.unpick()
		l.config.back()
	default:
		widgets.Pass(l, k)
	}
}

// step chooses the move beside the chosen one, or the first one of all.
func (l *lineList) step(key fyne.KeyName) {
	to := l.at
	switch {
	case !l.picked:
		to = spot{}
	case key == fyne.KeyLeft:
		to.ply--
	case key == fyne.KeyRight:
		to.ply++
	case key == fyne.KeyUp:
		to = spot{to.row - 1, 0}
	case key == fyne.KeyDown:
		to = spot{to.row + 1, 0}
	}
	for _, t := range l.tokens {
		if t.spot == to {
			l.pick(t)
		}
	}
}

// TypedRune implements fyne.Focusable. Letters go to the window's handler.
func (l *lineList) TypedRune(r rune) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(l); r != ' ' && c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

package boardview

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
)

func (b *Widget) at(p fyne.Position) rules.Spot { return b.geometry().At(p.X, p.Y) }

// Under returns the spot under a place of the window.
func (b *Widget) Under(p fyne.Position) rules.Spot {
	return b.at(p.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(b)))
}

// Carry shows a piece that was picked up beside the board, at a place of the window. A
// piece without a kind ends this.
func (b *Widget) Carry(p rules.Piece, at fyne.Position) {
	b.carried = p
	b.pointer = at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(b))
	b.Refresh()
}

// MouseDown implements desktop.Mouseable.
func (b *Widget) MouseDown(e *desktop.MouseEvent) {
	b.press.held = true
	if c := canvasOf(b); c != nil && !b.focused {
		b.quiet = true
		c.Focus(b)
	}
	b.pointer = e.Position
	at := b.at(e.Position)
	if e.Button == desktop.MouseButtonSecondary {
		b.Do(boardmodel.RightPress{At: at, Colour: pen(e.Modifier)})
		return
	}
	if e.Button != desktop.MouseButtonPrimary {
		return
	}
	if i, ok := b.choiceAt(e.Position); ok {
		b.Do(boardmodel.Choose{Kind: b.state.Face(i)})
		return
	}
	b.down, b.pressedAt = true, time.Now()
	if !b.state.Able() && b.config.Hold.TakenUp != nil {
		b.config.Hold.TakenUp(at)
	}
	b.Do(boardmodel.Press{At: at})
}

// choiceAt returns the choice of the open chooser at a place.
func (b *Widget) choiceAt(p fyne.Position) (int, bool) {
	if len(b.state.Choices) == 0 {
		return 0, false
	}
	return lies(b).At(p.X, p.Y)
}

// pen returns the colour of an arrow for the modifier keys held, as on lichess.
func pen(held fyne.KeyModifier) byte {
	red := held&(fyne.KeyModifierShift|fyne.KeyModifierControl) != 0
	blue := held&(fyne.KeyModifierAlt|fyne.KeyModifierSuper) != 0
	switch {
	case red && blue:
		return 'Y'
	case red:
		return 'R'
	case blue:
		return 'B'
	}
	return 'G'
}

// asking are the modifier keys that ask for the promotion with AlwaysQueen. Alt is the
// one people know; if a window manager takes clicks with Alt, Shift works.
const asking = fyne.KeyModifierAlt | fyne.KeyModifierShift

// MouseUp implements desktop.Mouseable. On the desktop it comes before DragEnd.
func (b *Widget) MouseUp(e *desktop.MouseEvent) {
	defer b.press.release()
	at := b.at(e.Position)
	if e.Button == desktop.MouseButtonSecondary {
		b.Do(boardmodel.RightRelease{At: at})
		return
	}
	if !b.down {
		return
	}
	b.down = false
	long := !b.state.Dragging && time.Since(b.pressedAt) >= longPress
	b.Do(boardmodel.Release{At: at, Ask: long || e.Modifier&asking != 0 || b.alt})
}

// Dragged implements fyne.Draggable.
func (b *Widget) Dragged(e *fyne.DragEvent) {
	b.pointer = e.Position
	if b.down {
		b.state, _ = b.state.On(boardmodel.Drag{})
		b.Refresh()
	}
}

// DragEnd implements fyne.Draggable. Without a MouseUp before it the button was released
// outside the board, and nothing is dropped.
func (b *Widget) DragEnd() {
	defer b.press.release()
	if b.down {
		b.down = false
		b.Do(boardmodel.Release{})
	}
}

// MouseIn implements desktop.Hoverable.
func (b *Widget) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable. Fyne reports no drags with the other button,
// and none are needed: an arrow appears when the button is released.
func (b *Widget) MouseMoved(e *desktop.MouseEvent) {
	before, _ := b.landing()
	b.pointer, b.inside = e.Position, true
	if i, ok := b.choiceAt(e.Position); ok && i != b.state.Choice {
		b.Do(boardmodel.Point{Choice: i})
	}
	if now, _ := b.landing(); now != before {
		b.Refresh()
	}
	b.touch()
}

// landing returns the spot where the piece in hand would land if it were released.
func (b *Widget) landing() (at rules.Spot, ok bool) {
	if !b.inside && !b.state.Dragging {
		return rules.Spot{}, false
	}
	to, ok := b.state.Landing(b.at(b.pointer))
	if !ok {
		return rules.Spot{}, false
	}
	return rules.On(to), true
}

// Cursor implements desktop.Cursorable: the pointer is a hand where a press does
// something.
func (b *Widget) Cursor() desktop.Cursor {
	if _, ok := b.choiceAt(b.pointer); ok || b.view.Position != nil && b.state.Answers(b.at(b.pointer)) {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MouseOut implements desktop.Hoverable.
func (b *Widget) MouseOut() {
	b.inside = false
	b.touch()
}

// Package uitest drives widgets in tests as hands would.
package uitest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// A Target is something that takes the mouse.
type Target interface {
	fyne.CanvasObject
	desktop.Mouseable
	fyne.Draggable
}

// Click presses and releases a button at a place of a widget, with modifiers.
func Click(t Target, at fyne.Position, button desktop.MouseButton, held fyne.KeyModifier) {
	Press(t, at, button, held)
	Release(t, at, button, held)
}

// Press puts a button down.
func Press(t Target, at fyne.Position, button desktop.MouseButton, held fyne.KeyModifier) {
	t.MouseDown(event(at, button, held))
}

// Release lets a button go.
func Release(t Target, at fyne.Position, button desktop.MouseButton, held fyne.KeyModifier) {
	t.MouseUp(event(at, button, held))
}

// Drag presses at one place and lets go at another, with the events in the
// order the desktop sends them: MouseUp before DragEnd.
func Drag(t Target, from, to fyne.Position) {
	Press(t, from, desktop.MouseButtonPrimary, 0)
	Pull(t, to)
	Release(t, to, desktop.MouseButtonPrimary, 0)
	t.DragEnd()
}

// Pull moves the pointer with the button down.
func Pull(t Target, to fyne.Position) {
	t.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}})
}

// Key types keys that are no letters.
func Key(f fyne.Focusable, names ...fyne.KeyName) {
	for _, n := range names {
		f.TypedKey(&fyne.KeyEvent{Name: n})
	}
}

func event(at fyne.Position, button desktop.MouseButton, held fyne.KeyModifier) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: button, Modifier: held}
}

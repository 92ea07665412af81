// Package uitest drives widgets in tests as hands would.
package uitest

import (
	"testing"
	"time"

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

// Posts is a test's way onto Fyne's thread: what is posted waits here until the
// test runs it.
type Posts chan func()

// grace is the time in which a test that fails can still say why.
const grace = 5 * time.Second

// Post posts a function.
func (p Posts) Post(f func()) { p <- f }

// Until runs what is posted until something is so. If that never happens, it fails
// shortly before the time that go test allows; seen tells what was there instead.
func (p Posts) Until(t testing.TB, what string, so func() bool, seen func() string) {
	t.Helper()
	var late <-chan time.Time // never, unless there is such a time
	if d, ok := t.(interface{ Deadline() (time.Time, bool) }); ok {
		if end, limited := d.Deadline(); limited {
			timer := time.NewTimer(time.Until(end) - grace)
			defer timer.Stop()
			late = timer.C
		}
	}
	for !so() {
		select {
		case f := <-p:
			f()
		case <-late:
			t.Fatalf("waited in vain for %s; there is %s", what, seen())
		}
	}
}

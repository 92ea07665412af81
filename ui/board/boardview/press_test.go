package boardview

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// TestReleased waits for the end of a press: with either button, on the board and beside it, and of a
// choice in the chooser.
func TestReleased(t *testing.T) {
	s := show(t, view(t, promo))
	at := func(p fyne.Position, b desktop.MouseButton) *desktop.MouseEvent {
		return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p}, Button: b}
	}
	calls := 0
	Released(s.Widget, func() { calls++ })
	if calls != 1 {
		t.Fatal("nothing is held, and it waits")
	}
	s.click("a7", "a8")
	x, y := s.geometry().Chooser(s.State().Choices[0].To, 4).Choice(2)
	for name, tt := range map[string]struct {
		press *desktop.MouseEvent
		end   func()
	}{
		"a choice":         {at(fyne.NewPos(x+4, y+4), desktop.MouseButtonPrimary), func() { s.MouseUp(at(s.on("e4"), desktop.MouseButtonPrimary)) }},
		"the other button": {at(s.on("e4"), desktop.MouseButtonSecondary), func() { s.MouseUp(at(s.on("e5"), desktop.MouseButtonSecondary)) }},
		"beside the board": {at(s.on("e4"), desktop.MouseButtonPrimary), s.DragEnd},
	} {
		calls = 0
		s.MouseDown(tt.press)
		if Released(s.Widget, func() { calls++ }); calls > 0 {
			t.Errorf("%s: it does not wait", name)
		}
		if tt.end(); calls != 1 {
			t.Errorf("%s: called %d times", name, calls)
		}
		if s.DragEnd(); calls != 1 {
			t.Errorf("%s: called again", name)
		}
	}
}

package train

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestTabReveals goes through the first screen with Tab and back: what has the focus is always in
// sight.
func TestTabReveals(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 900, Height: 420}, {Width: 480, Height: 500}} {
		tr, _ := ends(t, 5)
		tr.window.Resize(size)
		canvas := tr.window.Canvas()
		for n, move := range []func(){canvas.FocusNext, canvas.FocusPrevious} {
			met := map[fyne.Focusable]bool{}
			for move(); !met[canvas.Focused()]; move() {
				met[canvas.Focused()] = true
				o := canvas.Focused().(fyne.CanvasObject)
				top := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
				from := fyne.CurrentApp().Driver().AbsolutePositionForObject(tr.start.scroll).Y
				if to := from + tr.start.scroll.Size().Height; inside(tr.start.body, o) && (top < from || top+o.Size().Height > to) {
					t.Errorf("%v, way %d: %T at %v is not between %v and %v", size, n, o, top, from, to)
				}
			}
			if len(met) < 9 {
				t.Errorf("only %d get the focus", len(met))
			}
		}
	}
}

// inside reports whether an object is part of another one.
func inside(o, part fyne.CanvasObject) bool {
	c, ok := o.(*fyne.Container)
	if !ok {
		return o == part
	}
	for _, child := range c.Objects {
		if inside(child, part) {
			return true
		}
	}
	return false
}

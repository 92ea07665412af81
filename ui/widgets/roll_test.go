package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// TestRollComesBack asks a roll for a second renderer, as Fyne does after it has
// discarded the first: the rows keep their places.
func TestRollComesBack(t *testing.T) {
	test.NewTempApp(t)
	r := &Roll{
		Create: func() fyne.CanvasObject { return canvas.NewRectangle(nil) },
		Update: func(int, fyne.CanvasObject) {},
		Height: func(int) float32 { return 20 },
	}
	r.ExtendBaseWidget(r)
	heights := make([]float32, 1000)
	for i := range heights {
		heights[i] = 20
	}
	r.SetHeights(heights)
	w := test.NewTempWindow(t, r)
	w.Resize(fyne.NewSize(200, 300))
	r.ScrollToOffset(5000)
	r.CreateRenderer().Layout(r.Size())
	if got := r.GetScrollOffset(); got != 5000 {
		t.Errorf("the rows are scrolled to %v", got)
	}
	if n := len(r.body.Objects); n < 10 || n > 20 {
		t.Errorf("%d rows are there", n)
	}
}

package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// drawn is a widget that counts how often it is drawn.
type drawn struct {
	widget.BaseWidget
	times int
}

func (w *drawn) CreateRenderer() fyne.WidgetRenderer {
	return NewDrawing(w, func(d *Drawing) {
		w.times++
		d.Add(canvas.NewText("new each time", nil), fyne.NewPos(0, 0), w.Size())
	})
}

func (w *drawn) MinSize() fyne.Size { return fyne.NewSize(10, 10) }

// TestDrawnOnce lays out a widget many times: it is drawn again only for another size, or
// on request.
func TestDrawnOnce(t *testing.T) {
	test.NewTempApp(t)
	w := &drawn{}
	w.ExtendBaseWidget(w)
	w.Resize(fyne.NewSize(50, 50))
	r := test.WidgetRenderer(w)
	r.Layout(w.Size())
	before := w.times
	for range 3 {
		r.Layout(w.Size())
	}
	if w.times != before {
		t.Errorf("drawn %d times more for the same size", w.times-before)
	}
	w.Resize(fyne.NewSize(60, 50))
	if w.times != before+1 {
		t.Errorf("drawn %d times for another size", w.times-before)
	}
	if w.Refresh(); w.times != before+2 {
		t.Errorf("drawn %d times at last", w.times-before)
	}
}

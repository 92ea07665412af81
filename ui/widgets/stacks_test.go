package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// TestStacks places objects below each other in as many columns as fit, and leaves out the hidden.
func TestStacks(t *testing.T) {
	var all []fyne.CanvasObject
	for _, high := range []float32{50, 20, 40, 10, 30} {
		r := canvas.NewRectangle(nil)
		r.SetMinSize(fyne.NewSize(60, high))
		all = append(all, r)
	}
	all[3].Hide()
	c := container.New(&Stacks{Least: 100}, all...)
	for _, test := range []struct {
		width, wide float32
		high        float32 // of all
		at          [5][2]float32
	}{
		{150, 150, 50 + 20 + 40 + 30 + 3*StackGap, [5][2]float32{{0, 0}, {0, 50 + StackGap}, {0, 70 + 2*StackGap}, {}, {0, 110 + 3*StackGap}}},
		{200 + StackGap, 100, 80 + StackGap, [5][2]float32{{0, 0}, {100 + StackGap, 0}, {100 + StackGap, 20 + StackGap}, {}, {0, 50 + StackGap}}},
	} {
		c.Resize(fyne.NewSize(test.width, 500))
		for i, o := range all {
			if at := fyne.NewPos(test.at[i][0], test.at[i][1]); o.Visible() && (o.Position() != at || o.Size().Width != test.wide) {
				t.Errorf("in a width of %v: object %d is %v wide at %v, not at %v", test.width, i, o.Size().Width, o.Position(), at)
			}
		}
		if high := c.MinSize().Height; high != test.high {
			t.Errorf("in a width of %v: they are %v high, not %v", test.width, high, test.high)
		}
	}
}

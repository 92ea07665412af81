package widgets

import (
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// TestFlow places objects of some widths in a width, and counts them in each row.
func TestFlow(t *testing.T) {
	for _, tt := range []struct {
		widths []float32
		width  float32
		want   []int
	}{
		{nil, 100, nil},
		{[]float32{20, 20, 20}, 100, []int{3}},
		{[]float32{30, 30, 20, 50}, 100, []int{2, 2}}, // the third is not left before one that is alone
		{[]float32{30, 30, 30, 50}, 70, []int{2, 1, 1}},
		{[]float32{50, 60}, 100, []int{1, 1}},
		{[]float32{10, 10, 60, 60}, 100, []int{3, 1}}, // the third has no room below
		{[]float32{300, 20}, 100, []int{1, 1}},
	} {
		var objects []fyne.CanvasObject
		for _, w := range tt.widths {
			o := canvas.NewRectangle(color.Black)
			o.SetMinSize(fyne.NewSize(w, 10))
			objects = append(objects, o)
		}
		f := &Flow{}
		f.Layout(objects, fyne.NewSize(tt.width, 100))
		var got []int
		for i, o := range objects {
			if i == 0 || o.Position().Y > objects[i-1].Position().Y {
				got = append(got, 0)
			}
			got[len(got)-1]++
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%v in %v: rows of %v, want %v", tt.widths, tt.width, got, tt.want)
		}
		if high := f.MinSize(objects).Height; high != float32(max(0, len(got)*14-4)) {
			t.Errorf("%v in %v: %v high", tt.widths, tt.width, high)
		}
	}
}

// TestFlowMiddle places a low object beside a high one, in the middle of its height.
func TestFlowMiddle(t *testing.T) {
	low, high := canvas.NewRectangle(color.Black), canvas.NewRectangle(color.Black)
	low.SetMinSize(fyne.NewSize(20, 10))
	high.SetMinSize(fyne.NewSize(20, 30))
	(&Flow{}).Layout([]fyne.CanvasObject{low, high}, fyne.NewSize(100, 100))
	if low.Position().Y != 10 || high.Position().Y != 0 {
		t.Errorf("they are at %v and %v", low.Position(), high.Position())
	}
}

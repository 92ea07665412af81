package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/look"
)

func TestRow(t *testing.T) {
	for _, tt := range []struct {
		name  string
		needs []float32
		width float32
		want  []float32
	}{
		{"enough for all", []float32{20, 60, 40}, 60*3 + look.Gap, []float32{60, 60, 60}},
		{"by need", []float32{20, 100, 30}, 180 + look.Gap, []float32{30, 110, 40}},
		{"too little", []float32{20, 100, 80}, 100 + look.Gap, []float32{10, 50, 40}},
		{"one", []float32{20}, 70, []float32{70}},
	} {
		var all []fyne.CanvasObject
		for _, w := range tt.needs {
			r := canvas.NewRectangle(nil)
			r.SetMinSize(fyne.NewSize(w, 30))
			all = append(all, r)
		}
		Row(all, fyne.NewPos(5, 7), tt.width)
		x := float32(5)
		for i, o := range all {
			if o.Size() != fyne.NewSize(tt.want[i], 30) || o.Position() != fyne.NewPos(x, 7) {
				t.Errorf("%s: button %d is %v at %v, want %v at %v", tt.name, i, o.Size(), o.Position(), tt.want[i], x)
			}
			x += tt.want[i] + look.Gap/2
		}
	}
}

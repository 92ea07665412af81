package look

import (
	"image"
	"image/draw"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/ui/testing/uitest"
)

// TestBadge draws badges for a drop that is taken and one that is not, in two sizes.
func TestBadge(t *testing.T) {
	for _, name := range []string{"light", "dark"} {
		uitest.App(t, NewTheme(name))
		all := image.NewRGBA(image.Rect(0, 0, 400, 100))
		y := 0
		for _, scale := range []float32{1, 2} {
			x := 0
			for _, taken := range []bool{true, false} {
				b, err := Badge("3 games", taken, scale)
				if err != nil {
					t.Fatal(err)
				}
				draw.Draw(all, b.Bounds().Add(image.Pt(x, y)), b, image.Point{}, draw.Src)
				x += b.Bounds().Dx() + 4
			}
			y += 40
		}
		test.AssertImageMatches(t, "badge-"+name+".png", all)
	}
}

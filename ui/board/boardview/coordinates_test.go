package boardview

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

// TestCoordinatesBesideThePieces shows the start of a game on boards of all sizes, with
// every set: no coordinate lies on a piece. On the smallest boards there are none.
func TestCoordinatesBesideThePieces(t *testing.T) {
	shown := 0
	s := show(t, view(t, start))
	r := test.WidgetRenderer(s.Widget).(*renderer)
	for _, size := range []float32{160, 200, 240, 260, 272, 280, 300, 320, 400, 500, 640, 900} {
		s.window.Resize(fyne.NewSquareSize(size))
		for _, o := range r.labels {
			if !slices.Contains(r.objects, fyne.CanvasObject(o)) {
				continue
			}
			shown++
			at := glyph(r, o.Position(), o.MinSize(), o.TextSize)
			kinds := []rules.Kind{rules.Rook, rules.Pawn} // of the a-file
			if at.Min.X > int(r.geo.Cell)/2 {
				kinds = []rules.Kind{rules.Rook, rules.Knight, rules.Bishop, rules.Queen, rules.King}
			}
			for _, style := range look.PieceStyles() {
				s.config.Pieces.Use(style.ID, "kanji")
				for _, kind := range kinds {
					if inked(s.config.Pieces.Image(rules.Piece{Kind: kind}, int(r.geo.Cell)), at) {
						t.Errorf("%s touches the %s of %s on a board of %v", o.Text, kind, style.ID, size)
					}
				}
			}
		}
	}
	if shown < 16*6 {
		t.Errorf("%d coordinates are shown", shown)
	}
}

// glyph returns where the ink of a coordinate is, within its square.
func glyph(r *renderer, at fyne.Position, size fyne.Size, text float32) image.Rectangle {
	within := func(a, from float32) float32 { return a - from - r.geo.Cell*float32(int((a-from)/r.geo.Cell)) }
	x, y := within(at.X, r.geo.Left), within(at.Y, r.geo.Top)
	return image.Rect(int(x+0.5), int(y+0.36*text), int(x+size.Width), int(y+1.06*text))
}

// inked reports whether a picture has something in a rectangle that is not transparent.
func inked(img image.Image, at image.Rectangle) bool {
	for x := at.Min.X; x < at.Max.X; x++ {
		for y := at.Min.Y; y < at.Max.Y; y++ {
			if _, _, _, a := img.At(x, y).RGBA(); a > 0x8000 {
				return true
			}
		}
	}
	return false
}

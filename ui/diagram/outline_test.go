package diagram

import (
	"image"
	"image/color"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/image/vector"

	"passedpawn/game/rules"
)

// drawn draws operators of PDF as the outlines of pictures use them.
func drawn(t *testing.T, content string, pixels int) *image.RGBA {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, pixels, pixels))
	k := float32(pixels) / Unit
	r := vector.NewRasterizer(pixels, pixels)
	var ink color.RGBA
	var stack []float32
	for _, word := range strings.Fields(content) {
		if v, err := strconv.ParseFloat(word, 32); err == nil {
			stack = append(stack, float32(v))
			continue
		}
		switch word {
		case "rg":
			ink = color.RGBA{uint8(stack[0]*255 + 0.5), uint8(stack[1]*255 + 0.5), uint8(stack[2]*255 + 0.5), 255}
		case "m":
			r.MoveTo(stack[0]*k, (Unit-stack[1])*k)
		case "l":
			r.LineTo(stack[0]*k, (Unit-stack[1])*k)
		case "h":
			r.ClosePath()
		case "f":
			r.Draw(img, img.Bounds(), image.NewUniform(ink), image.Point{})
			r.Reset(pixels, pixels)
		default:
			t.Fatalf("%q is not known", word)
		}
		stack = stack[:0]
	}
	return img
}

// TestPrintedPieces have the shapes of the painted ones, with the lines of the pen.
func TestPrintedPieces(t *testing.T) {
	const pixels = Unit // where a painted line is as wide as it is drawn
	painter := NewPainter(style(t), pixels)
	for _, kind := range []rules.Kind{rules.Pawn, rules.Knight, rules.Bishop, rules.Rook, rules.Queen, rules.King} {
		for _, side := range []rules.Side{rules.White, rules.Black} {
			for _, turned := range []bool{false, true} {
				svg, _ := art{}.Piece(rules.Piece{Side: side, Kind: kind})
				want := painter.sprite(sprite{string(svg), pixels, turned})
				got := drawn(t, string(Picture{SVG: string(svg), Turned: turned}.Content()), pixels)
				sum := 0
				for i := range want.Pix {
					sum += int(max(want.Pix[i], got.Pix[i]) - min(want.Pix[i], got.Pix[i]))
				}
				if mean := float64(sum) / float64(len(want.Pix)); mean > 1.5 {
					t.Errorf("%v %v, turned %v: a pixel is off by %.2f", side, kind, turned, mean)
				}
			}
		}
	}
}

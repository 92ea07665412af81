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

// TestForeignPieces prints and shows a picture from another program: of another size, with
// names of its own.
func TestForeignPieces(t *testing.T) {
	svg := `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:other="http://example.org" viewBox="0 0 450 450">
		<g id="a" other:x="1"><path d="M100 100H350V350H100Z" fill="#ffffff" stroke="#000000" stroke-width="20"/></g></svg>`
	img := drawn(t, string(Picture{SVG: svg}.Content()), 450)
	for x, want := range map[int]uint8{80: 0, 95: 255, 105: 255, 120: 255, 225: 255} {
		if got := img.RGBAAt(x, 225); got.A != want || want > 0 && (got.R == 0) != (x < 110) {
			t.Errorf("at %d there is %v", x, got)
		}
	}
	p := &svgPen{symbols: map[string]string{}}
	p.picture([]byte(svg), Point{}, Unit, false)
	if text := p.defs.String(); strings.Contains(text, "other:") || !strings.Contains(text, "data:image/svg+xml;base64,") {
		t.Errorf("the SVG has %s", text)
	}
}

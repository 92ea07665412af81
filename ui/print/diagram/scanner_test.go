package diagram

import (
	"bytes"
	"image"
	"testing"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"passedpawn/assets"
)

// TestScannerDrawsTheSame draws pictures with our scanner and with that of rasterx, pixel
// for pixel: pieces, colours that fade, and shapes that extend beyond the picture.
func TestScannerDrawsTheSame(t *testing.T) {
	ink := assets.Palette{Body: "#fcf8ee", Outline: "#2a2522", Detail: "#8a7f72"}
	pictures := map[string][]byte{
		"fading": []byte(`<svg viewBox="0 0 45 45"><defs>
			<linearGradient id="a"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
			<radialGradient id="b" gradientUnits="userSpaceOnUse" cx="30" cy="30" r="12">
			<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000" stop-opacity="0.2"/></radialGradient>
			</defs><path d="M5 7L22 9L14 20z" fill="url(#a)"/><circle cx="30" cy="30" r="12" fill="url(#b)" stroke="#0f0"/></svg>`),
		"outside": []byte(`<svg viewBox="0 0 45 45"><path d="M-20 -10L30 20L90 5L20 80z" fill="#123456"/><path d="M60 60L70 70L60 70z"/><path d="M5 9"/></svg>`),
	}
	for set, kinds := range map[string][]string{
		"founders": {"king", "knight", "pawn"}, "staunton": {"queen"}, "flat": {"rook"},
		"kanji": {"gold", "pawn"}, "numerals": {"8"},
	} {
		for _, kind := range kinds {
			svg, ok := assets.Piece(set, kind, ink)
			if !ok {
				t.Fatalf("there is no %s in %s", kind, set)
			}
			pictures[set+" "+kind] = svg
		}
	}
	for name, svg := range pictures {
		for _, n := range []int{1, 16, 75, 90} {
			draw := func(scanner func(*image.RGBA) rasterx.Scanner) []byte {
				icon, err := oksvg.ReadIconStream(bytes.NewReader(svg))
				if err != nil {
					t.Fatal(err)
				}
				icon.SetTarget(0, 0, float64(n), float64(n))
				img := image.NewRGBA(image.Rect(0, 0, n, n))
				icon.Draw(rasterx.NewDasher(n, n, scanner(img)), 1)
				return img.Pix
			}
			ours := draw(func(img *image.RGBA) rasterx.Scanner { return newScanner(img) })
			theirs := draw(func(img *image.RGBA) rasterx.Scanner { return rasterx.NewScannerGV(n, n, img, img.Bounds()) })
			if !bytes.Equal(ours, theirs) {
				t.Errorf("%s at %d pixels differs", name, n)
			}
			if n == 90 && len(bytes.Trim(ours, "\x00")) == 0 {
				t.Errorf("%s is empty", name)
			}
		}
	}
}

func BenchmarkRaster(b *testing.B) {
	svg, _ := assets.Piece("founders", "knight", assets.Palette{Body: "#fcf8ee", Outline: "#2a2522", Detail: "#8a7f72"})
	for b.Loop() {
		Raster{Pixels: 90}.Of(svg)
	}
}

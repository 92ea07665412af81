package look

import (
	"image"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
)

// contrast is the ratio of WCAG 2.1.
func contrast(a, b color.Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	lin := func(v uint32) float64 {
		x := float64(v) / 0xffff
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(r) + 0.7152*lin(g) + 0.0722*lin(b)
}

func over(top color.NRGBA, under color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 {
		return uint8((int(a)*int(top.A) + int(b)*(255-int(top.A))) / 255)
	}
	return color.NRGBA{mix(top.R, under.R), mix(top.G, under.G), mix(top.B, under.B), 255}
}

func TestContrast(t *testing.T) {
	for _, mode := range []string{"light", "dark"} {
		th := NewTheme(mode)
		at := func(n string) color.Color {
			return th.Color(map[string]fyne.ThemeColorName{
				"fg": theme.ColorNameForeground, "bg": theme.ColorNameBackground, "holder": theme.ColorNamePlaceHolder,
				"input": theme.ColorNameInputBackground, "primary": theme.ColorNamePrimary, "on": theme.ColorNameForegroundOnPrimary,
				"button": theme.ColorNameButton, "error": theme.ColorNameError, "menu": theme.ColorNameMenuBackground,
			}[n], 0)
		}
		for _, pair := range [][2]string{{"fg", "bg"}, {"fg", "button"}, {"fg", "menu"}, {"holder", "bg"}, {"holder", "input"}, {"on", "primary"}, {"error", "bg"}} {
			if c := contrast(at(pair[0]), at(pair[1])); c < 4.5 {
				t.Errorf("%s: %s on %s has a contrast of %.2f", mode, pair[0], pair[1], c)
			}
		}
	}
	for _, style := range BoardStyles() {
		name, b := style.ID, boardOf(BoardStyles(), style.ID)
		for _, square := range []color.NRGBA{b.Light, b.Dark} {
			for what, mark := range map[string]color.NRGBA{"target": b.Target, "select": b.Select, "cursor": b.Cursor} {
				if c := contrast(over(mark, square), square); c < 3 {
					t.Errorf("%s board: %s has a contrast of %.2f", name, what, c)
				}
			}
		}
	}
}

func TestPieces(t *testing.T) {
	p := NewPieces("founders", "kanji")
	seen := map[image.Image]bool{}
	for _, kind := range []rules.Kind{rules.Pawn, rules.Knight, rules.Bishop, rules.Rook, rules.Queen, rules.King} {
		for _, side := range []rules.Side{rules.White, rules.Black} {
			for _, pixels := range []int{24, 84} {
				piece := rules.Piece{Side: side, Kind: kind}
				img := p.Image(piece, pixels)
				if img == nil || seen[img] || img.Bounds().Dx() != pixels {
					t.Fatalf("%v %v at %d: %v", side, kind, pixels, img)
				}
				if seen[img] = true; p.Image(piece, pixels) != img {
					t.Error("drawn twice")
				}
			}
		}
		if p.Figurine(kind, false, 20) == p.Figurine(kind, true, 20) {
			t.Error("one figurine for light and dark")
		}
	}
	if p.Image(rules.Piece{Kind: "unicorn"}, 24) != nil {
		t.Error("a picture of a unicorn")
	}
}

// TestPiecesAreToldApart compares any two kinds at the smallest size: by shape
// alone a good part of their pixels differ.
func TestPiecesAreToldApart(t *testing.T) {
	p := NewPieces("founders", "kanji")
	kinds := []rules.Kind{rules.Pawn, rules.Knight, rules.Bishop, rules.Rook, rules.Queen, rules.King}
	for i, a := range kinds {
		for _, b := range kinds[i+1:] {
			x, y := p.Image(rules.Piece{Kind: a}, 24), p.Image(rules.Piece{Kind: b}, 24)
			differ := 0
			for px := range 24 * 24 {
				_, _, _, ax := x.At(px%24, px/24).RGBA()
				_, _, _, ay := y.At(px%24, px/24).RGBA()
				if (ax > 0x8000) != (ay > 0x8000) {
					differ++
				}
			}
			if differ < 24 {
				t.Errorf("%s and %s differ in %d of 576 pixels", a, b, differ)
			}
		}
	}
}

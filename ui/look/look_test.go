package look

import (
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
	for name := range boards {
		b := BoardOf(name)
		for _, square := range []color.NRGBA{b.Light, b.Dark} {
			for what, mark := range map[string]color.NRGBA{"target": b.Target, "select": b.Select, "cursor": b.Cursor} {
				if c := contrast(over(mark, square), square); c < 3 {
					t.Errorf("%s board: %s has a contrast of %.2f", name, what, c)
				}
			}
		}
	}
}

func TestResources(t *testing.T) {
	p := NewPieces("founders")
	names := map[string]bool{}
	for _, kind := range []rules.Kind{rules.Pawn, rules.Knight, rules.Bishop, rules.Rook, rules.Queen, rules.King} {
		for _, side := range []rules.Side{rules.White, rules.Black} {
			for _, use := range []string{"board", "list"} {
				r := p.Resource(rules.Piece{Side: side, Kind: kind}, use)
				if r == nil || names[r.Name()] {
					t.Fatalf("%v %v: %v", side, kind, r)
				}
				names[r.Name()] = true
			}
		}
		if p.Figurine(kind, false).Name() == p.Figurine(kind, true).Name() {
			t.Error("one name for two pictures")
		}
	}
	if p.Resource(rules.Piece{Kind: "unicorn"}, "board") != nil {
		t.Error("a picture of a unicorn")
	}
}

package look

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
)

func contrasts(t *testing.T, what string, a, b color.Color, least float64) {
	t.Helper()
	if c := Contrast(a, b); c < least {
		t.Errorf("%s has a contrast of %.2f, want %v", what, c, least)
	}
}

func TestContrastIsThatOfWCAG(t *testing.T) {
	for _, tt := range []struct {
		a, b uint32
		want float64
	}{{0x000000, 0xFFFFFF, 21}, {0x777777, 0xFFFFFF, 4.48}, {0x123456, 0x123456, 1}} {
		if got := Contrast(rgb(tt.a), rgb(tt.b)); got < tt.want-0.01 || got > tt.want+0.01 {
			t.Errorf("%06x on %06x is %.2f, want %.2f", tt.a, tt.b, got, tt.want)
		}
	}
}

// Texts and their grounds, in the window and in its menus.
var (
	written = []fyne.ThemeColorName{
		theme.ColorNameForeground, theme.ColorNamePlaceHolder, theme.ColorNameHyperlink, theme.ColorNameError,
		theme.ColorNameWarning,
	}
	grounds = []fyne.ThemeColorName{
		theme.ColorNameBackground, theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground, theme.ColorNameHeaderBackground,
		theme.ColorNameInputBackground, theme.ColorNameButton,
	}
	// washes lie between a ground and its text.
	washes = []fyne.ThemeColorName{theme.ColorNameHover, theme.ColorNamePressed, theme.ColorNameFocus, theme.ColorNameSelection}
)

// TestThemeContrast computes the contrast of every pair of text and ground in every
// theme, including what the mouse and the focus add between them.
func TestThemeContrast(t *testing.T) {
	for _, mode := range Modes() {
		for _, variant := range []fyne.ThemeVariant{theme.VariantLight, theme.VariantDark} {
			th := NewTheme(mode.ID)
			at := func(n fyne.ThemeColorName) color.NRGBA {
				return color.NRGBAModel.Convert(th.Color(n, variant)).(color.NRGBA)
			}
			name := func(text, on string) string {
				return mode.ID + ", " + map[fyne.ThemeVariant]string{theme.VariantLight: "light", theme.VariantDark: "dark"}[variant] + ": " + text + " on " + on
			}
			for _, g := range grounds {
				for _, w := range written {
					contrasts(t, name(string(w), string(g)), at(w), at(g), readable)
				}
				for _, wash := range washes {
					contrasts(t, name("text", string(g)+" under "+string(wash)), at(theme.ColorNameForeground), over(at(wash), at(g)), readable)
				}
				contrasts(t, name("remarks", string(g)), remark(th, variant), at(g), readable)
				contrasts(t, name("what is chosen", string(g)), at(theme.ColorNamePrimary), at(g), visible)
				contrasts(t, name("what to do next", string(g)), at(theme.ColorNameSuccess), at(g), visible)
				if g != theme.ColorNameButton { // there are no boxes on it
					contrasts(t, name("the edge of a box", string(g)), at(theme.ColorNameInputBorder), at(g), visible)
				}
				if mode.ID == strongMode { // WCAG requires nothing of disabled controls
					contrasts(t, name("what is disabled", string(g)), at(theme.ColorNameDisabled), at(g), readable)
				}
			}
			for text, ground := range map[fyne.ThemeColorName]fyne.ThemeColorName{
				theme.ColorNameForegroundOnPrimary: theme.ColorNamePrimary, theme.ColorNameForegroundOnError: theme.ColorNameError,
				theme.ColorNameForegroundOnSuccess: theme.ColorNameSuccess, theme.ColorNameForegroundOnWarning: theme.ColorNameWarning,
			} {
				contrasts(t, name(string(text), string(ground)), at(text), at(ground), readable)
			}
		}
	}
}

// TestDialogsHaveAnEdge checks that dialogs and menus, which have no border, differ from
// the page below them when that is dark: a shadow cannot be seen on black.
func TestDialogsHaveAnEdge(t *testing.T) {
	for _, mode := range Modes() {
		th := NewTheme(mode.ID)
		for _, n := range []fyne.ThemeColorName{theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground} {
			contrasts(t, mode.ID+": "+string(n), th.Color(n, theme.VariantDark), th.Color(theme.ColorNameBackground, theme.VariantDark), 1.04)
		}
	}
}

// TestBoardContrast computes the contrast of every piece on every square, with and
// without the tint of the last move: its body or its outline stands out. So do the marks,
// and the text on the board can be read.
func TestBoardContrast(t *testing.T) {
	for _, style := range BoardStyles() {
		b := boardOf(BoardStyles(), style.ID)
		for name, ground := range map[string]color.NRGBA{
			"light": b.Light, "dark": b.Dark, "light, veined": over(b.Veins[0], b.Light), "dark, veined": over(b.Veins[1], b.Dark),
		} {
			tinted := over(b.Last, ground)
			for where, square := range map[string]color.NRGBA{name + " square": ground, "tinted " + name + " square": tinted} {
				on := " on a " + where + " of " + style.ID
				for _, set := range PieceStyles() {
					for side, ink := range set.inks {
						if c := max(Contrast(hex(t, ink.Body), square), Contrast(hex(t, ink.Outline), square)); c < visible {
							t.Errorf("%v of %s%s has a contrast of %.2f", rules.Side(side), set.ID, on, c)
						}
					}
				}
				contrasts(t, "a coordinate"+on, map[string]color.NRGBA{"light": b.OnLight, "dark": b.OnDark}[strings.TrimSuffix(name, ", veined")], square, readable)
				for what, mark := range map[string]color.NRGBA{"target": b.Target, "select": b.Select, "cursor": b.Cursor, "hint": b.Hint} {
					contrasts(t, "the "+what+on, over(mark, square), square, visible)
				}
				if square == tinted {
					contrasts(t, "the corner of the last move"+on, b.Corner, square, visible)
				}
			}
		}
	}
	for _, style := range PlainBoardStyles() {
		b := BoardFor(rules.Shape{Plain: true}, "", style.ID)
		contrasts(t, "the corner of the last move on "+style.ID, b.Corner, over(b.Last, b.Light), visible)
	}
	for _, set := range PieceStyles() {
		for side, ink := range set.inks {
			contrasts(t, rules.Side(side).String()+"'s details of "+set.ID, hex(t, ink.Detail), hex(t, ink.Body), visible)
		}
	}
}

// TestDrawingContrast computes the contrast of the edge of every drawing on every square
// of every board, in print too, and of a board of a person's own that is dark.
func TestDrawingContrast(t *testing.T) {
	boards := map[string]BoardColours{
		"dark of a person's own": boardOf([]BoardStyle{{light: rgb(0x3A3F44), dark: rgb(0x23272B)}}, ""),
		"print":                  {Light: rgb(0xFFFFFF), Dark: rgb(0xCDCDCD)},
	}
	for _, s := range BoardStyles() {
		boards[s.ID] = BoardFor(rules.Shape{}, s.ID, "")
	}
	for _, s := range PlainBoardStyles() {
		boards["plain "+s.ID] = BoardFor(rules.Shape{Plain: true}, "", s.ID)
	}
	for name, b := range boards {
		for _, letter := range []byte("GRYB") {
			for i, square := range b.squares() {
				contrasts(t, fmt.Sprintf("the edge of %c on square %d of %s", letter, i, name), b.Edge(DrawingColour(letter)), square, visible)
			}
		}
	}
}

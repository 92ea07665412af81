package ui

import (
	"image/color"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// luminance returns the relative luminance of WCAG 2.
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

// contrast returns the contrast of a colour, which may be translucent, over another.
func contrast(c, over color.Color) float64 {
	top, low := color.NRGBAModel.Convert(c).(color.NRGBA), color.NRGBAModel.Convert(over).(color.NRGBA)
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(top.A) + int(b)*(255-int(top.A))) / 255) }
	one, other := luminance(color.NRGBA{mix(top.R, low.R), mix(top.G, low.G), mix(top.B, low.B), 255}), luminance(low)
	return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

// TestKeysInMenusCanBeRead draws every menu, light and dark, and finds the keys of its
// items in the picture with a contrast of at least 4.5 to 1.
func TestKeysInMenusCanBeRead(t *testing.T) {
	for _, mode := range []string{"light", "dark"} {
		d := open(t, t.TempDir())
		s := d.settings
		s.Theme = mode
		d.change(s)
		ground := theme.Color(theme.ColorNameMenuBackground)
		keys := 0
		for n, menu := range d.window.MainMenu().Items {
			drawn := map[string]color.Color{}
			m := widget.NewMenu(menu)
			test.NewTempWindow(t, m).Resize(fyne.NewSize(500, 900))
			for _, o := range test.LaidOutObjects(m) {
				if text, ok := o.(*canvas.Text); ok {
					drawn[text.Text] = text.Color
				}
			}
			for _, i := range d.menus.main.Items[n].Items {
				s, ok := i.Shortcut.(fyne.KeyboardShortcut)
				if !ok || i.Disabled {
					continue
				}
				keys++
				found := false
				for text, c := range drawn {
					if strings.HasPrefix(text, i.Label+"\t") && strings.HasSuffix(text, keyText(s)) {
						found = true
						if got := contrast(c, ground); got < 4.5 {
							t.Errorf("%s, %s: the contrast is %.2f", mode, i.Label, got)
						}
					}
				}
				if !found {
					t.Errorf("%s, %s: no %s is drawn in %q", mode, i.Label, keyText(s), drawn)
				}
			}
		}
		if keys < 12 {
			t.Errorf("%d items with keys", keys)
		}
	}
}

// TestKeysInMenusLineUp checks that the keys of a menu form one column.
func TestKeysInMenusLineUp(t *testing.T) {
	d := open(t, t.TempDir())
	for _, menu := range d.window.MainMenu().Items {
		column := float32(0)
		for _, i := range menu.Items {
			label, _, ok := strings.Cut(i.Label, "\t")
			if !ok {
				continue
			}
			at := labelWidth(i.Label[:strings.LastIndex(i.Label, "\t")+1])
			if column == 0 {
				column = at
			}
			if at != column || at <= labelWidth(label) {
				t.Errorf("the keys of %q begin at %v, others at %v", label, at, column)
			}
		}
	}
}

// TestEveryMenuHasALetter checks what Alt with a letter does, in English and when two
// menus begin alike.
func TestEveryMenuHasALetter(t *testing.T) {
	d := open(t, t.TempDir())
	var opens []string
	for _, menu := range d.window.MainMenu().Items {
		for _, i := range separators(menu) {
			if i.Shortcut != nil {
				opens = append(opens, i.Shortcut.ShortcutName())
			}
		}
	}
	want := "CustomDesktop:Alt+G CustomDesktop:Alt+E CustomDesktop:Alt+V CustomDesktop:Alt+A CustomDesktop:Alt+L CustomDesktop:Alt+H"
	if got := strings.Join(opens, " "); got != want {
		t.Errorf("%s\nopen menus, want\n%s", got, want)
	}
	var labels []*fyne.Menu
	for _, l := range []string{"Partie", "Édition", "Ansicht", "Analyse", "Ä"} {
		labels = append(labels, fyne.NewMenu(l))
	}
	got := ""
	for _, l := range letters(fyne.NewMainMenu(labels...)) {
		got += string(l) + " "
	}
	if got != "P E A N  " {
		t.Errorf("the letters are %q", got)
	}
}

// TestFunctionKeysInALine presses F1 in a text field: help still opens.
func TestFunctionKeysInALine(t *testing.T) {
	for name, come := range map[string]func(*rig){"moves": func(*rig) {}, "games": func(d *rig) { d.toGameList() }} {
		d := open(t, t.TempDir())
		come(d)
		d.toField(t, name)
		d.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyF1})
		d.until(name+": F1 shows the guide", func() bool { return d.window.Canvas().Overlays().Top() != nil })
	}
}

// toField moves the focus on to the next text field of a page.
func (d *rig) toField(t *testing.T, page string) {
	t.Helper()
	for range 20 {
		if _, field := d.window.Canvas().Focused().(interface{ SelectedText() string }); field {
			return
		}
		d.window.Canvas().FocusNext()
	}
	t.Fatalf("%s: no field takes the keys", page)
}

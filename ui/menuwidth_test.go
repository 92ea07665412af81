package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/assets"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// TestMenusFitANarrowWindow measures each menu where Fyne draws it, below its name, in
// every language.
func TestMenusFitANarrowWindow(t *testing.T) {
	for _, code := range []string{"en", "de", "fr", "es"} {
		d := open(t, t.TempDir())
		d.config.Speak = func(code string) error { return i18n.Load(assets.Translations(), code) }
		t.Cleanup(func() { _ = i18n.Load(nil, "") })
		test.ApplyTheme(t, look.NewTheme("light"))
		d.window.Resize(fyne.NewSize(480, 700))
		s := d.settings
		s.Language = code
		d.change(s)
		x := theme.InnerPadding()
		for _, menu := range d.window.MainMenu().Items {
			m := widget.NewMenu(menu)
			test.NewTempWindow(t, m)
			if right := x + theme.InnerPadding() + m.MinSize().Width; right > 480 {
				t.Errorf("%s: the menu %s reaches to %.0f", code, menu.Label, right)
				for _, i := range menu.Items {
					t.Logf("%q", i.Label)
				}
			}
			x += fyne.MeasureText(menu.Label, theme.TextSize(), fyne.TextStyle{}).Width + 2*theme.InnerPadding() + theme.Padding()
		}
	}
}

// TestKeysFollowTheWidth makes a window with French menus narrow and wide again: the keys
// are in brackets, or left out if there is no room, and then in a column again.
func TestKeysFollowTheWidth(t *testing.T) {
	d := open(t, t.TempDir())
	d.config.Speak = func(code string) error { return i18n.Load(assets.Translations(), code) }
	t.Cleanup(func() { _ = i18n.Load(nil, "") })
	s := d.settings
	s.Language = "fr"
	d.change(s)
	labels := func() (all string) {
		for _, menu := range d.window.MainMenu().Items {
			for _, i := range menu.Items {
				all += i.Label + "\n"
			}
		}
		return all
	}
	for _, at := range []struct {
		width float32
		keys  []string
	}{
		{1120, []string{"position\tCtrl+I\n", "règles\tCtrl+L\n"}},
		{480, []string{"position (Ctrl+I)\n", "règles\n"}},
		{1120, []string{"position\tCtrl+I\n", "règles\tCtrl+L\n"}},
	} {
		d.window.Resize(fyne.NewSize(at.width, 700))
		for _, keys := range at.keys {
			d.posts.Until(t, keys, func() bool { return strings.Contains(labels(), keys) }, labels)
		}
	}
}

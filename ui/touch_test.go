package ui

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/testing/longtest"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/testing/uitest"
)

// phone is the size of the screen of a common phone.
var phone = fyne.NewSize(390, 844)

// onPhone opens a window on a phone.
func onPhone(t *testing.T) *rig {
	t.Helper()
	d := openWith(t, t.TempDir(), (*Window).pageList, func(c *Config) { c.System.Touch = true })
	d.change(d.settings)
	d.window.Resize(phone)
	return d
}

// takesFingers reports whether a person taps an object, or drags it with the finger on it. A
// scroll bar is drawn beside what a finger moves instead.
func takesFingers(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, desktop.Mouseable:
		return !strings.HasSuffix(fmt.Sprintf("%T", o), ".scrollBarArea")
	}
	return false
}

// TestTouch opens every page and dialog on a phone: a finger hits all that can be tapped, and all
// fits into the window.
func TestTouch(t *testing.T) {
	longtest.Alone(t)
	d := onPhone(t)
	wrong := map[string]bool{}
	check := func(where string) {
		t.Helper()
		d.texts() // so that all is laid out
		for _, root := range append([]fyne.CanvasObject{d.window.Content()}, d.window.Canvas().Overlays().List()...) {
			if least := root.MinSize(); least.Width > phone.Width || least.Height > phone.Height {
				t.Errorf("%s: it needs %v", where, least)
			}
			for _, o := range drawnObjects(root) {
				what := fmt.Sprintf("%T of %v", o, o.Size())
				if takesFingers(o) && o.Size().Height < look.Target && !wrong[what] {
					wrong[what] = true
					t.Errorf("%s: a %s", where, what)
				}
			}
		}
	}
	d.Open(d.file("club.pgn", club))
	d.until("the list", func() bool { return d.inSight == pages.Page(d.gameList) && !d.gameList.Busy() })
	check("a list of games")
	d.toBoard()
	d.everywhere(t, check, nil)
}

// TestTouchMenus opens the menus on a phone in every language, and with the largest text: a finger
// hits every item, and every menu fits into the window.
func TestTouchMenus(t *testing.T) {
	longtest.Alone(t)
	d := onPhone(t)
	d.speaks()
	for _, menu := range d.menus.main.Items {
		for i, o := range widget.NewMenu(menu).Items {
			if high := o.MinSize().Height; !menu.Items[i].IsSeparator && high < look.Target {
				t.Errorf("%s: %q is %v high", menu.Label, menu.Items[i].Label, high)
			}
		}
	}
	for _, size := range []int{100, 160} {
		for _, code := range uitest.Languages() {
			s := d.settings
			s.Language, s.TextSize = code, size
			d.choose(s)
			menus := d.window.MainMenu().Items
			if len(menus) != 1 {
				t.Errorf("%s, %d %%: there are %d menus", code, size, len(menus))
			}
			submenusFit(t, fmt.Sprintf("%s, %d %%", code, size), &fyne.Menu{Items: []*fyne.MenuItem{{ChildMenu: menus[0]}}}, phone)
		}
	}
}

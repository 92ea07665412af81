package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/testing/longtest"
	"passedpawn/ui/i18n"
	"passedpawn/ui/testing/uitest"
)

// TestMenusFitANarrowWindow measures each menu where Fyne draws it, below its name, in
// every language, and with the largest text.
func TestMenusFitANarrowWindow(t *testing.T) {
	longtest.Alone(t)
	for _, size := range []int{100, 160} {
		d := open(t, t.TempDir())
		d.speaks()
		d.window.Resize(fyne.NewSize(480, 700))
		for _, code := range uitest.Languages() {
			s := d.settings
			s.Language, s.TextSize = code, size
			d.change(s)
			x := theme.InnerPadding()
			for _, menu := range d.window.MainMenu().Items {
				measured(t, menu)
				if right := x + theme.InnerPadding() + menuSize(menu).Width; right > 480 {
					t.Errorf("%s, %d %%: the menu %s reaches to %.0f", code, size, menu.Label, right)
				}
				submenusFit(t, fmt.Sprintf("%s, %d %%: %s", code, size, menu.Label), menu, d.window.Canvas().Size())
				x += labelWidth(menu.Label) + 2*theme.InnerPadding() + theme.Padding()
			}
			if x > 480 {
				t.Errorf("%s, %d %%: the menus' names reach to %.0f", code, size, x)
			}
		}
	}
}

// submenusFit checks that every submenu fits a window of a size.
func submenusFit(t *testing.T, path string, menu *fyne.Menu, window fyne.Size) {
	t.Helper()
	for _, i := range menu.Items {
		if i.ChildMenu == nil {
			continue
		}
		path := path + " > " + i.Label
		if s := menuSize(i.ChildMenu); s.Width > window.Width || s.Height > window.Height {
			t.Errorf("%s takes %.0f by %.0f", path, s.Width, s.Height)
		}
		submenusFit(t, path, i.ChildMenu, window)
	}
}

// measured checks that Fyne draws a menu, and its submenus, as large as menuSize says.
func measured(t *testing.T, menu *fyne.Menu) {
	t.Helper()
	if got, want := menuSize(menu), widget.NewMenu(menu).MinSize(); got != want {
		t.Errorf("the menu %s takes %v, Fyne draws it in %v", menu.Label, got, want)
	}
	for _, i := range menu.Items {
		if i.ChildMenu != nil {
			measured(t, i.ChildMenu)
		}
	}
}

// TestMenusFitTheHeight gives a window several heights and texts of several sizes. As it
// first opens, every menu is whole. In a lower one the rest is behind "More", and "Quit"
// is the last item all the same.
func TestMenusFitTheHeight(t *testing.T) {
	d := open(t, t.TempDir())
	for _, at := range []struct {
		text   int
		height float32
		whole  bool
	}{{100, 760, true}, {100, 500, false}, {130, 760, false}, {160, 760, false}, {160, 440, false}, {100, 760, true}} {
		if s := d.settings; s.TextSize != at.text {
			s.TextSize = at.text
			d.change(s)
		}
		d.window.Resize(fyne.NewSize(1120, at.height))
		height, whole := float32(0), false
		d.posts.Until(t, fmt.Sprint("the menus for ", at), func() bool {
			height, whole = 0, true
			for _, menu := range d.window.MainMenu().Items {
				height = max(height, labelHeight()+2*theme.InnerPadding()+tallest(menu))
				for _, i := range menu.Items {
					whole = whole && i.Label != i18n.T("dialogs.more")
				}
			}
			return height <= at.height && whole == at.whole
		}, func() string { return fmt.Sprintf("%.0f high, whole %t", height, whole) })
		if items := d.window.MainMenu().Items[0].Items; !items[len(items)-1].IsQuit {
			t.Errorf("%v: the last item is %s", at, items[len(items)-1].Label)
		}
	}
}

// TestOneMenu enlarges the text in a narrow window until all menus become submenus of
// one: nothing is missing in it, every item does what it did, and Alt with a letter is
// still there.
func TestOneMenu(t *testing.T) {
	d := open(t, t.TempDir())
	actions := func() (all []string) {
		var walk func([]*fyne.MenuItem)
		walk = func(items []*fyne.MenuItem) {
			for _, i := range items {
				switch {
				case i.IsSeparator && i.Shortcut != nil:
					all = append(all, i.Shortcut.ShortcutName())
				case i.ChildMenu != nil:
					walk(i.ChildMenu.Items)
				case !i.IsSeparator:
					label, _, _ := strings.Cut(i.Label, "\t")
					label, _, _ = strings.Cut(label, " (")
					all = append(all, label)
				}
			}
		}
		for _, menu := range d.window.MainMenu().Items {
			walk(menu.Items)
		}
		slices.Sort(all)
		return all
	}
	d.window.Resize(fyne.NewSize(1120, 760))
	before := actions()
	s := d.settings
	s.TextSize = 160
	d.change(s)
	d.window.Resize(fyne.NewSize(480, 700))
	d.posts.Until(t, "one menu", func() bool { return len(d.window.MainMenu().Items) == 1 }, func() string { return fmt.Sprint(d.menus.fit) })
	if after := actions(); !slices.Equal(before, after) {
		t.Errorf("the menus have\n%q, in one\n%q", before, after)
	}
	if items := d.window.MainMenu().Items[0].Items; !items[len(items)-1].IsQuit || !items[len(items)-2].IsSeparator {
		t.Errorf("%q is the last item: Fyne adds its own, in English, where there is none to quit", items[len(items)-1].Label)
	}
	d.window.Resize(fyne.NewSize(1920, 1080))
	all := len(d.menus.main.Items)
	d.posts.Until(t, "all menus", func() bool { return len(d.window.MainMenu().Items) == all }, func() string { return fmt.Sprint(d.menus.fit) })
}

// TestKeysFollowTheWidth makes a window with French menus narrow and wide again: the keys
// are in brackets, or left out if there is no room, and then in a column again.
func TestKeysFollowTheWidth(t *testing.T) {
	d := open(t, t.TempDir())
	d.speaks()
	s := d.settings
	s.Language = "fr"
	d.choose(s)
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
		{540, []string{"position (Ctrl+I)\n", "règles\n"}},
		{1120, []string{"position\tCtrl+I\n", "règles\tCtrl+L\n"}},
	} {
		d.window.Resize(fyne.NewSize(at.width, 700))
		for _, keys := range at.keys {
			d.posts.Until(t, keys, func() bool { return strings.Contains(labels(), keys) }, labels)
		}
	}
}

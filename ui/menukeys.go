package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/text/unicode/norm"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// Fyne draws the keys of a menu item at a fifth of the text's strength, which no theme
// changes, and opens no menu by a letter. The window therefore gets a copy of the menus
// that has the keys in the labels, and a letter for each menu. A system that draws the
// menus itself does both.

// undrawn is a shortcut that works but is not drawn.
type undrawn struct{ fyne.Shortcut }

// keyItem creates an item with a key without Ctrl or Alt.
func (m *menus) keyItem(label string, do func(), key fyne.KeyName) *fyne.MenuItem {
	i := m.item(label, do, "", 0)
	i.Shortcut = widgets.BareKey(key)
	return i
}

// withoutBare returns menus without the bare keys.
func withoutBare(main *fyne.MainMenu) *fyne.MainMenu {
	var strip func(*fyne.Menu) *fyne.Menu
	strip = func(menu *fyne.Menu) *fyne.Menu {
		shown := &fyne.Menu{Label: menu.Label}
		for _, i := range menu.Items {
			item := *i
			if _, ok := item.Shortcut.(widgets.BareKey); ok {
				item.Shortcut = nil
			}
			if item.ChildMenu != nil {
				item.ChildMenu = strip(item.ChildMenu)
			}
			shown.Items = append(shown.Items, &item)
		}
		return shown
	}
	all := &fyne.MainMenu{}
	for _, menu := range main.Items {
		all.Items = append(all.Items, strip(menu))
	}
	return all
}

// show gives the window the present menus.
func (m *menus) show() {
	main := withoutBare(m.main)
	if !m.window.config.System.NativeMenus {
		main = m.drawn(m.window.window.Canvas().Size())
		m.lettered(main)
	}
	m.window.window.SetMainMenu(main)
}

// withLabels returns a menu with the keys in its labels. The function makes a label from
// a label and its keys.
func withLabels(menu *fyne.Menu, label func(label, keys string) string) *fyne.Menu {
	shown := &fyne.Menu{Label: menu.Label}
	for _, i := range menu.Items {
		item := *i
		if item.ChildMenu != nil {
			item.ChildMenu = keyed(item.ChildMenu)
		}
		if s, ok := item.Shortcut.(fyne.KeyboardShortcut); ok {
			item.Label = label(item.Label, keyText(s))
			item.Shortcut = undrawn{s}
		}
		shown.Items = append(shown.Items, &item)
	}
	return shown
}

// keyed returns a menu with its keys in a column, beside the widest label that has keys.
// A longer label without keys does not push the column out of a narrow window.
func keyed(menu *fyne.Menu) *fyne.Menu {
	widest := float32(0)
	for _, i := range menu.Items {
		if _, ok := i.Shortcut.(fyne.KeyboardShortcut); ok {
			widest = max(widest, labelWidth(i.Label)+look.Gap)
		}
	}
	return withLabels(menu, func(label, keys string) string { return withKeys(label, keys, widest) })
}

func labelWidth(text string) float32 {
	return fyne.MeasureText(text, theme.TextSize(), fyne.TextStyle{}).Width
}

// withKeys returns a label with its keys, which start at the same tab stop as those of
// the widest label.
func withKeys(label, keys string, widest float32) string {
	for text := label + "\t"; ; text += "\t" {
		if labelWidth(text) > widest {
			return text + keys
		}
	}
}

// modifiers are the modifier keys, in the order in which people name them.
var modifiers = []struct {
	of   fyne.KeyModifier
	name string
}{{fyne.KeyModifierControl, "key.ctrl"}, {fyne.KeyModifierAlt, "key.alt"}, {fyne.KeyModifierShift, "key.shift"}, {fyne.KeyModifierSuper, "key.super"}}

// keyNames names the keys that are not named by their character.
var keyNames = map[fyne.KeyName]string{
	fyne.KeyDelete: "key.del", fyne.KeyUp: "key.up", fyne.KeyDown: "key.down", fyne.KeyPageUp: "key.pgup", fyne.KeyPageDown: "key.pgdn",
}

// keyText returns the name of a shortcut, such as "Ctrl+Shift+S".
func keyText(s fyne.KeyboardShortcut) string {
	var parts []string
	for _, mod := range modifiers {
		if s.Mod()&mod.of != 0 {
			parts = append(parts, i18n.T(mod.name))
		}
	}
	name := string(s.Key())
	if known, ok := keyNames[s.Key()]; ok {
		name = i18n.T(known)
	}
	return strings.Join(append(parts, name), "+")
}

// lettered makes Alt with a letter open each menu. Fyne finds shortcuts in every menu
// item: separators, which do nothing else, carry these.
func (m *menus) lettered(main *fyne.MainMenu) {
	var free []*fyne.MenuItem
	for _, menu := range main.Items {
		free = append(free, separators(menu)...)
	}
	for i, letter := range letters(m.main) {
		if letter != "" && i < len(free) {
			free[i].Shortcut = undrawn{&desktop.CustomShortcut{KeyName: letter, Modifier: fyne.KeyModifierAlt}}
			free[i].Action = func() { m.window.openMenu(i) }
		}
	}
}

// separators returns those of a menu and its submenus.
func separators(menu *fyne.Menu) (all []*fyne.MenuItem) {
	for _, i := range menu.Items {
		switch {
		case i.IsSeparator:
			all = append(all, i)
		case i.ChildMenu != nil:
			all = append(all, separators(i.ChildMenu)...)
		}
	}
	return all
}

// letters returns the letters that open the menus: for each label its first letter that
// opens no earlier menu, without its accent.
func letters(main *fyne.MainMenu) []fyne.KeyName {
	taken := map[rune]bool{}
	all := make([]fyne.KeyName, len(main.Items))
	for i, menu := range main.Items {
		for _, r := range norm.NFD.String(strings.ToUpper(menu.Label)) {
			if r >= 'A' && r <= 'Z' && !taken[r] {
				taken[r], all[i] = true, fyne.KeyName(r)
				break
			}
		}
	}
	return all
}

// openMenu opens a menu by its index, and selects its first enabled item, or the menu
// itself where all are in one. The desktop canvas can do that, although no interface of Fyne says so.
func (w *Window) openMenu(i int) {
	c := w.window.Canvas()
	bar, ok := c.(interface {
		ToggleMenu()
		DismissMenu() bool
	})
	if !ok || c.Overlays().Top() != nil {
		return
	}
	bar.DismissMenu()
	before := c.Focused()
	bar.ToggleMenu()
	if c.Focused() == nil || c.Focused() == before {
		return // the system draws the menus
	}
	if w.menus.fit == inOne {
		for range i + 1 {
			c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		return
	}
	for range i {
		c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	for _, item := range w.menus.main.Items[i].Items {
		if item.IsSeparator {
			continue
		}
		if c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown}); !item.Disabled {
			break
		}
	}
}

package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
)

// one returns all menus as one that fits in a window. The items of a higher menu are in a
// further one. Fyne adds a "Quit" of its own to a first menu that has none, so that item stays
// at the top.
func (m *menus) one(room fyne.Size) *fyne.Menu {
	all := fyne.NewMenu(i18n.T("window.menu"))
	var quit []*fyne.MenuItem
	for _, menu := range m.main.Items {
		shown, last := quitting(menu)
		quit = append(quit, last...)
		item := fyne.NewMenuItem(menu.Label, nil)
		item.ChildMenu = narrowed(shown, room)
		all.Items = append(all.Items, item)
	}
	all.Items = append(all.Items, bracketed(fyne.NewMenu("", quit...), room.Width).Items...)
	return all
}

// narrowed returns a menu, with its submenus, that fits in a narrow window.
func narrowed(menu *fyne.Menu, room fyne.Size) *fyne.Menu {
	b := bracketed(menu, room.Width)
	for i, item := range menu.Items {
		if item.ChildMenu != nil {
			b.Items[i].ChildMenu = narrowed(item.ChildMenu, room)
		}
	}
	if over := menuSize(b).Width - room.Width; over > 0 {
		cutLabels(b, over)
	}
	return folded(b, room.Height)
}

// cutLabels makes a menu narrower that would otherwise be cut off at the edge of the window.
func cutLabels(menu *fyne.Menu, by float32) {
	widest := float32(0)
	for _, i := range menu.Items {
		widest = max(widest, labelWidth(i.Label))
	}
	for _, i := range menu.Items {
		for text := []rune(i.Label); labelWidth(i.Label) > widest-by && len(text) > 1; {
			text = text[:len(text)-1]
			i.Label = strings.TrimRight(string(text), " .") + "…"
		}
	}
}

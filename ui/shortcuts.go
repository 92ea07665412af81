package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// A shortcut is keys, and what they do.
type shortcut struct{ keys, does string }

// boardKeys are the keys that no menu shows.
var boardKeys = []shortcut{
	{"window.left-right", "window.show-previous-next-move"},
	{"window.home-end", "window.show-start-end-game"},
	{"window.up-down", "window.bring-cursor-onto-board"},
	{"window.enter-space", "window.pick-up-piece-put"},
	{"1-7", "window.pick-up-piece-from"},
	{"window.esc", "window.put-piece-down-hide"},
	{"window.tab", "window.move-next-button-list"},
	{"window.f6", "window.turn-by-ear"},
	{"window.f10", "window.open-menus"},
	{"/", "palette.title"},
}

// shortcuts returns all keys of the program: those in the menus, in their order, and
// those of the board. Help shows them, and README lists them.
func (m *menus) shortcuts() []shortcut {
	var all []shortcut
	var walk func(path string, items []*fyne.MenuItem)
	walk = func(path string, items []*fyne.MenuItem) {
		for _, i := range items {
			if s, ok := i.Shortcut.(fyne.KeyboardShortcut); ok {
				all = append(all, shortcut{keyText(s), path + m.names[i]})
			}
			if i.ChildMenu != nil {
				walk(path+i.Label+", ", i.ChildMenu.Items)
			}
		}
	}
	for _, menu := range m.main.Items {
		walk(menu.Label+", ", menu.Items)
	}
	for _, k := range boardKeys {
		all = append(all, shortcut{i18n.T(k.keys), i18n.T(k.does)})
	}
	return all
}

// earText returns the list of what can be asked by ear, for Help.
func earText() string {
	var b strings.Builder
	for _, r := range byear.Rows() {
		b.WriteString("- **" + r.Keys + "**")
		if r.Typed != "" {
			b.WriteString(", **" + r.Typed + "**")
		}
		b.WriteString("  " + r.Does + "\n")
	}
	return b.String()
}

// keysText returns the list of all keys for Help.
func (m *menus) keysText() string {
	var b strings.Builder
	for _, s := range m.shortcuts() {
		b.WriteString("- **" + s.keys + "**  " + s.does + "\n")
	}
	return b.String()
}

package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
)

// A shortcut is keys, and what they do.
type shortcut struct{ keys, does string }

// boardKeys are the keys that no menu shows.
var boardKeys = []shortcut{
	{"Left, Right", "Show the previous or the next move"},
	{"Home, End", "Show the start or the end of the game"},
	{"Up, Down", "Bring a cursor onto the board"},
	{"Enter, Space", "Pick up a piece, put it down"},
	{"1-7", "Pick up a piece from your hand in shogi"},
	{"Esc", "Put a piece down, hide the cursor, go back"},
	{"F", "Flip the board"},
	{"Tab", "Move to the next button or list"},
	{"F1", "Show this help"},
	{"F10", "Open the menus"},
}

// shortcuts are all keys of the program: those in the menus, in their order, and those
// of the board. Help shows them, and README lists them.
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

// keysText is the list of all keys as Help shows it.
func (m *menus) keysText() string {
	var b strings.Builder
	for _, s := range m.shortcuts() {
		b.WriteString("- **" + s.keys + "**  " + s.does + "\n")
	}
	return b.String()
}

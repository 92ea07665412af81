package accessible

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/ui/platform/atspi"
)

// menuBar describes the menus of a window, also those that are not open.
func menuBar(main *fyne.MainMenu) atspi.Node {
	bar := atspi.Node{ID: "menus", Role: atspi.MenuBar, States: atspi.Usable}
	for i, m := range main.Items {
		id := fmt.Sprint("menu ", i)
		bar.Children = append(bar.Children, atspi.Node{ID: id, Role: atspi.Menu, Name: m.Label, States: atspi.Usable, Children: items(id, m)})
	}
	return bar
}

// items describes the items of a menu. They are told apart by their places.
func items(menu string, m *fyne.Menu) (all []atspi.Node) {
	for i, item := range m.Items {
		if item.IsSeparator {
			continue
		}
		id := fmt.Sprint(menu, " ", i)
		n := atspi.Node{ID: id, Role: atspi.MenuItem, Name: strings.TrimSpace(item.Label)}
		n.States = (atspi.Enabled | atspi.Sensitive).With(atspi.Enabled|atspi.Sensitive, !item.Disabled)
		n.States = n.States.With(atspi.Checkable|atspi.Checked, item.Checked)
		switch {
		case item.ChildMenu != nil:
			n.Role, n.Children = atspi.Menu, items(id, item.ChildMenu)
		case !item.Disabled:
			n.Press = item.Action
		}
		all = append(all, n)
	}
	return all
}

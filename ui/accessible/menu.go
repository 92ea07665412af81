package accessible

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/ui/platform/access"
)

// menuBar describes the menus of a window, also those that are not open.
func menuBar(main *fyne.MainMenu) access.Node {
	bar := access.Node{ID: "menus", Role: access.MenuBar, States: access.Usable}
	for i, m := range main.Items {
		id := fmt.Sprint("menu ", i)
		bar.Children = append(bar.Children, access.Node{ID: id, Role: access.Menu, Name: m.Label, States: access.Usable, Children: items(id, m)})
	}
	return bar
}

// items describes the items of a menu. They are told apart by their places.
func items(menu string, m *fyne.Menu) (all []access.Node) {
	for i, item := range m.Items {
		if item.IsSeparator {
			continue
		}
		id := fmt.Sprint(menu, " ", i)
		n := access.Node{ID: id, Role: access.MenuItem, Name: strings.TrimSpace(item.Label)}
		n.States = (access.Enabled | access.Sensitive).With(access.Enabled|access.Sensitive, !item.Disabled)
		n.States = n.States.With(access.Checkable|access.Checked, item.Checked)
		switch {
		case item.ChildMenu != nil:
			n.Role, n.Children = access.Menu, items(id, item.ChildMenu)
		case !item.Disabled:
			n.Press = item.Action
		}
		all = append(all, n)
	}
	return all
}

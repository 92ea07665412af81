package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
)

// database returns the submenu of what can be done with many games at once.
func (m *menus) database() *fyne.MenuItem {
	w := m.window
	i := fyne.NewMenuItem(i18n.T("window.database"), nil)
	i.ChildMenu = fyne.NewMenu("")
	for _, d := range w.gameList.Database() {
		i.ChildMenu.Items = append(i.ChildMenu.Items, m.list(d.Text, d.Do))
	}
	return i
}

// list creates an item about the list of games, which is enabled while that is in sight.
func (m *menus) list(label string, do func()) *fyne.MenuItem {
	i := m.item(label, do, "", 0)
	m.listed = append(m.listed, i)
	return i
}

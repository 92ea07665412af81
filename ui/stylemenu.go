package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/preferences"
)

// optionItems are the menu items for settings, from the list that the settings page
// shows. Games with tiles on a plain board have other settings than chess.
type optionItems struct {
	menu         *fyne.Menu
	above, below []*fyne.MenuItem // the other items of the menu
	items        []optionItem
	plain, known bool // which items are shown
}

type optionItem struct {
	games preferences.Games
	*fyne.MenuItem
}

// newOptionItems adds the items to a menu, and one that shows all settings.
func newOptionItems(m *menus, menu *fyne.Menu) *optionItems {
	o := &optionItems{menu: menu, above: slices.Clone(menu.Items)}
	for _, option := range m.window.options {
		if option.InMenu {
			o.items = append(o.items, optionItem{option.Games, m.option(option)})
		}
	}
	o.below = append([]*fyne.MenuItem{fyne.NewMenuItemSeparator()}, m.pages(inView)...)
	o.follow(rules.Shape{})
	return o
}

// option returns the menu item of an option: one to tick, or a submenu with its choices.
func (m *menus) option(o preferences.Option) *fyne.MenuItem {
	if o.Toggle != nil {
		return m.toggle(i18n.P(o.Name), o.Toggle)
	}
	i := fyne.NewMenuItem(i18n.P(o.Name), nil)
	i.ChildMenu = fyne.NewMenu("")
	for _, c := range o.Choices {
		i.ChildMenu.Items = append(i.ChildMenu.Items, m.choose(i18n.P(c.Name), o.Choice, c.Value))
	}
	return i
}

// follow shows the options for a board, and reports whether they have changed.
func (o *optionItems) follow(board rules.Shape) bool {
	if o.known && board.Plain == o.plain {
		return false
	}
	o.plain, o.known = board.Plain, true
	items := slices.Clone(o.above)
	for _, i := range o.items {
		if i.games.For(board) {
			items = append(items, i.MenuItem)
		}
	}
	o.menu.Items = append(items, o.below...)
	return true
}

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
	group preferences.Group
	games preferences.Games
	*fyne.MenuItem
}

// inSight is the most options of a group that stand in the menu itself.
const inSight = 2

// newOptionItems adds the items to a menu, and one that shows all settings.
func newOptionItems(m *menus, menu *fyne.Menu) *optionItems {
	o := &optionItems{menu: menu, above: slices.Clone(menu.Items)}
	for _, option := range m.window.options {
		if option.InMenu {
			o.items = append(o.items, optionItem{option.Group, option.Games, m.option(option)})
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
	i := submenu(i18n.P(o.Name))
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
	for shown := o.of(board); len(shown) > 0; {
		group := shown[0].group
		n := slices.IndexFunc(shown, func(i optionItem) bool { return i.group != group })
		if n < 0 {
			n = len(shown)
		}
		items = append(items, grouped(shown[:n])...)
		shown = shown[n:]
	}
	o.menu.Items = append(items, o.below...)
	return true
}

// of returns the items for a board.
func (o *optionItems) of(board rules.Shape) (all []optionItem) {
	for _, i := range o.items {
		if i.games.For(board) {
			all = append(all, i)
		}
	}
	return all
}

// grouped returns the items of a group: as they are or, if they are many, in a submenu.
func grouped(group []optionItem) (all []*fyne.MenuItem) {
	for _, i := range group {
		all = append(all, i.MenuItem)
	}
	if len(all) > inSight {
		return []*fyne.MenuItem{submenu(i18n.T(string(group[0].group)), all...)}
	}
	return all
}

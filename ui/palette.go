package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/lookup"
	"passedpawn/ui/pages/preferences"
	"passedpawn/ui/widgets"
)

// A command is what the search for commands offers: an item of the menus, or a setting.
type command struct {
	lookup.Item
	key string // of the item, or the value of the setting
	why string // it cannot be done now
	do  func()
	on  func(settings.Settings) bool // of what it turns on or off, nil for other commands
	of  []string                     // the setting and its value, of which the name is made
}

// A palette finds the commands and settings of a window by their names.
type palette struct{ *Window }

// slash opens the palette, unless a dialog is open.
func (w palette) slash() {
	if w.window.Canvas().Overlays().Top() == nil {
		w.open()
	}
}

// open asks for a command or a setting by its name, and does it.
func (w palette) open() {
	w.followMenus()
	all := w.commands()
	items := make([]lookup.Item, len(all))
	for i, c := range all {
		items[i] = c.Item
	}
	w.host.Find(i18n.T("palette.title"), widgets.Catalogue{
		Hint: i18n.T("palette.hint"), Nothing: i18n.T("palette.nothing"),
		Find:   func(typed string) []int { return lookup.Find(typed, items) },
		Line:   func(i int) widgets.Finding { return all[i].line() },
		Chosen: func(i int) { w.run(all[i]) },
	})
}

// run does what a command is for. What has been turned on or off may not be in sight.
func (w palette) run(c command) {
	if c.do(); c.on != nil && w.onBoard() {
		w.page.Say(i18n.F("palette.setting-now", c.Name, preferences.OnOrOff(c.on(w.settings))))
	}
}

// line returns what is shown of a command: where it is and, if it cannot be done, why.
func (c command) line() widgets.Finding {
	note := c.Path
	if c.Off {
		note += "  ·  " + c.why
	}
	return widgets.Finding{Name: c.Name, Note: note, Key: c.key, Off: c.Off}
}

// commands returns all items of the menus and, where these do not have them, all settings.
func (w palette) commands() []command {
	english := i18n.InEnglish()
	all := w.menus.commands()
	for _, o := range w.options {
		if o.Toggle == nil || !slices.ContainsFunc(all, func(c command) bool { return c.Name == i18n.P(o.Name) }) {
			all = append(all, w.setting(o))
		}
	}
	for i, c := range all {
		name := strings.TrimSuffix(c.Name, ellipsis)
		parts := w.partsOf(name)
		all[i].Also = append(all[i].Also, parts...)
		for _, text := range slices.Concat(c.of, parts, []string{name}) {
			all[i].Also = append(all[i].Also, english(text)...)
		}
	}
	return all
}

// setting returns the command for a setting. What is on or off is switched at once; for
// what has more values, the page of settings shows its row.
func (w palette) setting(o preferences.Option) command {
	c := command{Item: lookup.Item{Name: i18n.P(o.Name), Path: i18n.T("preferences.settings") + ", " + i18n.T(string(o.Group))}, key: o.Value(w.settings)}
	for _, choice := range o.Choices {
		c.Also = append(c.Also, i18n.P(choice.Name))
	}
	c.do = func() {
		w.toSettings()
		w.prefs.Reach(o)
	}
	if o.Toggle != nil {
		c.do = func() { w.menus.turn(o.Toggle) }
		c.on = func(s settings.Settings) bool { return *o.Toggle(&s) }
	}
	return c
}

// commands returns all items of the menus, in their order.
func (m *menus) commands() (all []command) {
	var walk func(path, parent string, items []*fyne.MenuItem)
	walk = func(path, parent string, items []*fyne.MenuItem) {
		for _, i := range items {
			switch {
			case i.IsSeparator:
			case i.ChildMenu != nil:
				walk(path+", "+i.Label, i.Label, i.ChildMenu.Items)
			case i.Action != nil:
				c := m.command(path, i)
				if m.checks[i] != nil && c.on == nil { // one of the values of a setting
					c.of = []string{parent, c.Name}
					c.Name = i18n.F("palette.setting-now", parent, c.Name)
				}
				all = append(all, c)
			}
		}
	}
	for _, menu := range m.main.Items {
		walk(menu.Label, menu.Label, menu.Items)
	}
	return all
}

// command returns the command of an item.
func (m *menus) command(path string, i *fyne.MenuItem) command {
	c := command{Item: lookup.Item{Name: i.Label, Path: path, Off: i.Disabled}, why: m.why(i), do: i.Action}
	if s, ok := i.Shortcut.(fyne.KeyboardShortcut); ok {
		c.key = keyText(s)
	}
	if c.on = m.toggles[i]; c.on != nil && c.key == "" {
		c.key = preferences.OnOrOff(c.on(m.window.settings))
	}
	return c
}

// why says why a disabled item cannot be chosen.
func (m *menus) why(i *fyne.MenuItem) string {
	switch _, ofGame := m.allowed[i]; {
	case slices.Contains(m.listed, i):
		return i18n.T("palette.in-list")
	case ofGame && !m.window.onBoard():
		return i18n.T("palette.on-board")
	}
	return i18n.T("palette.not-now")
}

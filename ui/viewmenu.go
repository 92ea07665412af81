package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/session"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

func (m *menus) view() *fyne.Menu {
	w := m.window
	theme := func(s *settings.Settings) *string { return &s.Theme }
	below := func(s *settings.Settings) *string { return &s.Below }
	bottom := fyne.NewMenuItem(i18n.T("window.bottom-new-games"), nil)
	bottom.ChildMenu = fyne.NewMenu("", m.choose(i18n.T("window.my-pieces"), below, "own"), m.choose(i18n.T("White"), below, "white"), m.choose(i18n.T("Black"), below, "black"))
	explain := func(s *settings.Settings) *string { return &s.Explain }
	reasons := fyne.NewMenuItem(i18n.T("window.say-why-move-refused"), nil)
	reasons.ChildMenu = fyne.NewMenu("", m.choose(i18n.T("window.always"), explain, "always"), m.choose(i18n.T("window.once-each-reason"), explain, "once"), m.choose(i18n.T("window.never"), explain, "never"))
	colours := fyne.NewMenuItem(i18n.T("window.colours"), nil)
	colours.ChildMenu = fyne.NewMenu("", m.choose(i18n.T("window.desktop"), theme, "system"), m.choose(i18n.T("window.light"), theme, "light"), m.choose(i18n.T("window.dark"), theme, "dark"))
	language := func(s *settings.Settings) *string { return &s.Language }
	languages := fyne.NewMenuItem(i18n.T("window.language"), nil)
	languages.ChildMenu = fyne.NewMenu("", m.choose(i18n.T("window.desktop"), language, ""))
	for _, l := range w.config.Languages {
		languages.ChildMenu.Items = append(languages.ChildMenu.Items, m.choose(l.Name, language, l.Code))
	}
	for _, i := range languages.ChildMenu.Items {
		change := i.Action
		i.Action = func() {
			change()
			w.page.Say(i18n.T("window.language-changes-passed-pawn"))
		}
	}
	listed := func(session.Snapshot) bool { return w.page.Listed() }
	m.toList = m.playWhen(listed, i18n.T("common.back-list"), w.toList, fyne.KeyB, ctrl)
	m.next = m.playWhen(listed, i18n.T("window.next-game"), w.nextGame, fyne.KeyPageDown, ctrl)
	m.flip = fyne.NewMenuItem(i18n.T("window.flip-board-f"), w.flip)
	figurines := m.toggle(i18n.T("window.figurines-moves"), func(s *settings.Settings) *bool { return &s.Figurines })
	promote := m.toggle("", func(s *settings.Settings) *bool { return &s.AlwaysQueen })
	menu := fyne.NewMenu(i18n.T("window.view"),
		m.flip, bottom, fyne.NewMenuItemSeparator(),
		m.toList, m.next, m.playWhen(listed, i18n.T("window.previous-game"), w.previousGame, fyne.KeyPageUp, ctrl), fyne.NewMenuItemSeparator(),
		m.toggle(i18n.T("window.coordinates"), func(s *settings.Settings) *bool { return &s.Coordinates }),
		m.toggle(i18n.T("window.sounds"), func(s *settings.Settings) *bool { return &s.Sound }),
		m.toggle(i18n.T("window.moving-pieces-glide"), func(s *settings.Settings) *bool { return &s.Animate }),
		figurines,
		m.item(i18n.T("window.fold-variations"), func() { w.page.Fold(true) }, "", 0), m.item(i18n.T("window.unfold-variations"), func() { w.page.Fold(false) }, "", 0),
		reasons,
		promote,
		m.toggle(i18n.T("window.premoves"), func(s *settings.Settings) *bool { return &s.Premoves }),
		fyne.NewMenuItemSeparator())
	menu.Items = append(menu.Items, colours, languages)
	m.styles = newStyleItems(m, menu, promote, figurines)
	return menu
}

// analysis is the menu of what the program has to say about a position.
func (m *menus) analysis() *fyne.Menu {
	m.analyse = m.play(i18n.T("window.analyse-position"), m.window.session.Analyse, fyne.KeyI, ctrl)
	return fyne.NewMenu(i18n.T("common.analyse"), m.analyse,
		m.toggle(i18n.T("window.passed-pawn-thinks"), func(s *settings.Settings) *bool { return &s.Thinking }))
}

// toggle is an item for a setting that is on or off.
func (m *menus) toggle(label string, get func(*settings.Settings) *bool) *fyne.MenuItem {
	i := fyne.NewMenuItem(label, func() {
		s := m.window.settings
		*get(&s) = !*get(&s)
		m.window.change(s)
	})
	m.checks[i] = func(s settings.Settings) bool { return *get(&s) }
	return i
}

// choose is an item for one of the values of a setting.
func (m *menus) choose(label string, get func(*settings.Settings) *string, value string) *fyne.MenuItem {
	i := fyne.NewMenuItem(label, func() {
		s := m.window.settings
		*get(&s) = value
		m.window.change(s)
	})
	m.checks[i] = func(s settings.Settings) bool { return *get(&s) == value }
	return i
}

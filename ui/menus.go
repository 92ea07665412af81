package ui

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/settings"
	"passedpawn/ui/look"
)

// menus are the menu bar, and the items that follow the game and the settings.
type menus struct {
	main   *fyne.MainMenu
	window *Window

	takeBack, hint, moveNow, offer, claim, resign, rematch *fyne.MenuItem
	recent                                                 *fyne.MenuItem
	checks                                                 map[*fyne.MenuItem]func(settings.Settings) bool
}

func newMenus(w *Window) *menus {
	m := &menus{window: w, checks: map[*fyne.MenuItem]func(settings.Settings) bool{}}
	m.main = fyne.NewMainMenu(m.game(), m.edit(), m.view(), m.helpMenu())
	m.settings(w.Settings)
	return m
}

func item(label string, do func(), key fyne.KeyName, modifier fyne.KeyModifier) *fyne.MenuItem {
	i := fyne.NewMenuItem(label, do)
	if key != "" {
		i.Shortcut = &desktop.CustomShortcut{KeyName: key, Modifier: modifier}
	}
	return i
}

const ctrl, shift = fyne.KeyModifierShortcutDefault, fyne.KeyModifierShift

func (m *menus) game() *fyne.Menu {
	w := m.window
	m.takeBack = item("Take back", w.page.TakeBack, fyne.KeyZ, ctrl)
	m.hint = item("Hint", w.page.Hint, fyne.KeyH, ctrl)
	m.moveNow = item("Move now", w.page.MoveNow, fyne.KeyM, ctrl)
	m.rematch = item("Rematch", w.page.Rematch, fyne.KeyR, ctrl)
	m.offer = item("Offer a draw", w.page.OfferDraw, "", 0)
	m.claim = item("Claim a draw", w.page.Claim, "", 0)
	m.resign = item("Resign", w.page.Resign, "", 0)
	m.recent = item("Open recent", nil, "", 0)
	quit := item("Quit", w.close, "", 0)
	quit.IsQuit = true
	return fyne.NewMenu("Game",
		item("New game", w.newGame, fyne.KeyN, ctrl), m.rematch, fyne.NewMenuItemSeparator(),
		m.takeBack, m.hint, m.moveNow, fyne.NewMenuItemSeparator(),
		m.offer, m.claim, m.resign, fyne.NewMenuItemSeparator(),
		item("Open", func() { w.host.OpenFile(w.Open) }, fyne.KeyO, ctrl), m.recent,
		item("My games", w.toShelf, fyne.KeyG, ctrl),
		item("Save as", w.saveAs, fyne.KeyS, ctrl), fyne.NewMenuItemSeparator(), quit)
}

func (m *menus) edit() *fyne.Menu {
	w := m.window
	copyGame := fyne.NewMenuItem("Copy game (PGN)", w.copyGame)
	copyGame.Shortcut = &fyne.ShortcutCopy{}
	paste := fyne.NewMenuItem("Paste game or position", w.paste)
	paste.Shortcut = &fyne.ShortcutPaste{}
	return fyne.NewMenu("Edit", copyGame, item("Copy position (FEN)", w.copyPosition, fyne.KeyC, ctrl|shift), paste)
}

func (m *menus) view() *fyne.Menu {
	w := m.window
	toggle := func(label string, get func(*settings.Settings) *bool) *fyne.MenuItem {
		i := fyne.NewMenuItem(label, func() {
			s := w.Settings
			*get(&s) = !*get(&s)
			w.change(s)
		})
		m.checks[i] = func(s settings.Settings) bool { return *get(&s) }
		return i
	}
	choose := func(label string, get func(*settings.Settings) *string, value string) *fyne.MenuItem {
		i := fyne.NewMenuItem(label, func() {
			s := w.Settings
			*get(&s) = value
			w.change(s)
		})
		m.checks[i] = func(s settings.Settings) bool { return *get(&s) == value }
		return i
	}
	theme := func(s *settings.Settings) *string { return &s.Theme }
	board := func(s *settings.Settings) *string { return &s.Board }
	colours, squares := fyne.NewMenuItem("Colours", nil), fyne.NewMenuItem("Board", nil)
	colours.ChildMenu = fyne.NewMenu("", choose("As the desktop", theme, "system"), choose("Light", theme, "light"), choose("Dark", theme, "dark"))
	squares.ChildMenu = fyne.NewMenu("", choose("Classic", board, "classic"), choose("Slate", board, "slate"))
	return fyne.NewMenu("View",
		fyne.NewMenuItem("Flip the board (F)", w.page.Flip), fyne.NewMenuItemSeparator(),
		toggle("Coordinates", func(s *settings.Settings) *bool { return &s.Coordinates }),
		toggle("Moving pieces glide", func(s *settings.Settings) *bool { return &s.Animate }),
		toggle("Figurines in the moves", func(s *settings.Settings) *bool { return &s.Figurines }),
		toggle("Always promote to a queen", func(s *settings.Settings) *bool { return &s.AlwaysQueen }),
		fyne.NewMenuItemSeparator(), colours, squares)
}

func (m *menus) helpMenu() *fyne.Menu {
	w := m.window
	return fyne.NewMenu("Help",
		fyne.NewMenuItem("How to play here (F1)", w.help),
		fyne.NewMenuItem("About Passed Pawn", func() { w.host.Tell("Passed Pawn "+w.Version, aboutText) }))
}

// settings marks what is chosen and lists the recent files.
func (m *menus) settings(s settings.Settings) {
	for i, on := range m.checks {
		i.Checked = on(s)
	}
	files := fyne.NewMenu("")
	for _, path := range s.Recent {
		files.Items = append(files.Items, fyne.NewMenuItem(filepath.Base(path), func() { m.window.Open(path) }))
	}
	m.recent.ChildMenu, m.recent.Disabled = files, len(files.Items) == 0
	if m.window.menus != nil {
		m.window.App.Settings().SetTheme(look.NewTheme(s.Theme))
		m.main.Refresh()
	}
}

// followMenus enables what the game allows.
func (w *Window) followMenus() {
	if w.menus == nil {
		return
	}
	m, s := w.menus, w.page.Snapshot()
	over, changed := s.Outcome.Over(), false
	for i, enabled := range map[*fyne.MenuItem]bool{
		m.takeBack: s.CanTakeBack, m.hint: s.Yours(), m.moveNow: s.Thinking || s.Fault != nil,
		m.offer: s.Yours(), m.claim: s.Yours(), m.resign: !over && (s.Human[0] || s.Human[1]), m.rematch: len(s.Moves) > 0,
	} {
		changed = changed || i.Disabled == enabled
		i.Disabled = !enabled
	}
	if changed {
		m.main.Refresh()
	}
}

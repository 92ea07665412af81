package ui

import (
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/play"
)

// menus are the menu bar, and the items that depend on the game and the settings.
type menus struct {
	main   *fyne.MainMenu
	window *Window

	undo, redo, next, toList, stopClock, draw, claim, recent, analyse, pause, threat, second, lock, ask, flip, endgames *fyne.MenuItem

	options *optionItems
	fit     fit                       // how the menus are drawn
	size    fyne.Size                 // of the window for which they were drawn
	tallest float32                   // the least height of a window that shows each menu whole
	needs   [inOne + 1]float32        // the least width of a window, by how they are drawn
	names   map[*fyne.MenuItem]string // what the items are called, because some labels change
	checks  map[*fyne.MenuItem]func(settings.Settings) bool
	toggles map[*fyne.MenuItem]func(settings.Settings) bool // those of checks that are on or off
	allowed map[*fyne.MenuItem]func(session.Snapshot) bool  // depending on the game, while it is in sight
	listed  []*fyne.MenuItem                                // for the list of games, while it is in sight
}

func newMenus(w *Window) *menus {
	m := &menus{
		window: w, names: map[*fyne.MenuItem]string{}, checks: map[*fyne.MenuItem]func(settings.Settings) bool{},
		toggles: map[*fyne.MenuItem]func(settings.Settings) bool{}, allowed: map[*fyne.MenuItem]func(session.Snapshot) bool{},
	}
	m.main = fyne.NewMainMenu(m.game(), m.editMenu(), m.view(), m.analysis(), m.learning(), m.helpMenu())
	m.settings(w.settings)
	return m
}

// item creates a menu item. Its shortcut does nothing while a dialog is open or the item
// is disabled, which Fyne does not ensure.
func (m *menus) item(label string, do func(), key fyne.KeyName, modifier fyne.KeyModifier) *fyne.MenuItem {
	i := fyne.NewMenuItem(label, nil)
	m.names[i] = label
	i.Action = func() {
		if !i.Disabled && m.window.window.Canvas().Overlays().Top() == nil {
			do()
		}
	}
	if key != "" {
		i.Shortcut = &desktop.CustomShortcut{KeyName: key, Modifier: modifier}
	}
	return i
}

// asking marks an item that asks something before it does anything: its label ends with an
// ellipsis. Help and the description of the program ask nothing.
func asking(i *fyne.MenuItem) *fyne.MenuItem {
	i.Label += ellipsis
	return i
}

const ellipsis = "…"

// submenu creates an item that opens a menu.
func submenu(label string, items ...*fyne.MenuItem) *fyne.MenuItem {
	i := fyne.NewMenuItem(label, nil)
	i.ChildMenu = fyne.NewMenu("", items...)
	return i
}

// play creates an item about the game, which is enabled only while the game is in sight.
func (m *menus) play(label string, do func(), key fyne.KeyName, modifier fyne.KeyModifier) *fyne.MenuItem {
	i := m.item(label, do, key, modifier)
	m.allowed[i] = func(session.Snapshot) bool { return true }
	return i
}

// playWhen creates an item about the game, for something that a game does not always
// allow.
func (m *menus) playWhen(allowed func(session.Snapshot) bool, label string, do func(), key fyne.KeyName, modifier fyne.KeyModifier) *fyne.MenuItem {
	i := m.play(label, do, key, modifier)
	m.allowed[i] = allowed
	return i
}

// edit creates a menu item with a shortcut that text fields have as well. Fyne asks the
// menu first, so the shortcut must be passed on to a focused text field, unless the field
// is empty and has no use for it.
func (m *menus) edit(label string, do func(), shortcut fyne.Shortcut) *fyne.MenuItem {
	i := m.item(label, do, "", 0)
	whole := i.Action
	i.Action = func() {
		type line interface {
			fyne.Shortcutable
			SelectedText() string
		}
		type idle interface{ Idle(fyne.Shortcut) bool }
		focused := m.window.window.Canvas().Focused()
		if l, ok := focused.(line); ok {
			if e, ok := focused.(idle); !ok || !e.Idle(shortcut) {
				l.TypedShortcut(shortcut)
				return
			}
		}
		whole()
	}
	i.Shortcut = shortcut
	return i
}

// settings ticks the chosen settings and lists the recent files.
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
		m.show()
	}
}

// relabel names what Undo and Redo would do, and reports whether that has changed.
func (m *menus) relabel(undo, redo phrase.Phrase, takeBack bool) bool {
	was := []any{m.undo.Label, m.undo.Disabled, m.redo.Label, m.redo.Disabled}
	m.undo.Label, m.undo.Disabled = i18n.F("window.undo-edit", undo), false
	switch {
	case undo.Form != "":
	case takeBack:
		m.undo.Label = i18n.T("window.undo-move")
	default:
		m.undo.Label, m.undo.Disabled = i18n.T("common.undo"), true
	}
	m.redo.Label, m.redo.Disabled = i18n.F("window.redo-edit", redo), false
	if redo.Form == "" {
		m.redo.Label, m.redo.Disabled = i18n.T("window.redo"), true
	}
	return !slices.Equal(was, []any{m.undo.Label, m.undo.Disabled, m.redo.Label, m.redo.Disabled})
}

// enable enables or disables an item, and reports whether that is a change.
func (m *menus) enable(i *fyne.MenuItem, on bool) (changed bool) {
	changed, i.Disabled = i.Disabled == on, !on
	return changed
}

// name names what depends on the game, and reports whether that has changed.
func (m *menus) name(s session.Snapshot) (changed bool) {
	stop := i18n.T("window.stop-clocks")
	if s.Game.Clock.Stands() {
		stop = i18n.T("window.start-clocks")
	}
	draw := i18n.P(s.DrawName())
	if m.window.page.Actions.AsksBeforeOffer() {
		draw += ellipsis
	}
	for item, label := range map[*fyne.MenuItem]string{m.stopClock: stop, m.claim: i18n.P(s.Claim().Name()), m.draw: draw} {
		if item.Label != label {
			item.Label, changed = label, true
		}
	}
	return changed
}

// followMenus enables what the game allows, and updates the labels.
func (w *Window) followMenus() {
	if w.menus == nil {
		return
	}
	w.front.retitle(w.desk.Snapshot())
	w.japanese.follow()
	m, s := w.menus, w.session.Snapshot()
	changed := m.relabel(undoes(w.inSight).Undoing(), undoes(w.inSight).Redoing(), s.Game.CanTakeBack && w.onBoard())
	changed = m.name(s) || changed
	for item, on := range map[*fyne.MenuItem]bool{
		m.analyse: s.Analysis.On, m.pause: s.Analysis.Paused, m.threat: s.Analysis.Threats, m.second: s.Second.On, m.lock: s.Second.Locked,
	} {
		if item.Checked != on {
			item.Checked, changed = on, true
		}
	}
	for i, allowed := range m.allowed {
		changed = m.enable(i, w.onBoard() && allowed(s)) || changed
	}
	for _, i := range m.listed {
		changed = m.enable(i, w.inSight == pages.Page(w.gameList)) || changed
	}
	changed = m.options.follow(rules.ShapeOf(gameOn(w.inSight, w.page))) || changed
	changed = m.enable(m.ask, asker(w).MayAsk()) || changed
	if changed = m.enable(m.flip, flips(w.inSight)) || changed; changed {
		m.show()
	}
}

// gameOn returns the rules of the game on the board of a page, or of the game being
// played.
func gameOn(p pages.Page, board *play.Page) rules.Rules {
	if g, ok := p.(pages.Gamer); ok && g.Rules() != nil {
		return g.Rules()
	}
	return board.Session.Snapshot().Rules
}

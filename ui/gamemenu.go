package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/game/play/session"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/play"
)

const ctrl, shift = fyne.KeyModifierShortcutDefault, fyne.KeyModifierShift

// game returns the menu of what a person starts, opens and saves, and does while playing.
func (m *menus) game() *fyne.Menu {
	w := m.window
	m.recent = fyne.NewMenuItem(i18n.T("window.open-recent"), nil)
	quit := fyne.NewMenuItem(i18n.T("window.quit"), w.Close)
	m.names[quit] = quit.Label
	quit.IsQuit, quit.Shortcut = true, &desktop.CustomShortcut{KeyName: fyne.KeyQ, Modifier: ctrl}
	position := slices.Concat(m.pages(besideNew), []*fyne.MenuItem{
		asking(m.playWhen(session.Snapshot.CanPlayFrom, i18n.T("common.play-from"), w.page.Actions.PlayFromHere, "", 0)),
	})
	return fyne.NewMenu(i18n.T("window.game"), slices.Concat(
		[]*fyne.MenuItem{
			asking(m.item(i18n.T("common.new-game"), w.newGames.ask, fyne.KeyN, ctrl)),
			m.playWhen(session.Snapshot.CanRematch, i18n.T("common.rematch"), w.page.Actions.Rematch, fyne.KeyR, ctrl),
			submenu(i18n.T("window.from-position"), position...), fyne.NewMenuItemSeparator(),
		},
		m.playing(),
		[]*fyne.MenuItem{fyne.NewMenuItemSeparator(), asking(m.item(i18n.T("common.open"), w.askOpen, fyne.KeyO, ctrl)), m.recent},
		m.pages(besideFiles),
		[]*fyne.MenuItem{
			m.play(i18n.T("common.save"), w.desk.Saving.Save, fyne.KeyS, ctrl),
			asking(m.play(i18n.T("window.save"), w.desk.Saving.SaveAs, fyne.KeyS, ctrl|shift)),
			submenu(i18n.T("dialogs.export"), append(w.exports.items(m),
				fyne.NewMenuItemSeparator(), asking(m.item(i18n.T("bundle.save"), w.bundles.save, "", 0)))...),
			fyne.NewMenuItemSeparator(), quit,
		})...)
}

// playing returns the items for the game in progress. Those that people use in most games
// are in sight.
func (m *menus) playing() []*fyne.MenuItem {
	w := m.window
	yours := func(s session.Snapshot) bool { return s.Playing() && s.Game.Yours() }
	clocked := func(s session.Snapshot) bool { return s.Game.Clock.Used() && yours(s) }
	takeBack := func(s session.Snapshot) bool { return s.Game.CanTakeBack }
	hurry := func(s session.Snapshot) bool { return s.Game.Thinking || s.Game.Fault != nil }
	resign := func(s session.Snapshot) bool { return s.Playing() && (s.Game.Human[0] || s.Game.Human[1]) }
	hint := func(s session.Snapshot) bool { return s.Game.Yours() && s.Helped() }
	agree := func(s session.Snapshot) bool { return play.MayOffer(s) || s.Accepts() }
	mayClaim := func(s session.Snapshot) bool { return yours(s) && s.Claim().Promising() }
	m.stopClock = m.playWhen(clocked, i18n.T("window.stop-clocks"), w.session.StopClock, fyne.KeyP, ctrl)
	m.claim = m.playWhen(mayClaim, i18n.T("common.claim-draw"), w.session.Claim, "", 0)
	m.draw = m.playWhen(agree, i18n.T("common.offer-draw"), w.page.Actions.OfferDraw, "", 0)
	return []*fyne.MenuItem{
		m.playWhen(takeBack, i18n.T("common.take-back"), w.session.TakeBack, "", 0),
		m.playWhen(hint, i18n.T("common.hint"), w.session.Hint, fyne.KeyH, ctrl),
		m.draw, m.claim,
		asking(m.playWhen(resign, i18n.T("common.resign"), w.page.Actions.Resign, "", 0)),
		submenu(i18n.T("window.time"),
			m.playWhen(hurry, i18n.T("common.move-now"), w.session.MoveNow, fyne.KeyM, ctrl), m.stopClock),
	}
}

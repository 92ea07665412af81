package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/play/session"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// view returns the menu of what is seen, and how.
func (m *menus) view() *fyne.Menu {
	w, list := m.window, listedGame{m.window}
	listed := func(session.Snapshot) bool { return w.page.Listed() }
	m.toList = m.playWhen(listed, i18n.T("common.back-list"), list.toList, fyne.KeyB, ctrl)
	m.next = m.playWhen(listed, i18n.T("window.next-game"), func() { list.step(1) }, fyne.KeyPageDown, ctrl)
	m.flip = m.keyItem(i18n.T("window.flip-board"), func() { flip(w.inSight) }, fyne.KeyF)
	menu := fyne.NewMenu(i18n.T("window.view"),
		m.flip,
		submenu(i18n.T("window.variations"),
			m.item(i18n.T("window.fold-variations"), func() { w.page.Fold(true) }, "", 0),
			m.item(i18n.T("window.unfold-variations"), func() { w.page.Fold(false) }, "", 0)),
		submenu(i18n.T("window.listed-games"),
			m.toList, m.next, m.playWhen(listed, i18n.T("window.previous-game"), func() { list.step(-1) }, fyne.KeyPageUp, ctrl)),
		fyne.NewMenuItemSeparator())
	m.options = newOptionItems(m, menu)
	return menu
}

// analysis returns the menu for the program's analysis of a position.
func (m *menus) analysis() *fyne.Menu {
	m.analyse = m.play(i18n.T("window.analyse-position"), m.window.session.Analysis.Toggle, fyne.KeyI, ctrl)
	analysing := func(s session.Snapshot) bool { return s.Analysis.On }
	m.pause = m.playWhen(analysing, i18n.T("common.pause-analysis"), m.window.session.Analysis.TogglePause, fyne.KeyI, ctrl|shift)
	m.threat = m.playWhen(session.Snapshot.Helped, i18n.T("common.show-threat"), m.window.session.Analysis.ToggleThreats, fyne.KeyT, ctrl|shift)
	m.second = m.playWhen(session.Snapshot.Helped, i18n.T("window.second-engine"), m.window.session.Second.ToggleSecond, "", 0)
	m.lock = m.playWhen(session.Snapshot.Helped, i18n.T("play.lock-second"), m.window.session.Second.ToggleLock, "", 0)
	m.ask = m.item(i18n.T("window.why-not"), func() { asker(m.window).Ask() }, fyne.KeyW, ctrl|shift)
	items := []*fyne.MenuItem{
		m.analyse, m.pause, m.threat, m.second, m.lock, fyne.NewMenuItemSeparator(),
		m.playWhen(session.Snapshot.MayReview, i18n.T("window.review-game"), m.window.page.Actions.Review, fyne.KeyR, ctrl|shift), m.reviewing(),
		m.ask,
		fyne.NewMenuItemSeparator(),
		asking(m.list(i18n.T("gamelist.prepare"), m.window.gameList.Prepare)),
		m.toggle(i18n.T("window.passed-pawn-thinks"), func(s *settings.Settings) *bool { return &s.Thinking }),
		fyne.NewMenuItemSeparator(),
	}
	m.endgames = m.item(i18n.T("window.endgames"), m.window.endgames.ask, "", 0)
	m.endgames.Label = m.window.endgames.label()
	items = append(items, m.pages(inAnalyse)...)
	return fyne.NewMenu(i18n.T("common.analyse"), append(items, m.endgames)...)
}

// showEndgames says how far the tables of endgames are.
func (m *menus) showEndgames() {
	if label := m.window.endgames.label(); label != m.endgames.Label {
		m.endgames.Label = label
		m.show()
	}
}

// reviewing returns the submenu of what can be done while a review is open.
func (m *menus) reviewing() *fyne.MenuItem {
	do, page := m.window.session.Review, m.window.page.Actions
	reviewed := func(s session.Snapshot) bool { return s.Review.On && s.Review.Done() > 0 }
	fromFile := func(s session.Snapshot) bool { return s.Review.On && s.Review.FromFile }
	open := func(s session.Snapshot) bool { return s.Review.On }
	again := func() {
		do.StartOver()
		page.Review() // goes on, and finds where the game left the opening
	}
	return submenu(i18n.T("window.during-review"),
		m.playWhen(page.HasReasons, i18n.T("review.show"), page.ShowMoment, "", 0),
		m.playWhen(page.HasMoment, i18n.T("review.find"), page.FindBetter, "", 0),
		m.playWhen(page.MayTrain, i18n.T("window.review-train"), page.Train, "", 0),
		m.playWhen(reviewed, i18n.T("window.review-write"), do.Write, fyne.KeyA, ctrl|shift),
		m.playWhen(fromFile, i18n.T("window.review-again"), again, "", 0),
		m.playWhen(open, i18n.T("window.review-close"), do.Close, "", 0))
}

// learning returns the menu of lessons and problems, by the word that a newcomer looks for.
func (m *menus) learning() *fyne.Menu {
	return fyne.NewMenu(i18n.T("common.learn"), m.pages(inLearn)...)
}

// helpMenu returns the menu of what explains the program.
func (m *menus) helpMenu() *fyne.Menu {
	w := m.window
	return fyne.NewMenu(i18n.T("window.help"),
		m.keyItem(i18n.T("window.how-play"), w.help, fyne.KeyF1),
		fyne.NewMenuItem(i18n.T("window.about-passed-pawn"), w.about))
}

// toggle returns an item for a setting that is on or off.
func (m *menus) toggle(label string, get func(*settings.Settings) *bool) *fyne.MenuItem {
	i := fyne.NewMenuItem(label, func() { m.turn(get) })
	m.checks[i] = func(s settings.Settings) bool { return *get(&s) }
	m.toggles[i] = m.checks[i]
	return i
}

// turn turns a setting on or off.
func (m *menus) turn(get func(*settings.Settings) *bool) {
	s := m.window.settings
	*get(&s) = !*get(&s)
	m.window.change(s)
}

// choose returns an item for one of the values of a setting.
func (m *menus) choose(label string, get func(*settings.Settings) *string, value string) *fyne.MenuItem {
	i := fyne.NewMenuItem(label, func() {
		s := m.window.settings
		*get(&s) = value
		m.window.change(s)
	})
	m.checks[i] = func(s settings.Settings) bool { return *get(&s) == value }
	return i
}

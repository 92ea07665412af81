package ui

import (
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// Greet welcomes a new person and offers things to begin with. It does so once, and not
// if the person must read something else first.
func (w *Window) Greet() {
	if w.settings.Greeted || len(w.config.Lifecycle.Trouble) > 0 {
		return
	}
	s := w.settings
	s.Greeted = true
	w.change(s)
	const size = 56
	chess := w.config.Play.Games[0]
	kings := w.newGames.pictures.sidePictures(chess)
	w.welcome = w.host.Welcome(i18n.T("welcome.title"), i18n.T("welcome.how"),
		dialogs.Card{Name: i18n.T("welcome.learn"), About: i18n.T("welcome.learn-about"), Picture: w.newGames.pictures.piece(rules.Knight, size), Do: w.toLearn},
		dialogs.Card{
			Name: i18n.T("welcome.easy"), About: i18n.T("welcome.easy-about"), Picture: w.newGames.pictures.piece(rules.Pawn, size),
			Do: func() { w.beginWith("engine") },
		},
		dialogs.Card{Name: i18n.T("dialogs.two-players"), About: i18n.T("welcome.two-about"), Picture: kings[1](size), Do: func() { w.beginWith("person") }},
		dialogs.Card{
			Name: i18n.T("welcome.open"), About: i18n.T("welcome.open-about"),
			Picture: w.newGames.pictures.miniature(chess, chess.Start().String(), size), Do: w.askOpen,
		})
}

// beginWith starts a game of chess at the lowest level, or between two people.
func (w *Window) beginWith(opponent string) {
	s := w.settings
	s.Opponent, s.Variant, s.Time, s.Colour = opponent, "", "", "white"
	if opponent == "engine" {
		s.Level = 1
	}
	w.change(s)
	if err := w.session.Start(w.newGames.setups.next()); err != nil {
		w.page.Say(i18n.Sentence(err))
	}
}

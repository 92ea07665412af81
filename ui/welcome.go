package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// Greet welcomes a new person and offers things to begin with. It does so once, and not
// if the person must read something else first. On the board is a game with the computer, so
// that somebody who just wants to play can begin.
func (w *Window) Greet() {
	if w.settings.Greeted || len(w.config.Lifecycle.Trouble) > 0 {
		return
	}
	s := w.settings
	s.Greeted = true
	w.change(s)
	scene := func(name string) func(high int) fyne.CanvasObject {
		return func(high int) fyne.CanvasObject { return w.newGames.pictures.scene(name, high) }
	}
	w.welcome = w.host.Welcome(i18n.T("welcome.title"), i18n.T("welcome.how"), w.askOpen,
		dialogs.Switch{Name: i18n.T("preferences.by-ear"), On: s.ByEar, Turn: func(on bool) {
			s := w.settings
			s.ByEar = on
			w.change(s)
		}},
		dialogs.Card{Name: i18n.T("common.learn"), About: i18n.T("welcome.learn-about"), Picture: scene("learn"), Do: func() { w.showPage(w.learn) }, Accent: true},
		dialogs.Card{
			Name: i18n.T("welcome.computer"), About: i18n.T("welcome.computer-about"), Picture: scene("computer"),
			Do: func() { w.newGames.askGame(0, "") },
		},
		dialogs.Card{Name: i18n.T("dialogs.two-players"), About: i18n.T("welcome.two-about"), Picture: scene("two"), Do: w.beginForTwo},
		dialogs.Card{
			Name: i18n.T("welcome.games"), About: i18n.T("welcome.games-about"), Picture: scene("games"),
			Do: func() { w.newGames.askGame(w.newGames.setups.numberOf(shogi(w.config.Play.Games)), "") },
		})
}

// scene returns a drawing of a height.
func (p *pictures) scene(name string, high int) fyne.CanvasObject {
	img := canvas.NewImageFromImage(p.pieces.Scene(name, look.Dark(), p.pixels(high)))
	img.FillMode = canvas.ImageFillContain
	img.SetMinSize(fyne.NewSize(float32(high)*1.5, float32(high)))
	return img
}

// beginForTwo starts a game of chess between two people.
func (w *Window) beginForTwo() {
	s := w.settings
	s.Opponent, s.Variant, s.Time, s.Colour = "person", "", "", "white"
	w.change(s)
	if err := w.session.Start(w.newGames.setups.next()); err != nil {
		w.page.Say(i18n.Sentence(err))
	}
}

package play

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/records/record"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// cite states the rule that the line at the bottom quotes, and says what is possible instead.
func (a *Actions) cite() {
	s := a.page.snap
	rule, known := law.Rule(s.Article)
	if !known {
		if s.Doubtful() {
			a.Ask()
		}
		return
	}
	text := i18n.P(rule)
	if s.Instead.Form != "" {
		text += "\n\n" + i18n.P(s.Instead)
	}
	a.config.Tell(i18n.F("common.fide-laws-article", s.Article), text)
}

// explain shows a move that a rule explains, and opens the rule. A game that is being played
// is on the board again when the rule is closed.
func (a *Actions) explain(path record.Path) {
	closing := dialogs.Deed{Text: i18n.T("dialogs.close"), Do: a.comeBack()}
	why, ok := a.session.Reasons.Explain(path)
	if !ok {
		return
	}
	text := i18n.P(why.Text)
	if len(why.Wall) > 0 {
		text += " " + i18n.T("play.wall-circled")
	}
	if why.Article != law.None {
		text += "\n\n" + i18n.F("common.fide-laws-article", why.Article.Phrase()) + "."
	}
	title := i18n.F("play.about", a.page.snap.LastMove())
	if len(why.Line) == 0 {
		a.config.Choose(title, text, closing)
		return
	}
	game := a.page.snap.Game.Game
	a.config.Choose(title, text, closing, dialogs.Deed{Text: i18n.T("play.show-moves"), Default: true, Do: func() {
		if a.page.snap.Game.Game == game {
			a.session.Edits.ShowMate(path, why.Line)
		}
	}})
}

// comeBack returns what shows the current position of a game again that is being played and on
// the board now. In a finished game the board stays where it is.
func (a *Actions) comeBack() func() {
	was := a.page.snap
	if !was.Playing() || !was.Live() {
		return func() {}
	}
	return func() {
		if now := a.page.snap; now.Game.Game == was.Game.Game {
			a.session.Browse(record.Mainline(len(now.Game.Moves)))
		}
	}
}

package play

import (
	"passedpawn/game/chess/law"
	"passedpawn/game/phrase"
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
	title, text := phrase.Say("common.fide-laws-article", s.Article), rule
	if s.Instead.Form != "" {
		text = phrase.Join("\n\n", text, s.Instead)
	}
	a.config.Tell(i18n.P(title), i18n.P(text))
	a.heard(title, text)
}

// explain shows a move that a rule explains, and opens the rule. A game that is being played
// is on the board again when the rule is closed.
func (a *Actions) explain(path record.Path) {
	closing := dialogs.Deed{Text: i18n.T("dialogs.close"), Do: a.comeBack()}
	why, ok := a.session.Reasons.Explain(path)
	if !ok {
		return
	}
	deeds := []dialogs.Deed{closing}
	if len(why.Line) > 0 {
		game := a.page.snap.Game.Game
		deeds = append(deeds, dialogs.Deed{Text: i18n.T("play.show-moves"), Default: true, Do: func() {
			if a.page.snap.Game.Game == game {
				a.session.Edits.ShowMate(path, why.Line)
			}
		}})
	}
	title, text := phrase.Say("play.about", a.page.snap.LastMove()), explained(why)
	a.config.Choose(i18n.P(title), i18n.P(text), deeds...)
	a.heard(title, text)
}

// explained is the text about a move that a rule explains.
func explained(why law.Allowance) phrase.Phrase {
	text := why.Text
	if len(why.Wall) > 0 {
		text = phrase.Join(" ", text, phrase.Say("play.wall-circled"))
	}
	if why.Article != law.None {
		text = phrase.Join("\n\n", text, phrase.Say("%v.", phrase.Say("common.fide-laws-article", why.Article.Phrase())))
	}
	return text
}

// heard lets the dialog that has just been opened be read aloud with its moves in the person's style.
func (a *Actions) heard(title, text phrase.Phrase) {
	a.config.Heard(a.page.earGame.says(title), a.page.earGame.says(text))
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

package play

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// Delete deletes the move on the board and what follows it. If they belong to a game that is
// over, it asks first, because the result stays although the moves no longer lead to it.
func (a *Actions) Delete() {
	s := a.page.snap
	path, g := s.Place.Path, s.Game
	if !g.Outcome.Over() || !path.Main() || len(path) == 0 || s.Study && g.Outcome.Reason == rules.Adjudged {
		a.session.Edits.Delete()
		return
	}
	moves := i18n.P(phrase.Say("play.delete-moves", phrase.Number(len(g.Moves)-len(path)+1), s.Ending(), resultSigns[g.Outcome.Result]))
	a.ask(i18n.T("play.delete-end"), moves, i18n.T("common.delete"), i18n.T("common.cancel"), func(yes bool) {
		if yes && a.page.snap.Place.Path.Equal(path) {
			a.session.Edits.Delete()
		}
	})
}

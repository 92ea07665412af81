package ui

import (
	"passedpawn/game/play/match"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// conducts returns how strictly a game can be played, with an explanation for the game.
func conducts(r rules.Rules) []dialogs.Rule {
	customs := rules.CustomsOf(r)
	all := []dialogs.Rule{{ID: string(match.Casual), Name: i18n.T("conduct.casual"), About: i18n.T("conduct.casual-about")}}
	if rules.Repeats(r) {
		all = append(all, dialogs.Rule{ID: string(match.ClaimForMe), Name: i18n.T("conduct.claims"), About: i18n.T("conduct.claims-about")})
	}
	about := i18n.T("conduct.tournament-about")
	if customs.TouchMove {
		about += " " + i18n.T("conduct.touch-about")
	}
	illegal := i18n.T("conduct.illegal-second")
	if customs.Illegal == 1 {
		illegal = i18n.T("conduct.illegal-first")
	}
	return append(all,
		dialogs.Rule{ID: string(match.Tournament), Name: i18n.T("conduct.tournament"), About: about},
		dialogs.Rule{ID: string(match.Arbiter), Name: i18n.T("conduct.arbiter"), About: illegal + " " + about})
}

package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/play/match"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/variants"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// families returns the games to choose from, with related games as one family.
func (n *newGames) families() []dialogs.Family {
	var all []dialogs.Family
	for _, f := range variants.Families() {
		family := dialogs.Family{Name: i18n.P(f.Name), About: i18n.P(f.About), Twist: i18n.P(f.Twist), TwistAbout: i18n.P(f.TwistAbout), Aside: i18n.P(f.Aside)}
		for _, form := range f.Forms {
			at := n.setups.at(form.Game)
			if at < 0 {
				continue
			}
			offered := dialogs.Form{Name: i18n.P(form.Name), About: i18n.P(form.About), Game: at, Twisted: n.setups.at(form.Twisted)}
			if len(form.Climb) > 0 {
				offered.Climb = func() fyne.CanvasObject { return n.pictures.climb(form.Climb) }
			}
			family.Forms = append(family.Forms, offered)
		}
		if len(family.Forms) == 0 {
			continue
		}
		first := n.setups.games[family.Forms[0].Game]
		family.Picture = func(size int) fyne.CanvasObject { return n.pictures.miniature(first, f.Picture, size) }
		all = append(all, family)
	}
	return all
}

// gameName returns the name of a game, "" for orthodox chess.
func gameName(r rules.Rules) string { return i18n.P(variants.NameOf(r.ID())) }

// gameAbout returns sentences that describe a game and how strictly it is played.
func gameAbout(r rules.Rules, conduct match.Conduct) (all []string) {
	for _, c := range conducts(r) {
		if c.ID == string(conduct) {
			all = append(all, c.About)
		}
	}
	if !rules.Orthodox(r.ID()) {
		families := variants.Families()
		family, form, _ := variants.FamilyOf(families, r.ID())
		of := families[family]
		all = append(all, i18n.P(of.About))
		about := of.Forms[form].About
		if about.Form != "" && (of.Aside.Form == "" || form > 0) { // what few people change is not said
			all = append(all, i18n.P(about))
		}
	}
	return all
}

// lessonOf returns the index of the first lesson about a game or another form of its
// family, -1 for none.
func (n *newGames) lessonOf(game string) int {
	families := variants.Families()
	own, _, _ := variants.FamilyOf(families, game)
	return slices.IndexFunc(n.lessons, func(l lesson.Lesson) bool {
		family, _, _ := variants.FamilyOf(families, l.Game)
		return family == own
	})
}

package ui

import (
	"passedpawn/game/play/clock"
	"passedpawn/game/rules"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// usual are the time controls to choose from, in notation: bullet, blitz, rapid and
// classical, and then one of each other kind.
var usual = [...]string{
	"1", "2+1", "3", "3+2", "5", "5+3", "10", "10+5", "15+10", "30", "30+20", "60", "90+30",
	"5d3", "25b10", "0:1x10", "0:1x30", "5:1x30", "10:1x30", "15:1x60", "15:3x60", "20:25/10", "*3",
}

// times returns the usual time controls with their names; the first is none.
func times() []dialogs.Time {
	all := []dialogs.Time{{Name: i18n.T("common.no-clock")}}
	for _, text := range usual {
		all = append(all, dialogs.Time{Text: text, Name: timeSaid(text)})
	}
	return all
}

// quick returns the time controls of a game with a tile each; the first is none, in a word
// that fits on its tile.
func quick(r rules.Rules) []dialogs.Time {
	if rules.CustomsOf(r).Byoyomi {
		return []dialogs.Time{
			{Name: i18n.T("newgame.no-clock")},
			{Text: "0:1x10", Name: i18n.F("clock.s", 10)},
			{Text: "0:1x30", Name: i18n.F("clock.s", 30)},
			{Text: "5:1x30", Name: i18n.F("newgame.then-byoyomi", 5, 30)},
			{Text: "10:1x30", Name: i18n.F("newgame.then-byoyomi", 10, 30)},
			{Text: "15:1x60", Name: i18n.F("newgame.then-byoyomi", 15, 60)},
		}
	}
	return []dialogs.Time{
		{Name: i18n.T("newgame.no-clock")},
		{Text: "1", Name: "1+0"},
		{Text: "3+2", Name: "3+2"},
		{Text: "5+3", Name: "5+3"},
		{Text: "10", Name: "10+0"},
		{Text: "15+10", Name: "15+10"},
	}
}

// timeSaid describes a time control, "" for an invalid one.
func timeSaid(text string) string {
	c, err := clock.ParseMinutes(text)
	if err != nil {
		return ""
	}
	return i18n.P(c.Phrase())
}

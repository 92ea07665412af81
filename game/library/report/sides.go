package report

import (
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// sides are the names of both sides of a game, White's first. The zero value is White and
// Black, which other languages inflect.
type sides struct {
	own   bool // the sides have other names
	names [2]phrase.Phrase
}

// sidesOf returns the names of the sides in games that reached a position.
func sidesOf(at index.Place) sides {
	_, own := at.Rules.(rules.SideNamer)
	return sides{own, rules.SideNames(at.Rules, at.Position)}
}

// scored says which part of the points White scored.
func (s sides) scored(percent phrase.Word) phrase.Phrase {
	if s.own {
		return phrase.Say("report.side-scored", s.names[rules.White], percent)
	}
	return phrase.Say("report.white-scored", percent)
}

// bars explains the bars.
func (s sides) bars() phrase.Phrase {
	if s.own {
		return phrase.Say("report.side-bars", s.names[rules.White], s.names[rules.Black])
	}
	return phrase.Say("report.white-bars")
}

// head names the columns of a tally from the view of White.
func (s sides) head(name phrase.Word) []phrase.Word {
	score := phrase.Say("report.white-score")
	if s.own {
		score = phrase.Say("report.side-score", s.names[rules.White])
	}
	return []phrase.Word{
		name, phrase.Say("gamelist.times"), score, phrase.Say("report.length"), phrase.Say("matches.column-results"),
	}
}

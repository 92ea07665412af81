// Package variants is the list of games that can be played, orthodox chess
// first. It holds no rules of its own.
package variants

import (
	"slices"
	"strings"

	"passedpawn/game/altpromo"
	"passedpawn/game/orthodox"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// A Game is a rule set and what people call it.
type Game struct {
	rules.Rules
	Name  string        // as in PGN's Variant tag
	Short string        // in a list
	About phrase.Phrase // a line about it
}

// Games are some of them; the first is orthodox chess.
type Games []Game

// All lists the games.
func All() Games {
	all := Games{{orthodox.Rules{}, "Chess", "Chess", phrase.Say("variants.fide-laws")}}
	for _, g := range []shogi.Rules{{}, {Points24: true}} {
		all = append(all, Game{g, g.Name(), g.Name(), g.About()})
	}
	for _, g := range altpromo.Games() {
		short := "APC" + strings.TrimPrefix(g.Name(), altpromo.Title)
		all = append(all, Game{g, g.Name(), short, about(g)})
	}
	return all
}

// about tells the climb.
func about(g *altpromo.Game) phrase.Phrase {
	var climb phrase.Phrase
	for i, k := range g.Sequence() {
		if climb.Words = append(climb.Words, k); i > 0 {
			climb.Form += ", "
		}
		climb.Form += "%s"
	}
	text := phrase.Say("variants.alternate-promotion-chess-whatever", climb)
	if g.Yeomanned() {
		text = phrase.Say("variants.rook-bishop-knight-camel", text)
	}
	return text
}

// Find implements rules.Games.
func (games Games) Find(name string) (rules.Rules, bool) {
	if r, ok := (orthodox.Rules{}).Find(name); ok {
		return r, true
	}
	i := slices.IndexFunc(games, func(g Game) bool { return strings.EqualFold(g.ID(), name) || strings.EqualFold(g.Name, name) })
	if i < 0 {
		return nil, false
	}
	return games[i].Rules, true
}

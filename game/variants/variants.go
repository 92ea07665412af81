// Package variants is the list of games that can be played, orthodox chess
// first. It holds no rules of its own.
package variants

import (
	"slices"
	"strings"

	"passedpawn/game/altpromo"
	"passedpawn/game/orthodox"
	"passedpawn/game/rules"
)

// A Game is a rule set and what people call it.
type Game struct {
	rules.Rules
	Name string // as in PGN's Variant tag
}

// All lists the games.
func All() []Game {
	all := []Game{{orthodox.Rules{}, "Chess"}}
	for _, g := range altpromo.Games() {
		all = append(all, Game{g, g.Name()})
	}
	return all
}

// Find is the game of an id or a name, in any case.
func Find(games []Game, name string) (Game, bool) {
	i := slices.IndexFunc(games, func(g Game) bool { return strings.EqualFold(g.ID(), name) || strings.EqualFold(g.Name, name) })
	if i < 0 {
		return Game{}, false
	}
	return games[i], true
}

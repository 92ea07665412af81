// Package variants is the list of games that can be played, orthodox chess first. It
// contains no rules.
package variants

import (
	"slices"
	"strings"

	"passedpawn/game/chess/chess960"
	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/variants/altpromo"
	"passedpawn/game/variants/unread"
)

// A Game is a rule set with its name.
type Game struct {
	rules.Rules
	Name string // the value of PGN's Variant tag
}

// Games is a list of games. The first is orthodox chess.
type Games []Game

// All returns all games.
func All() Games {
	all := Games{{orthodox.Rules{}, "Chess"}}
	for _, g := range []shogi.Rules{{}, {Points24: true}} {
		all = append(all, Game{g, g.Name()})
	}
	for _, g := range altpromo.Games() {
		all = append(all, Game{g, g.Name()})
	}
	return append(all, Game{chess960.Rules{}, chess960.Name})
}

// Find implements rules.Games. It also finds the rule set for games that are not known.
func (games Games) Find(name string) (rules.Rules, bool) {
	if r, ok := (orthodox.Rules{}).Find(name); ok {
		return r, true
	}
	if name == rules.Unread {
		return unread.Rules{}, true
	}
	if rules.Chess960(name) {
		name = chess960.Name
	}
	i := slices.IndexFunc(games, func(g Game) bool { return strings.EqualFold(g.ID(), name) || strings.EqualFold(g.Name, name) })
	if i < 0 {
		return nil, false
	}
	return games[i].Rules, true
}

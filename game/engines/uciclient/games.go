package uciclient

import (
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// notGame is the error for a question about a game that the engine does not play.
func (c Config) notGame() error { return phrase.Errorf("uciclient.not-game", c.name()) }

// languageOf returns the language in which engines are asked about a game.
func languageOf(r rules.Rules) Protocol {
	if rules.FamilyOf(r.ID()) == rules.ShogiFamily {
		return USI
	}
	return UCI
}

// shogi is the name of both rule sets of shogi, which differ in how points are counted.
const shogi = "shogi"

// variantOf returns the name of a rule set in UCI_Variant.
func variantOf(r rules.Rules) string {
	switch {
	case languageOf(r) == USI:
		return shogi
	case rules.Chess960(r.ID()): // that has an option of its own
		return "chess"
	}
	return r.ID()
}

// plays reports whether a list of games has the game of a rule set. Without a list it may.
func plays(games []string, r rules.Rules) bool {
	for _, g := range games {
		if g == r.ID() || g == shogi && languageOf(r) == USI {
			return true
		}
	}
	return games == nil
}

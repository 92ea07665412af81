package ui

import (
	"math/rand/v2"
	"slices"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/match"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/settings"
)

// gameSetups knows which new games there are, and which one the settings describe.
type gameSetups struct {
	games     variants.Games                          // orthodox chess first
	levels    func(game string) []session.Level       // the program's, from the weakest
	odds      []string                                // that a side may give in chess; the first is none
	oddsStart func(odds int, giver rules.Side) string // returns a FEN, "" for the starting position
	user      string                                  // the person's name on this system
	settings  func() settings.Settings
	engines   func() []settings.Engine // that the person has added
}

// next returns the game that the settings describe.
func (g *gameSetups) next() session.Setup {
	s := g.settings()
	side := rules.White
	if s.Colour == "black" || s.Colour == "random" && rand.IntN(2) == 1 {
		side = rules.Black
	}
	start := ""
	r := g.games[g.last()].Rules
	if rules.Starts(r) > 0 {
		start = rules.NumberedStart(r, rand.IntN(rules.Starts(r))).String()
	}
	control, _ := clock.ParseMinutes(s.TimeIn(r.ID())) // an invalid time control means no clocks
	return session.Setup{
		Start: start, Time: control, Conduct: match.Conduct(s.Conduct), Variant: g.variant(g.last()),
		Engine: s.Opponent == "engine", Level: g.level(r.ID()), Other: g.rival(r.ID()), Strength: session.ParseStrength(s.Strength),
		Side: side, Name: g.name(), Names: [2]string{s.White, s.Black}, Below: session.Below(s.Below),
	}
}

// name returns the name of the person.
func (g *gameSetups) name() string {
	if g.settings().Name != "" {
		return g.settings().Name
	}
	return g.user
}

// numberOf returns the index of a game among those to choose from.
func (g *gameSetups) numberOf(r rules.Rules) int {
	return max(0, slices.IndexFunc(g.games, func(v variants.Game) bool { return v.ID() == r.ID() }))
}

// at returns the index of a game among those to choose from, by its ID; -1 for none.
func (g *gameSetups) at(id string) int {
	return slices.IndexFunc(g.games, func(v variants.Game) bool { return v.ID() == id })
}

// level returns the program's level in a game, by the game's ID.
func (g *gameSetups) level(game string) int {
	return min(g.settings().LevelIn(game), len(g.levels(game)))
}

// last returns the index of the game played last among those to choose from.
func (g *gameSetups) last() int {
	return max(0, slices.IndexFunc(g.games, func(v variants.Game) bool { return v.Name == g.settings().Variant }))
}

// lastID returns the ID of the game played last.
func (g *gameSetups) lastID() string { return g.games[g.last()].ID() }

// variant returns the ID of a game to choose, "" for orthodox chess.
func (g *gameSetups) variant(i int) string {
	if i <= 0 || i >= len(g.games) {
		return ""
	}
	return g.games[i].Name
}

// handicaps returns the names of a game's handicaps, the first for none.
func (g *gameSetups) handicaps(r rules.Rules) []string {
	if rules.Orthodox(r.ID()) {
		return g.odds
	}
	names := []string{"common.none"}
	for _, h := range rules.Handicaps(r) {
		names = append(names, h.Name)
	}
	return names
}

// handicap returns the starting position of a handicap. In chess either side may give it.
func (g *gameSetups) handicap(variant, i int, giver rules.Side) string {
	r := g.games[variant].Rules
	if rules.Orthodox(r.ID()) {
		return g.oddsStart(i, giver)
	}
	return rules.Handicaps(r)[i-1].Position
}

// rival returns the ID of the engine in the settings that is the opponent in a game, ""
// for the bundled one: because it was chosen, or because the other one cannot play.
func (g *gameSetups) rival(game string) string {
	if e, ok := settings.FindEngine(g.engines(), g.settings().Rival); ok && e.Plays(game) {
		return e.ID
	}
	return ""
}

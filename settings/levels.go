package settings

import "passedpawn/game/rules"

// levels are the settings that store the levels of the engines, and how many levels there
// are. The games of a family share one.
var levels = map[rules.Family]struct {
	setting func(*Settings) *int
	most    int
}{
	rules.ChessFamily:   {func(s *Settings) *int { return &s.Level }, 12},
	rules.VariantFamily: {func(s *Settings) *int { return &s.ClimbLevel }, 12},
	rules.ShogiFamily:   {func(s *Settings) *int { return &s.ShogiLevel }, 10},
}

// LevelIn returns the level of the engine in a game, by the game's ID, from 1.
func (s Settings) LevelIn(game string) int { return *levels[rules.FamilyOf(game)].setting(&s) }

// WithLevel returns the settings with another level of the engine in a game, by the
// game's ID, from 1.
func (s Settings) WithLevel(game string, level int) Settings {
	*levels[rules.FamilyOf(game)].setting(&s) = level
	return s
}

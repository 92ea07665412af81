package settings

import (
	"fmt"
	"slices"

	"passedpawn/game/rules"
)

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

// HasBeaten reports whether the person has beaten a level of the engine in a game, by the
// game's ID.
func (s Settings) HasBeaten(game string, level int) bool {
	return slices.Contains(s.Beaten, beaten(game, level))
}

// Beat returns the settings after a win against a level of the engine in a game.
func (s Settings) Beat(game string, level int) Settings {
	if !s.HasBeaten(game, level) {
		s.Beaten = append(slices.Clip(s.Beaten), beaten(game, level))
	}
	return s
}

// beaten names a level of the engine in the games of a family.
func beaten(game string, level int) string {
	return fmt.Sprintf("%s %d", rules.FamilyOf(game), level)
}

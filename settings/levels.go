package settings

import "strings"

// level returns the setting that stores the level of a game, by the game's ID. The games
// of a family share one; families differ in the number of their levels and in what each
// is like.
func (s *Settings) level(game string) *int {
	switch {
	case strings.HasPrefix(game, "shogi"):
		return &s.ShogiLevel
	case strings.HasPrefix(game, "apc-"):
		return &s.ClimbLevel
	}
	return &s.Level
}

// LevelIn returns the level of the engine in a game, by the game's ID, from 1.
func (s Settings) LevelIn(game string) int { return *s.level(game) }

// WithLevel returns the settings with another level of the engine in a game, by the
// game's ID, from 1.
func (s Settings) WithLevel(game string, level int) Settings {
	*s.level(game) = level
	return s
}

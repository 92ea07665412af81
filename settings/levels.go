package settings

import "strings"

// level is where the level in a game is kept, by the id of the game. Games of a family
// share one, and families differ in how many they have and in what each is like.
func (s *Settings) level(game string) *int {
	switch {
	case strings.HasPrefix(game, "shogi"):
		return &s.ShogiLevel
	case strings.HasPrefix(game, "apc-"):
		return &s.ClimbLevel
	}
	return &s.Level
}

// LevelIn is the level of the engine in a game, by its id, from 1.
func (s Settings) LevelIn(game string) int { return *s.level(game) }

// WithLevel sets it.
func (s Settings) WithLevel(game string, level int) Settings {
	*s.level(game) = level
	return s
}

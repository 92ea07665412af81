package settings

import (
	"strings"

	"passedpawn/game/rules"
)

// families are the settings that the games of a family share: the level of the engine and the
// time control.
var families = map[rules.Family]struct {
	level func(*Settings) *int
	time  func(*Settings) *string
}{
	rules.ChessFamily:   {func(s *Settings) *int { return &s.Level }, func(s *Settings) *string { return &s.Time }},
	rules.VariantFamily: {func(s *Settings) *int { return &s.ClimbLevel }, func(s *Settings) *string { return &s.ClimbTime }},
	rules.ShogiFamily:   {func(s *Settings) *int { return &s.ShogiLevel }, func(s *Settings) *string { return &s.ShogiTime }},
}

// LevelIn returns the level of the engine in a game, by the game's ID, from 1.
func (s Settings) LevelIn(game string) int { return *families[rules.FamilyOf(game)].level(&s) }

// WithLevel returns the settings with another level of the engine in a game, by the
// game's ID, from 1.
func (s Settings) WithLevel(game string, level int) Settings {
	*families[rules.FamilyOf(game)].level(&s) = level
	return s
}

// TimeIn returns the time control of the last game of a family, by a game's ID, "" for none.
func (s Settings) TimeIn(game string) string { return *families[rules.FamilyOf(game)].time(&s) }

// WithTime returns the settings with another time control in the family of a game, by the
// game's ID.
func (s Settings) WithTime(game, control string) Settings {
	*families[rules.FamilyOf(game)].time(&s) = control
	return s
}

// nameID returns an ID of the same family as the game with a name in PGN files.
func nameID(name string) string {
	first, _, _ := strings.Cut(name, ",") // "Shogi, 24-point rule"
	return strings.ToLower(first)
}

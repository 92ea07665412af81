package opponents

import (
	"passedpawn/game/engines/bundled"
	"passedpawn/game/engines/levels"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
)

// Bundled returns the bundled engine of a game at one of Levels, with a table of its own. One that
// is an io.Closer has to be closed.
func Bundled(game string, level int, seed uint64, pace player.Pace) player.Thinker {
	return bundled.Engine{Role: bundled.Opponent, Game: game, Level: level, Seed: seed, Pace: pace}.Thinker()
}

// Levels returns the levels of a game, from the weakest. Every game has as many as chess, with
// the same names. The ratings of orthodox chess were measured against other engines, the others
// are estimates.
func Levels(game string) (all []session.Level) {
	for l := 1; l <= levels.Count; l++ {
		level := session.Level{Name: levels.Name(l)}
		if rules.Orthodox(game) {
			level.Elo = bundled.Elo(game, l)
		} else {
			level.Estimate = bundled.Elo(game, l)
		}
		all = append(all, level)
	}
	return all
}

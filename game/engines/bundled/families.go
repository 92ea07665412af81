package bundled

import (
	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/shogiengine"
	"passedpawn/game/engines/variantengine"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A family is the engine of a family of games in its roles.
type family struct {
	elo      func(level int) int
	opponent func(level int, seed uint64, pace player.Pace) player.Thinker
	adviser  func() player.Thinker
	analyst  func(threads int) player.Thinker
	reviewer func() player.Thinker
}

// families are the bundled engines.
var families = map[rules.Family]family{
	rules.ChessFamily: {
		elo: func(level int) int { return engine.Level(level).Elo() },
		opponent: func(level int, seed uint64, pace player.Pace) player.Thinker {
			l := engine.Level(level)
			return engine.Opponent{Level: l, Seed: seed, Pause: pace.Pause, Slow: pace.Slow, Table: engine.NewTable(l.Hash())}
		},
		adviser: func() player.Thinker { return engine.Opponent{Level: engine.Levels} },
		analyst: func(threads int) player.Thinker {
			return engine.Opponent{Level: engine.Levels, Unlimited: true, Table: engine.NewTable(engine.DefaultHash), Threads: threads}
		},
		reviewer: func() player.Thinker { return engine.Opponent{Level: engine.Levels, Unlimited: true} },
	},
	rules.VariantFamily: {
		elo: func(level int) int { return variantengine.Level(level).Elo() },
		opponent: func(level int, seed uint64, pace player.Pace) player.Thinker {
			l := variantengine.Level(level)
			return variantengine.Opponent{Level: l, Seed: seed, Pause: pace.Pause, Slow: pace.Slow, Table: l.NewTable()}
		},
		adviser: func() player.Thinker { return variantengine.Opponent{Level: variantengine.Levels} },
		analyst: func(int) player.Thinker {
			return variantengine.Opponent{Level: variantengine.Levels, Unlimited: true, Table: variantengine.Levels.NewTable()}
		},
		reviewer: func() player.Thinker {
			return variantengine.Opponent{Level: variantengine.Levels, Unlimited: true}
		},
	},
	rules.ShogiFamily: {
		elo: func(level int) int { return shogiengine.Level(level).Elo() },
		opponent: func(level int, seed uint64, pace player.Pace) player.Thinker {
			l := shogiengine.Level(level)
			return shogiengine.Opponent{Level: l, Seed: seed, Pause: pace.Pause, Slow: pace.Slow, Table: l.NewTable()}
		},
		adviser: func() player.Thinker { return shogiengine.Opponent{Level: shogiengine.Levels} },
		analyst: func(int) player.Thinker {
			return shogiengine.Opponent{Level: shogiengine.Levels, Unlimited: true, Table: shogiengine.Levels.NewTable()}
		},
		reviewer: func() player.Thinker { return shogiengine.Opponent{Level: shogiengine.Levels, Unlimited: true} },
	},
}

package bundled

import (
	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/shogiengine"
	"passedpawn/game/engines/variantengine"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A family is the engine of a family of games. All have as many levels as engine.Levels.
type family struct {
	elo     func(level int) int
	thinker func(c conduct) player.Thinker
}

// A conduct is how an engine thinks in its role.
type conduct struct {
	level     int
	seed      uint64
	pace      player.Pace
	unlimited bool // only the question limits it
	remembers bool // it keeps a table from question to question
	threads   int
}

// families are the bundled engines.
var families = map[rules.Family]family{
	rules.ChessFamily: {
		func(level int) int { return engine.Level(level).Elo() },
		func(c conduct) player.Thinker {
			o := engine.Opponent{
				Level: engine.Level(c.level), Seed: c.seed, Pause: c.pace.Pause, Slow: c.pace.Slow, Unlimited: c.unlimited, Threads: c.threads,
			}
			if c.remembers {
				o.Table = engine.NewTable(o.Level.Hash())
			}
			return o
		},
	},
	rules.VariantFamily: {
		func(level int) int { return variantengine.Level(level).Elo() },
		func(c conduct) player.Thinker {
			o := variantengine.Opponent{Level: variantengine.Level(c.level), Seed: c.seed, Pause: c.pace.Pause, Slow: c.pace.Slow, Unlimited: c.unlimited}
			if c.remembers {
				o.Table = o.Level.NewTable()
			}
			return o
		},
	},
	rules.ShogiFamily: {
		func(level int) int { return shogiengine.Level(level).Elo() },
		func(c conduct) player.Thinker {
			o := shogiengine.Opponent{Level: shogiengine.Level(c.level), Seed: c.seed, Pause: c.pace.Pause, Slow: c.pace.Slow, Unlimited: c.unlimited}
			if c.remembers {
				o.Table = o.Level.NewTable()
			}
			return o
		},
	},
}

// Package opponents maps a person's choices to engines: the opponent, the adviser and the
// analyst, for chess, the variants and shogi. They are the bundled engines at their
// levels, or other engines that the person has added. It gives another engine what a game
// needs besides moves, and knows which processes are still there.
package opponents

import (
	"math/rand/v2"
	"sync"
	"time"

	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/shogiengine"
	"passedpawn/game/engines/variantengine"
	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/settings"
)

// Engines provides the bundled engines and those that the person has added. Its methods
// are called on the window's thread, unless they say otherwise.
type Engines struct {
	start   Start
	threads int // of the bundled analyst
	others  []settings.Engine
	uses    Uses

	running sync.Mutex // held to read or change what follows, which is about processes
	alive   int
	ended   chan struct{} // closed when one has ended, and made anew
}

// New returns the bundled engines for a computer with a number of cores. SetEngines adds
// others, which start makes. An analysis goes on for as long as a person looks at it, so
// it leaves half of the cores to the window and to other programs.
func New(start Start, cores int) *Engines {
	return &Engines{start: start, threads: max(1, cores/2), ended: make(chan struct{})}
}

// pause is the shortest time for a move, so that a person can follow the game.
const pause = 450 * time.Millisecond

// Opponent implements session.Opponents.
func (e *Engines) Opponent(r session.Rival) player.Player {
	if r.Engine != "" {
		return e.rival(r)
	}
	return player.Background(Bundled(r.Game, r.Level, rand.Uint64(), player.Pace{Pause: pause, Slow: r.Slow}))
}

// Bundled returns the bundled engine of a game at one of Levels, with a table of its own.
func Bundled(game string, level int, seed uint64, pace player.Pace) player.Thinker {
	if isShogi(game) {
		l := shogiengine.Level(level)
		return shogiengine.Opponent{Level: l, Seed: seed, Pause: pace.Pause, Slow: pace.Slow, Table: l.NewTable()}
	}
	if !rules.Chess(game) {
		l := variantengine.Level(level)
		return variantengine.Opponent{Level: l, Seed: seed, Pause: pace.Pause, Slow: pace.Slow, Table: l.NewTable()}
	}
	l := engine.Level(level)
	return engine.Opponent{Level: l, Seed: seed, Pause: pace.Pause, Slow: pace.Slow, Table: engine.NewTable(l.Hash())}
}

// isShogi reports whether a game is shogi, with either declaration rule.
func isShogi(game string) bool {
	return game == shogi.Rules{}.ID() || game == shogi.Rules{Points24: true}.ID()
}

// Name implements session.Opponents.
func (e *Engines) Name(r session.Rival) phrase.Phrase {
	if r.Engine != "" {
		return e.nameOf(r)
	}
	level := engine.Level(r.Level).Name()
	if isShogi(r.Game) {
		level = shogiengine.Level(r.Level).Name()
	}
	return phrase.Say("engines.bundled", phrase.Say(level))
}

// Adviser implements session.Opponents.
func (e *Engines) Adviser(game string) player.Player {
	if p := e.helper(e.uses.Adviser, game, false); p != nil {
		return p
	}
	if isShogi(game) {
		return player.Background(shogiengine.Opponent{Level: shogiengine.Levels})
	}
	if !rules.Chess(game) {
		return player.Background(variantengine.Opponent{Level: variantengine.Levels})
	}
	return player.Background(engine.Opponent{Level: engine.Levels})
}

// Analyst implements session.Opponents.
func (e *Engines) Analyst(game string) player.Player {
	if p := e.helper(e.uses.Analyst, game, true); p != nil {
		return p
	}
	if isShogi(game) {
		return player.Background(shogiengine.Opponent{Level: shogiengine.Levels, Unlimited: true, Table: shogiengine.Levels.NewTable()})
	}
	if !rules.Chess(game) {
		return player.Background(variantengine.Opponent{Level: variantengine.Levels, Unlimited: true, Table: variantengine.Levels.NewTable()})
	}
	return player.Background(engine.Opponent{Level: engine.Levels, Unlimited: true, Table: engine.NewTable(engine.DefaultHash), Threads: e.threads})
}

// Reviewer implements session.Opponents. The table of each search of the bundled engine is
// a new one.
func (e *Engines) Reviewer(game string) session.Reviewer {
	found, err := e.find(e.uses.Reviewer, game)
	switch {
	case e.uses.Reviewer != "" && err == nil:
		return session.Reviewer{Name: found.Name, New: func() player.Thinker { return &tracked{e.begin(found, false), e} }}
	case found.ID == "", found.MayStart():
		return session.Reviewer{New: func() player.Thinker { return reviewer(game) }}
	}
	return session.Reviewer{Name: found.Name, New: func() player.Thinker { return unable{err} }}
}

// reviewer returns the bundled engine that evaluates the positions of a game.
func reviewer(game string) player.Thinker {
	if isShogi(game) {
		return shogiengine.Opponent{Level: shogiengine.Levels, Unlimited: true}
	}
	if !rules.Chess(game) {
		return variantengine.Opponent{Level: variantengine.Levels, Unlimited: true}
	}
	return engine.Opponent{Level: engine.Levels, Unlimited: true}
}

// Levels returns the levels of a game, from the weakest. Those of chess include the
// measured figures.
func Levels(game string) []session.Level {
	var all []session.Level
	if isShogi(game) {
		for l := shogiengine.Level(1); l <= shogiengine.Levels; l++ {
			all = append(all, session.Level{Name: l.Name()})
		}
		return all
	}
	for l := engine.Level(1); l <= engine.Levels; l++ {
		level := session.Level{Name: l.Name()}
		if game == "chess" {
			level.Elo = l.Elo()
		}
		all = append(all, level)
	}
	return all
}

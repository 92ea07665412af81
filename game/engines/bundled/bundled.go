// Package bundled is the bundled engines in their roles, for all games. In a page they think in
// Workers of the browser, so that the page goes on meanwhile, see worker_js.go.
package bundled

import (
	"passedpawn/game/engines/engine"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A Role is what an engine is for.
type Role string

// The roles.
const (
	Opponent Role = "opponent" // plays at a level
	Adviser  Role = "adviser"  // gives hints
	Analyst  Role = "analyst"  // thinks until its question is withdrawn
	Reviewer Role = "reviewer" // thinks up to the limits of a question, and remembers nothing
)

// An Engine says which of the bundled engines thinks, and how. Level, Seed and Pace are those of
// an opponent, Threads those of an analyst.
type Engine struct {
	Role    Role
	Game    string // the id of the rule set
	Level   int    // from 1
	Seed    uint64
	Pace    player.Pace
	Threads int
}

// Here returns the engine, with memory of its own, on this program's threads.
func (e Engine) Here() player.Thinker {
	c := conduct{level: int(engine.Levels)}
	switch e.Role {
	case Opponent:
		c = conduct{level: e.Level, seed: e.Seed, pace: e.Pace, remembers: true}
	case Adviser:
	case Analyst:
		c.unlimited, c.remembers, c.threads = true, true, e.Threads
	default:
		c.unlimited = true
	}
	return families[rules.FamilyOf(e.Game)].thinker(c)
}

// Elo returns the rating of a level of a game, from 1.
func Elo(game string, level int) int { return families[rules.FamilyOf(game)].elo(level) }

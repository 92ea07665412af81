package tournament

import (
	"context"
	"io"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An Entrant provides the players of one engine of a plan.
type Entrant struct {
	// Hire returns a player. A seed makes the errors of a weak level repeatable.
	Hire func(seed uint64) (player.Thinker, error)
	// Lasting means that a player plays one game after another, like a process that is
	// not started anew. Otherwise a player is hired for each game.
	Lasting bool
}

// starting is how long a lasting player may take to start.
const starting = time.Minute

// A crew is the players of one of the games that are played at the same time, by the
// place of their engine in the plan. A player that is an io.Closer is closed at the end.
type crew struct {
	entrants []Entrant
	hired    map[int]player.Thinker
}

func newCrew(entrants []Entrant) *crew { return &crew{entrants, map[int]player.Thinker{}} }

// hire returns the player of an engine. A lasting one is asked something simple first, so
// that the time it needs to start does not count on its clock.
func (c *crew) hire(ctx context.Context, engine int, seed uint64, game player.Game, line []rules.Position) (player.Thinker, error) {
	if t, ok := c.hired[engine]; ok {
		return t, nil
	}
	t, err := c.entrants[engine].Hire(seed)
	if err != nil {
		return nil, err
	}
	c.hired[engine] = t
	if !c.entrants[engine].Lasting {
		return t, nil
	}
	q := player.Question{Game: &game, Line: line, Limits: player.Limits{Nodes: 1}}
	if a := ask(ctx, t, q, starting, starting); a.err != nil {
		return nil, a.err
	}
	return t, ctx.Err()
}

// release ends the work of a player after a game. One that failed is not asked again.
func (c *crew) release(engine int, failed bool) {
	t, ok := c.hired[engine]
	if !ok || c.entrants[engine].Lasting && !failed {
		return
	}
	delete(c.hired, engine)
	if closer, ok := t.(io.Closer); ok {
		_ = closer.Close()
	}
}

// dismiss releases all players.
func (c *crew) dismiss() {
	for engine := range c.entrants {
		c.release(engine, true)
	}
}

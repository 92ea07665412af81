package tournament

import (
	"context"
	"errors"
	"io"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An Entrant provides the players of one engine of a plan.
type Entrant struct {
	// New returns a player. A seed makes the errors of a weak level repeatable.
	New func(seed uint64) (player.Thinker, error)
	// Lasting means that a player plays one game after another, like a process that is
	// not started anew. Otherwise each game has a new player.
	Lasting bool
}

// starting is how long a lasting player may take to start.
const starting = time.Minute

// A playerPool holds the players of one of the games that are played at the same time, by
// the place of their engine in the plan. A player that is an io.Closer is closed at the end.
type playerPool struct {
	entrants []Entrant
	players  map[int]player.Thinker
}

func newPlayerPool(entrants []Entrant) *playerPool {
	return &playerPool{entrants, map[int]player.Thinker{}}
}

// get returns the player of an engine, and makes it if there is none. A new lasting player
// is asked something simple first, so that its start takes no time from its clock. An error
// that is not that of ctx is one of the engine, errHangs if it did not answer.
func (p *playerPool) get(ctx context.Context, engine int, seed uint64, game player.Game, line []rules.Position) (player.Thinker, error) {
	if t, ok := p.players[engine]; ok {
		return t, nil
	}
	t, err := p.entrants[engine].New(seed)
	if err != nil {
		return nil, err
	}
	p.players[engine] = t
	if !p.entrants[engine].Lasting {
		return t, nil
	}
	q := player.Question{Game: &game, Line: line, Limits: player.Limits{Nodes: 1}}
	a := ask(ctx, t, q, starting, starting)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case a.hung:
		return nil, errHangs
	}
	return t, a.err
}

// errHangs means that an engine does not answer.
var errHangs = errors.New(unanswered)

// release closes a player after a game, unless it is lasting and has not failed.
func (p *playerPool) release(engine int, failed bool) {
	t, ok := p.players[engine]
	if !ok || p.entrants[engine].Lasting && !failed {
		return
	}
	delete(p.players, engine)
	if closer, ok := t.(io.Closer); ok {
		_ = closer.Close()
	}
}

// close closes all players.
func (p *playerPool) close() {
	for engine := range p.entrants {
		p.release(engine, true)
	}
}

package opponents

import (
	"context"
	"sync"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/settings"
)

// A Trial is what came of a quick search in the starting position.
type Trial struct {
	Depth int // plies
	Speed int // positions per second, 0 if the engine does not say
	Move  rules.SAN
}

// quick is how long a trial search takes.
const quick = time.Second

// Try starts an engine, lets it search for a second and ends it. It may be called from any
// goroutine, and waits.
func Try(ctx context.Context, start Start, e settings.Engine) (Trial, error) {
	r, ok := firstGame(e)
	if !ok {
		return Trial{}, phrase.Errorf("engines.no-game", e.Name)
	}
	p := start(e, false)
	defer func() { _ = p.Close() }()
	var mu sync.Mutex
	var deepest player.Thought
	q := player.Question{
		Game: &player.Game{Rules: r.ID()}, Line: []rules.Position{r.Start()}, Limits: player.Limits{Time: quick},
		Watch: func(t player.Thought) {
			mu.Lock()
			defer mu.Unlock()
			if t.Depth >= deepest.Depth {
				deepest = t
			}
		},
	}
	a, err := p.Think(ctx, q)
	if err == nil && !rules.Legal(r.Start(), a.Move) {
		err = phrase.Errorf("match.move-not-legal", a.Move.From, a.Move.To)
	}
	if err != nil {
		return Trial{}, err
	}
	mu.Lock()
	defer mu.Unlock()
	return Trial{Depth: deepest.Depth, Speed: deepest.Speed, Move: rules.Written(r, r.Start(), a.Move)}, nil
}

// firstGame returns the rules of the first game that an engine plays.
func firstGame(e settings.Engine) (rules.Rules, bool) {
	for _, id := range e.Games {
		if r, ok := variants.All().Find(id); ok {
			return r, true
		}
	}
	return nil, false
}

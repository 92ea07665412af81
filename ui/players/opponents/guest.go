package opponents

import (
	"context"
	"io"
	"sync/atomic"
	"time"

	"passedpawn/game/play/player"
)

// A guest plays with another engine. It adds what a game needs besides moves: the
// limit of its strength, and a pace that a person can follow.
type guest struct {
	player.Thinker
	limits player.Limits
	pace   player.Pace
}

// Think implements player.Thinker.
func (g *guest) Think(ctx context.Context, q player.Question) (player.Action, error) {
	if q.Offer {
		return g.Thinker.Think(ctx, q)
	}
	q.Limits = g.limits
	began, changes, last := time.Now(), atomic.Int64{}, atomic.Value{}
	watch := q
	q.Watch = func(t player.Thought) {
		if t.Rank <= 1 && len(t.Line) > 0 {
			if was := last.Swap(t.Line[0]); was != nil && was != t.Line[0] {
				changes.Add(1)
			}
		}
		watch.Tell(t)
	}
	a, err := g.Thinker.Think(ctx, q)
	if err != nil {
		return a, err
	}
	forced := len(q.Position().Moves()) == 1
	least := g.pace.For(forced, int(changes.Load()), uint64(began.UnixNano()))
	if share := q.Budget(); share > 0 {
		least = min(least, share)
	}
	wait(ctx, q.Now, least-time.Since(began))
	return a, nil
}

// Close implements io.Closer.
func (g *guest) Close() error {
	if c, ok := g.Thinker.(io.Closer); ok {
		return c.Close()
	}
	return nil
}

// wait waits for a time, unless the question is withdrawn or the move is wanted now.
func wait(ctx context.Context, now <-chan struct{}, d time.Duration) {
	if d <= 0 {
		return
	}
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-now:
	case <-t.C:
	}
}

// unable is an engine that cannot play. It answers every question with the reason.
type unable struct{ err error }

// Think implements player.Thinker.
func (u unable) Think(context.Context, player.Question) (player.Action, error) {
	return player.Action{}, u.err
}

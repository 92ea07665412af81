package player

import (
	"context"
	"fmt"
	"io"
	"sync"
)

// Background makes a Player from a Thinker. Each question is answered on a goroutine. A
// question that comes while a withdrawn one is still being thought about waits for it, so
// that a Thinker never works on two at once.
func Background(t Thinker) Player { return &background{thinker: t} }

type background struct {
	thinker Thinker
	busy    sync.Mutex
}

// Ask implements Player. If a question is withdrawn while it waits, the Thinker never
// sees it. A panic of the Thinker becomes an error.
func (b *background) Ask(ctx context.Context, q Question, reply func(Action, error)) {
	go func() {
		b.busy.Lock()
		defer b.busy.Unlock()
		if err := ctx.Err(); err != nil {
			reply(Action{}, err)
			return
		}
		reply(b.think(ctx, q))
	}()
}

// Close closes the Thinker, if it can be closed, after it has stopped thinking. Close does
// not wait for that.
func (b *background) Close() error {
	if c, ok := b.thinker.(io.Closer); ok {
		go func() {
			b.busy.Lock()
			defer b.busy.Unlock()
			_ = c.Close()
		}()
	}
	return nil
}

// Close closes a player that holds something, such as a process. p may be nil.
func Close(p Player) {
	if c, ok := p.(io.Closer); ok {
		_ = c.Close()
	}
}

func (b *background) think(ctx context.Context, q Question) (a Action, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the opponent stopped working: %v", r)
		}
	}()
	return b.thinker.Think(ctx, q)
}

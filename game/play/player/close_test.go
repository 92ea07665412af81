package player

import (
	"context"
	"testing"
)

// A holder is a Thinker that holds something.
type holder struct {
	thinkFunc
	closed chan struct{}
}

func (h holder) Close() error {
	close(h.closed)
	return nil
}

// TestCloseWaitsForTheThinker closes a Thinker once it no longer thinks, without blocking.
func TestCloseWaitsForTheThinker(t *testing.T) {
	h := holder{closed: make(chan struct{})}
	entered, left := make(chan struct{}), false
	h.thinkFunc = func(ctx context.Context, _ Question) (Action, error) {
		close(entered)
		<-ctx.Done()
		select {
		case <-h.closed:
			t.Error("closed while it was thinking")
		default:
		}
		left = true
		return Action{}, ctx.Err()
	}
	p := Background(h)
	ctx, cancel := context.WithCancel(context.Background())
	p.Ask(ctx, Question{}, func(Action, error) {})
	<-entered
	Close(p)
	cancel()
	if <-h.closed; !left {
		t.Error("closed before it had stopped")
	}
	Close(nil)
	Close(Human{})
	Close(Background(thinkFunc(nil)))
}

package player

import (
	"context"
	"strings"
	"sync/atomic"
	"testing"
)

type thinkFunc func(context.Context, Question) (Action, error)

func (f thinkFunc) Think(ctx context.Context, q Question) (Action, error) { return f(ctx, q) }

func TestQuestionsQueue(t *testing.T) {
	var inside, thought atomic.Int32
	entered := make(chan struct{}, 1)
	p := Background(thinkFunc(func(ctx context.Context, q Question) (Action, error) {
		if inside.Add(1) != 1 {
			t.Error("two questions at once")
		}
		defer inside.Add(-1)
		thought.Add(1)
		entered <- struct{}{}
		<-ctx.Done()
		return Action{}, ctx.Err()
	}))
	replies := make(chan error, 3)
	reply := func(_ Action, err error) { replies <- err }
	first, cancelFirst := context.WithCancel(context.Background())
	p.Ask(first, Question{}, reply)
	<-entered
	withdrawn, cancel := context.WithCancel(context.Background())
	cancel()
	p.Ask(withdrawn, Question{}, reply)
	last, cancelLast := context.WithCancel(context.Background())
	p.Ask(last, Question{}, reply)
	cancelFirst()
	<-replies
	<-entered
	cancelLast()
	<-replies
	<-replies
	if n := thought.Load(); n != 2 {
		t.Errorf("%d questions were thought about, want 2: the withdrawn one is not", n)
	}
}

func TestPanicIsAnError(t *testing.T) {
	p := Background(thinkFunc(func(context.Context, Question) (Action, error) { panic("no book") }))
	got := make(chan error)
	p.Ask(context.Background(), Question{}, func(_ Action, err error) { got <- err })
	if err := <-got; err == nil || !strings.Contains(err.Error(), "no book") {
		t.Errorf("got %v", err)
	}
}

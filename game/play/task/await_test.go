package task

import (
	"context"
	"errors"
	"testing"
	"time"
)

// TestAwait returns in time, although the context has ended: the result counts.
func TestAwait(t *testing.T) {
	failed := errors.New("failed")
	n, err := Await(t.Context(), 0, func(context.Context) (int, error) { return 7, failed })
	if n != 7 || !errors.Is(err, failed) {
		t.Errorf("got %d, %v", n, err)
	}
	ended, end := context.WithCancel(t.Context())
	n, err = Await(ended, time.Hour, func(ctx context.Context) (int, error) {
		end()
		<-ctx.Done()
		return 8, ctx.Err()
	})
	if n != 8 || !errors.Is(err, context.Canceled) {
		t.Errorf("asked to stop, it returned %d, %v", n, err)
	}
}

// TestAwaitLate gives up waiting for what hangs. What that returns in the end is closed.
func TestAwaitLate(t *testing.T) {
	ended, end := context.WithCancel(t.Context())
	c, d := make(closer), newDoor()
	got, err := Await(ended, time.Millisecond, func(context.Context) (closer, error) {
		end()
		d.pass()
		return c, nil
	})
	if got != nil || !errors.Is(err, ErrLate) {
		t.Errorf("got %v, %v", got, err)
	}
	close(d.open)
	<-c
}

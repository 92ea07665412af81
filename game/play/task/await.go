package task

import (
	"context"
	"errors"
	"io"
	"time"
)

// ErrLate is the error of work that has not returned in time.
var ErrLate = errors.New("task: the work has not returned in time")

// Await runs work on a new goroutine and blocks until it returns, but no longer than grace
// after the end of ctx. Then it returns ErrLate; a result that still comes is closed if it
// is an io.Closer. Await may be called from any goroutine.
func Await[T any](ctx context.Context, grace time.Duration, work func(context.Context) (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done, late := make(chan result), make(chan struct{})
	go func() {
		value, err := work(ctx)
		select {
		case done <- result{value, err}:
		case <-late:
			if c, ok := any(value).(io.Closer); ok && err == nil {
				_ = c.Close()
			}
		}
	}()
	select {
	case r := <-done:
		return r.value, r.err
	case <-ctx.Done():
	}
	patience := time.NewTimer(grace)
	defer patience.Stop()
	select {
	case r := <-done:
		return r.value, r.err
	case <-patience.C:
		close(late)
		var none T
		return none, ErrLate
	}
}

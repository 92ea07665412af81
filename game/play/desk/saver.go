package desk

import (
	"sync"
	"sync/atomic"
	"time"

	"passedpawn/game/play/task"
)

// A Saver saves a value, such as the settings, on another goroutine; the latest value
// wins. It tries again what cannot be saved.
type Saver[T any] struct {
	next       chan T
	asked      chan chan error
	stop, done chan struct{}
	once       sync.Once
	unsaved    atomic.Int32 // values that wait or are being saved for the first time
	work       task.Group
}

// NewSaver returns a saver. It calls told when a value cannot be saved, once for each
// reason, and with nil when it can be saved again.
func NewSaver[T any](save func(T) error, pause time.Duration, told func(error)) *Saver[T] {
	s := &Saver[T]{next: make(chan T, 1), asked: make(chan chan error), stop: make(chan struct{}), done: make(chan struct{})}
	s.work.Run(func() {
		s.run(func(v T, last error) error {
			err := save(v)
			if (err == nil) != (last == nil) || err != nil && err.Error() != last.Error() {
				told(err)
			}
			return err
		}, pause)
	})
	return s
}

func (s *Saver[T]) run(save func(T, error) error, pause time.Duration) {
	defer close(s.done)
	var latest T
	var failed error
	try := func() { failed = save(latest, failed) }
	take := func(v T) {
		latest = v
		try()
		s.unsaved.Add(-1)
	}
	rest := func() {
		select {
		case v := <-s.next:
			take(v)
		default:
			if failed != nil {
				try()
			}
		}
	}
	for {
		var again <-chan time.Time
		if failed != nil {
			again = time.After(pause)
		}
		select {
		case v := <-s.next:
			take(v)
		case <-again:
			try()
		case answer := <-s.asked:
			rest()
			answer <- failed
		case <-s.stop:
			rest()
			return
		}
	}
}

// Save replaces the value that waits to be saved. It must be called from one thread
// only.
func (s *Saver[T]) Save(v T) {
	select {
	case <-s.next:
		s.unsaved.Add(-1)
	default:
	}
	s.unsaved.Add(1)
	s.next <- v
}

// Busy reports whether a value is still to be saved. One that could not be does not count.
func (s *Saver[T]) Busy() bool { return s.unsaved.Load() > 0 }

// Flush saves the waiting value, and returns why it cannot.
func (s *Saver[T]) Flush() error {
	answer := make(chan error, 1)
	select {
	case s.asked <- answer:
		return <-answer
	case <-s.done:
		return nil
	}
}

// Close waits until the last value has been saved. Later ones are not.
func (s *Saver[T]) Close() {
	s.once.Do(func() { close(s.stop) })
	<-s.done
}

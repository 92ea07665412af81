package ui

import (
	"sync"
	"time"

	"passedpawn/settings"
	"passedpawn/ui/task"
)

// A saver saves settings on another goroutine; the latest settings win. It tries again
// what cannot be saved.
type saver struct {
	next       chan settings.Settings
	asked      chan chan error
	stop, done chan struct{}
	once       sync.Once
	work       task.Group
}

// newSaver returns a saver. It calls told when settings cannot be saved, once for each
// reason, and with nil when they can be saved again.
func newSaver(save func(settings.Settings) error, pause time.Duration, told func(error)) *saver {
	s := &saver{next: make(chan settings.Settings, 1), asked: make(chan chan error), stop: make(chan struct{}), done: make(chan struct{})}
	s.work.Run(func() {
		s.run(func(v settings.Settings, last error) error {
			err := save(v)
			if (err == nil) != (last == nil) || err != nil && err.Error() != last.Error() {
				told(err)
			}
			return err
		}, pause)
	})
	return s
}

func (s *saver) run(save func(settings.Settings, error) error, pause time.Duration) {
	defer close(s.done)
	var latest settings.Settings
	var failed error
	try := func() { failed = save(latest, failed) }
	rest := func() {
		select {
		case latest = <-s.next:
			try()
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
		case latest = <-s.next:
			try()
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

// save replaces the settings that wait to be saved. It must be called from one thread
// only.
func (s *saver) save(v settings.Settings) {
	select {
	case <-s.next:
	default:
	}
	s.next <- v
}

// flush saves the waiting settings, and returns why it cannot.
func (s *saver) flush() error {
	answer := make(chan error, 1)
	select {
	case s.asked <- answer:
		return <-answer
	case <-s.done:
		return nil
	}
}

// close waits until the last settings have been saved. Later ones are not.
func (s *saver) close() {
	s.once.Do(func() { close(s.stop) })
	<-s.done
}

package ui

import "passedpawn/settings"

// A saver saves settings on its own goroutine; the latest win.
type saver struct {
	next       chan settings.Settings
	stop, done chan struct{}
}

func newSaver(save func(settings.Settings) error, failed func(error)) *saver {
	s := &saver{make(chan settings.Settings, 1), make(chan struct{}), make(chan struct{})}
	keep := func(v settings.Settings) {
		if err := save(v); err != nil {
			failed(err)
		}
	}
	go func() {
		defer close(s.done)
		for {
			select {
			case v := <-s.next:
				keep(v)
			case <-s.stop:
				select {
				case v := <-s.next:
					keep(v)
				default:
				}
				return
			}
		}
	}()
	return s
}

// save replaces what waits to be saved. It is called from one thread only.
func (s *saver) save(v settings.Settings) {
	select {
	case <-s.next:
	default:
	}
	s.next <- v
}

// close waits until the last settings are saved. Later ones are not.
func (s *saver) close() {
	close(s.stop)
	<-s.done
}

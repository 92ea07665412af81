package wdl

import (
	"sync"
	"sync/atomic"

	"passedpawn/game/files/retry"
	"passedpawn/game/play/task"
)

// A source is where the file comes from. Its method may be called from any goroutine.
type source struct {
	kept    *retry.Value[*file]
	failed  atomic.Bool // at least once
	loading sync.Mutex  // held while a task loads the file again
	again   task.Group
}

func newSource(read func() (*file, error)) *source { return &source{kept: retry.New(read)} }

// file returns the file. The first call waits for it. If that has failed, file returns nil until
// the file is there, and loads it again in the background: whoever asks has waited in vain before,
// and a search asks often.
func (s *source) file() *file {
	if s.failed.Load() {
		return s.later()
	}
	f, err := s.kept.Get()
	if err != nil {
		s.failed.Store(true)
		return nil
	}
	return f
}

// later starts to load the file again, unless that is under way.
func (s *source) later() *file {
	if !s.loading.TryLock() {
		return nil
	}
	s.again.Run(func() {
		defer s.loading.Unlock()
		if _, err := s.kept.Get(); err == nil {
			s.failed.Store(false)
		}
	})
	return nil
}

package uciclient

import (
	"context"
	"time"
)

// A waiting is what a session waits for.
type waiting struct {
	ctx    context.Context
	done   func() bool     // sees the mailbox
	limit  time.Duration   // after which it is late; 0 or less means at once
	silent bool            // the limit counts from the last word of the process
	never  bool            // there is no limit
	now    <-chan struct{} // nil, or closed when the user wants the answer at once
	each   func()          // nil, or called as often as progress is reported
}

// A result is how a wait ended.
type result int

// The results.
const (
	done result = iota
	ended
	withdrawn
	hurried
	late
)

// frame is how often progress is reported.
const frame = time.Second / 15

// await waits. What has happened counts before what has not.
func (s *session) await(w waiting) result {
	alarm := time.NewTimer(max(w.limit, 0))
	defer alarm.Stop()
	if w.never {
		alarm.Stop()
	}
	var frames <-chan time.Time
	if w.each != nil {
		ticker := time.NewTicker(frame)
		defer ticker.Stop()
		frames = ticker.C
	}
	lines := uint64(0)
	for {
		var is, gone bool
		heard := lines
		s.heard.see(func() { is, gone, heard = w.done(), s.heard.ended, s.heard.lines })
		switch {
		case is:
			return done
		case gone:
			return ended
		}
		select {
		case <-s.heard.wake:
		case <-w.ctx.Done():
			return withdrawn
		case <-s.closing:
			return withdrawn
		case <-w.now:
			return hurried
		case <-frames:
			w.each()
		case <-alarm.C:
			if !w.silent || heard == lines {
				return late
			}
			alarm.Reset(w.limit)
			lines = heard
		}
	}
}

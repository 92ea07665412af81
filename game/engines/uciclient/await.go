package uciclient

import (
	"context"
	"time"
)

// A wait says what await waits for, and how long.
type wait struct {
	ctx           context.Context
	done          func() bool     // called with the mailbox locked
	limit         time.Duration   // after which it is late; 0 or less means at once
	sinceLastLine bool            // the limit counts from the last line of the process
	noLimit       bool            // there is no limit
	now           <-chan struct{} // nil, or closed when the user wants the answer at once
	each          func()          // nil, or called as often as progress is reported
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

// await blocks until w.done reports true, the process ends, the question is withdrawn, the
// user wants the answer at once, or the limit has passed, and returns which of them it was.
// If w.done reports true, it returns done, whatever else has happened.
func (p *process) await(w wait) result {
	alarm := time.NewTimer(max(w.limit, 0))
	defer alarm.Stop()
	if w.noLimit {
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
		var isDone, gone bool
		heard := lines
		p.mailbox.locked(func() { isDone, gone, heard = w.done(), p.mailbox.ended, p.mailbox.lines })
		switch {
		case isDone:
			return done
		case gone:
			return ended
		}
		select {
		case <-p.mailbox.wake:
		case <-w.ctx.Done():
			return withdrawn
		case <-p.closing:
			return withdrawn
		case <-w.now:
			return hurried
		case <-frames:
			w.each()
		case <-alarm.C:
			if !w.sinceLastLine || heard == lines {
				return late
			}
			alarm.Reset(w.limit)
			lines = heard
		}
	}
}

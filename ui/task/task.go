package task

import (
	"context"
	"time"
)

// A Task is one piece of work.
type Task struct {
	group    *Group
	ctx      context.Context
	cancel   context.CancelFunc
	before   <-chan struct{} // closed when the work may begin, nil for at once
	over     chan struct{}   // closed when the work is over
	dropped  bool            // delivers nothing any more
	ended    bool            // has delivered all
	progress *Progress       // last shown
	reported time.Time       // by the goroutine of the work
}

// Context ends when the task is cancelled or dropped. It may be called from any
// goroutine.
func (t *Task) Context() context.Context { return t.ctx }

// Cancel asks the task to stop. It still delivers what it has.
func (t *Task) Cancel() { t.cancel() }

// Drop asks the task to stop and throws away all that it would deliver.
func (t *Task) Drop() {
	t.dropped = true
	t.cancel()
	if t.progress != nil {
		t.group.showNewest()
	}
}

// Dropped reports whether the task was dropped, which can also happen after its end:
// what belongs to it is then out of date.
func (t *Task) Dropped() bool { return t.dropped }

// Post runs a function on the window's thread unless the task was dropped. It may
// be called from any goroutine, and is how work delivers more than one result.
func (t *Task) Post(do func()) {
	t.group.post(func() {
		if !t.dropped {
			do()
		}
	})
}

// turn waits until the work may begin. The error says that it is not wanted any
// more.
func (t *Task) turn() error {
	if t.before != nil {
		<-t.before
	}
	return t.ctx.Err()
}

// Progress is how far a task has come.
type Progress struct {
	Part float64 // of all, from 0 to 1
	Text string  // what is being done
}

// interval is the least time between two reports of a task that are shown.
const interval = 100 * time.Millisecond

// Report shows how far the task is. It is called by the work, as often as it
// likes: text is called only for what is shown.
func (t *Task) Report(part float64, text func() string) {
	now := time.Now()
	if now.Sub(t.reported) < interval {
		return
	}
	t.reported = now
	p := &Progress{part, text()}
	t.Post(func() {
		t.progress = p
		t.group.showNewest()
	})
}

// shown is the task whose progress is shown, nil for none.
func (g *Group) shown() *Task {
	for i := len(g.tasks) - 1; i >= 0; i-- {
		if t := g.tasks[i]; t.progress != nil && !t.dropped {
			return t
		}
	}
	return nil
}

func (g *Group) showNewest() {
	if t := g.shown(); t != nil {
		g.show(t.progress)
		return
	}
	g.show(nil)
}

// CancelShown cancels the task whose progress is shown.
func (g *Group) CancelShown() {
	if t := g.shown(); t != nil {
		t.Cancel()
	}
}

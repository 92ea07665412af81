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
	before   <-chan struct{} // closed when the work may begin, nil if it may begin at once
	over     chan struct{}   // closed when the work has ended
	dropped  bool            // delivers nothing more
	ended    bool            // has delivered everything
	progress *Progress       // last shown
	reported time.Time       // used only by the goroutine of the work
}

// Context returns a context that ends when the task is cancelled or dropped. It may be
// called from any goroutine.
func (t *Task) Context() context.Context { return t.ctx }

// Cancel asks the task to stop. It still delivers the results it has.
func (t *Task) Cancel() { t.cancel() }

// Drop asks the task to stop, and discards everything that it would still deliver.
func (t *Task) Drop() {
	t.dropped = true
	t.cancel()
	if t.progress != nil {
		t.group.showNewest()
	}
}

// Dropped reports whether the task was dropped, possibly after its end. Anything that
// belongs to a dropped task is out of date.
func (t *Task) Dropped() bool { return t.dropped }

// Post runs a function on the thread unless the task was dropped. It may be
// called from any goroutine. Work uses it to deliver more than one result.
func (t *Task) Post(do func()) {
	t.group.post(func() {
		if !t.dropped {
			do()
		}
	})
}

// turn waits until the work may begin. An error means that the work is no longer wanted.
func (t *Task) turn() error {
	if t.before != nil {
		<-t.before
	}
	return t.ctx.Err()
}

// Progress is the progress of a task.
type Progress struct {
	Part float64 // the part that is done, from 0 to 1
	Text string  // describes what is being done
}

// interval is the shortest time between two shown reports of a task.
const interval = 100 * time.Millisecond

// Report shows the progress of the task. Work may call it as often as it likes: text is
// called only for reports that are shown.
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

// shown returns the task whose progress is shown, nil for none.
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

// Package task runs work off the thread that owns the state, such as the window's thread,
// and delivers its results there. A Group knows which tasks are under way, shows their
// progress, and reports when all are done. A Latest drops the result of work that newer
// work has replaced. The package knows neither the window nor the kind of work.
//
// Unless stated otherwise, functions and methods must be called on that thread: the one on
// which the Group's post function runs its argument.
package task

import (
	"context"
	"io"
	"slices"
	"sync"
)

// A Group is a set of tasks that can be waited for together. The zero Group supports only
// Run and Wait.
type Group struct {
	post    func(func())
	show    func(*Progress)
	start   func(work func()) // nil to start a goroutine
	tasks   []*Task           // under way, the oldest first
	idle    func()
	running sync.WaitGroup
}

// NewGroup returns a group that delivers results through post, which must run its
// functions one at a time and in order. It calls show with the progress of the newest
// task that has reported any, and with nil when no such task is left. show may be nil.
func NewGroup(post func(func()), show func(*Progress)) *Group {
	g := NewGroupOn(post, nil)
	if show != nil {
		g.show = show
	}
	return g
}

// NewGroupOn returns a group that passes its work to start, so that a test decides when it
// runs; with nil it starts goroutines. Wait does not wait for work that was passed on.
func NewGroupOn(post, start func(func())) *Group {
	return &Group{post: post, show: func(*Progress) {}, start: start}
}

// Run runs work that delivers nothing; only Wait takes it into account. Run may be called
// from any goroutine.
func (g *Group) Run(work func()) {
	if g.start != nil {
		g.start(work)
		return
	}
	g.running.Go(work)
}

// Wait blocks until no work of the group is running. Results may still have to be
// delivered. Wait must not be called on the thread.
func (g *Group) Wait() { g.running.Wait() }

// Busy reports whether a task is under way: running, or not yet delivered.
func (g *Group) Busy() bool { return len(g.tasks) > 0 }

// WhenIdle calls do as soon as no task is under way, immediately if none is. Only the
// last function passed is called.
func (g *Group) WhenIdle(do func()) {
	g.idle = do
	g.settle()
}

func (g *Group) settle() {
	if do := g.idle; do != nil && !g.Busy() {
		g.idle = nil
		do()
	}
}

// Cancel asks all tasks to stop. Each still delivers the results it has.
func (g *Group) Cancel() {
	for _, t := range g.tasks {
		t.Cancel()
	}
}

// begin implements Place.
func (g *Group) begin() *Task {
	t := &Task{group: g, over: make(chan struct{})}
	t.ctx, t.cancel = context.WithCancel(context.Background())
	return t
}

// A Place is where tasks begin: a Group if they are independent of each other, or a
// Latest if each replaces the one before.
type Place interface{ begin() *Task }

// Go runs work on a new goroutine and then calls done with its results on the
// thread. A task that has been dropped delivers nothing; if its result is an io.Closer,
// it is closed.
func Go[T any](p Place, work func(*Task) (T, error), done func(T, error)) *Task {
	t := p.begin()
	g := t.group
	g.tasks = append(g.tasks, t)
	g.Run(func() {
		var result T
		err := t.turn()
		if err == nil {
			result, err = work(t)
		}
		close(t.over)
		g.post(func() {
			t.end()
			switch {
			case !t.dropped:
				done(result, err)
			case err == nil:
				g.release(result)
			}
			g.settle()
		})
	})
	return t
}

// release closes a result that is not delivered.
func (g *Group) release(result any) {
	if c, ok := result.(io.Closer); ok {
		g.Run(func() { _ = c.Close() })
	}
}

// end removes a task from the group.
func (t *Task) end() {
	g := t.group
	g.tasks = slices.DeleteFunc(g.tasks, func(other *Task) bool { return other == t })
	t.ended = true
	t.cancel()
	if t.progress != nil {
		g.showNewest()
	}
}

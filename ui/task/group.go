// Package task runs work away from the window's thread and delivers its result
// there. It is the only room of ui with a go statement. A Group knows what is
// under way, shows how far it is and says when all of it is done; a Latest drops
// the result of work that newer work has replaced. The package knows neither Fyne
// nor what the work is about.
//
// Unless something else is said, functions and methods are called on the window's
// thread: where the post function of the Group runs what it is given.
package task

import (
	"context"
	"io"
	"slices"
	"sync"
)

// A Group is tasks that are waited for together. The zero Group can only Run.
type Group struct {
	post    func(func())
	show    func(*Progress)
	tasks   []*Task // under way, the oldest first
	idle    func()
	running sync.WaitGroup
}

// NewGroup makes a group whose results are delivered through post, which must run
// its functions one at a time and in order. show is called with the progress of
// the newest task that has reported any, and with nil when no such task is left;
// it may be nil.
func NewGroup(post func(func()), show func(*Progress)) *Group {
	if show == nil {
		show = func(*Progress) {}
	}
	return &Group{post: post, show: show}
}

// Run runs work that delivers nothing and is part of the group only for Wait. It
// may be called from any goroutine.
func (g *Group) Run(work func()) { g.running.Go(work) }

// Wait blocks until no work of the group is running. What it returned may still
// have to be delivered. Wait is not called on the window's thread.
func (g *Group) Wait() { g.running.Wait() }

// Busy reports whether a task is under way: running, or not yet delivered.
func (g *Group) Busy() bool { return len(g.tasks) > 0 }

// WhenIdle calls do as soon as no task is under way, at once if none is. Only
// the function given last is called.
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

// Cancel asks all tasks to stop. Each still delivers what it has.
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

// A Place is where tasks begin: a Group, where they are independent of each other,
// or a Latest, where each replaces the one before.
type Place interface{ begin() *Task }

// Go runs work on a goroutine of its own and then calls done on the window's
// thread with what it returned. A task that was dropped meanwhile delivers
// nothing; a result that is an io.Closer is then closed.
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

// release closes a result that nobody takes.
func (g *Group) release(result any) {
	if c, ok := result.(io.Closer); ok {
		g.Run(func() { _ = c.Close() })
	}
}

// end takes a task out of the group.
func (t *Task) end() {
	g := t.group
	g.tasks = slices.DeleteFunc(g.tasks, func(other *Task) bool { return other == t })
	t.ended = true
	t.cancel()
	if t.progress != nil {
		g.showNewest()
	}
}

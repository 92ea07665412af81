package task

import "time"

// A Latest is a place for tasks of which only the newest counts: beginning one drops the
// one before.
type Latest struct {
	group  *Group
	serial bool
	task   *Task
}

// NewLatest returns a place whose tasks start at once, even if the work of a dropped one
// has not ended yet.
func NewLatest(g *Group) *Latest { return &Latest{group: g} }

// NewSerial returns a place whose tasks never run at the same time: each waits until the
// work of the one before has ended. Work that was dropped while it waited never runs.
func NewSerial(g *Group) *Latest { return &Latest{group: g, serial: true} }

// begin implements Place.
func (l *Latest) begin() *Task {
	before := l.task
	l.Drop()
	t := l.group.begin()
	if before != nil && l.serial {
		t.before = before.over
	}
	l.task = t
	return t
}

// Begin begins a task whose work is done elsewhere, such as a question to a player. It
// delivers only through Post. A serial place has no such tasks.
func (l *Latest) Begin() *Task {
	if l.serial {
		panic("task: Begin in a serial place")
	}
	return l.begin()
}

// Drop drops the newest task.
func (l *Latest) Drop() {
	if l.task != nil {
		l.task.Drop()
	}
}

// Busy reports whether the newest task still has something to deliver.
func (l *Latest) Busy() bool { return l.task != nil && !l.task.dropped && !l.task.ended }

// After runs a function through post after a delay. Once stop has been called it does not
// run, even if it was already waiting in post.
func After(post func(func()), d time.Duration, do func()) (stop func()) {
	stopped := false
	t := time.AfterFunc(d, func() {
		post(func() {
			if !stopped {
				do()
			}
		})
	})
	return func() {
		stopped = true
		t.Stop()
	}
}

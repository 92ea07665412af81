package task

import "time"

// A Latest is a place for tasks of which only the newest counts: beginning one
// drops the one before.
type Latest struct {
	group  *Group
	serial bool
	task   *Task
}

// NewLatest makes a place whose tasks run at once, even while the work of a
// dropped one is still ending.
func NewLatest(g *Group) *Latest { return &Latest{group: g} }

// NewSerial makes a place whose tasks never run side by side: each waits until
// the work of the one before is over, and work that was dropped while it waited
// never runs.
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

// Begin begins a task whose work is done elsewhere, such as a question to a
// player. It delivers through Post alone and is no part of the group. A serial
// place has no such tasks.
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

// Busy reports whether the newest task has still something to deliver.
func (l *Latest) Busy() bool { return l.task != nil && !l.task.dropped && !l.task.ended }

// After runs a function through post when a time has passed. It is not run after
// stop was called, even if it was waiting in post already.
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

package player

import (
	"cmp"
	"slices"
	"sync"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/task"
)

// Rate is how often a second a Relay passes thoughts on, at most. Nobody reads faster,
// and a window that redraws more often has no time for anything else.
const Rate = 15

// mostRanks is how many lines of one position a Relay keeps.
const mostRanks = 64

// A Relay brings the thoughts of programs to one thread, at most Rate times a second. A
// program that reports thousands of thoughts a second costs that thread no more than one
// that reports a few: only the latest of each rank arrives.
type Relay struct {
	Wall clock.Wall

	last time.Time // when thoughts were delivered; used on the thread only
}

// A Report is what a program has to say about one question.
type Report struct {
	relay   *Relay
	task    *task.Task
	deliver func([]Thought)

	mutex   sync.Mutex
	waiting []Thought // by rank, not yet delivered
	posted  bool      // a delivery is on its way
}

// Report begins a report on the question of a task. deliver is called on the thread with the
// latest thoughts, by rank, until the task is dropped.
func (r *Relay) Report(t *task.Task, deliver func([]Thought)) *Report {
	return &Report{relay: r, task: t, deliver: deliver}
}

// Tell adds a thought. It may be called on any goroutine, and does not wait.
func (r *Report) Tell(t Thought) {
	r.mutex.Lock()
	i, known := slices.BinarySearchFunc(r.waiting, t.Rank, func(w Thought, rank int) int { return cmp.Compare(w.Rank, rank) })
	switch {
	case known:
		r.waiting[i] = t
	case len(r.waiting) < mostRanks:
		r.waiting = slices.Insert(r.waiting, i, t)
	}
	first := !r.posted
	r.posted = true
	r.mutex.Unlock()
	if first {
		r.task.Post(r.arrive)
	}
}

// arrive delivers the thoughts, now or as soon as the rate allows.
func (r *Report) arrive() {
	const pause = time.Second / Rate
	if rest := min(pause, r.relay.last.Add(pause).Sub(r.relay.Wall.Now())); rest > 0 {
		r.relay.Wall.After(rest, r.Flush)
		return
	}
	r.Flush()
}

// Flush delivers what has not been delivered yet. It is called on the thread, before the
// program's answer is.
func (r *Report) Flush() {
	r.mutex.Lock()
	thoughts := r.waiting
	r.waiting, r.posted = nil, false
	r.mutex.Unlock()
	if len(thoughts) > 0 && !r.task.Dropped() {
		r.relay.last = r.relay.Wall.Now()
		r.deliver(thoughts)
	}
}

package player

import (
	"slices"
	"sync"
	"testing"
	"time"

	"passedpawn/game/play/task"
)

// A thread is a queue that a test runs, with a clock and timers.
type thread struct {
	mutex sync.Mutex
	todo  []func()
	posts int
	now   time.Time
	due   []due
}

// due is a function that runs at a time.
type due struct {
	at time.Time
	do func()
}

func (h *thread) relay() *Relay { return &Relay{Wall: h} }

// asked begins the task of a question.
func (h *thread) asked() *task.Task {
	return task.NewLatest(task.NewGroup(func(do func()) {
		h.mutex.Lock()
		defer h.mutex.Unlock()
		h.todo, h.posts = append(h.todo, do), h.posts+1
	}, nil)).Begin()
}

// Now returns the time.
func (h *thread) Now() time.Time { return h.now }

// After runs a function at a later time.
func (h *thread) After(d time.Duration, do func()) (stop func()) {
	h.due = append(h.due, due{h.now.Add(d), do})
	return func() {}
}

// run runs what was posted, and the timers that are due.
func (h *thread) run() {
	h.mutex.Lock()
	todo := h.todo
	h.todo = nil
	h.mutex.Unlock()
	h.due = slices.DeleteFunc(h.due, func(d due) bool {
		if d.at.After(h.now) {
			return false
		}
		todo = append(todo, d.do)
		return true
	})
	for _, do := range todo {
		do()
	}
}

// TestFlood lets a program report 200,000 thoughts while two seconds pass: the thread
// hears of them at most Rate times a second, and of the last ones.
func TestFlood(t *testing.T) {
	h := &thread{now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	var times int
	var last []Thought
	r := h.relay().Report(h.asked(), func(now []Thought) { times, last = times+1, now })
	for depth := 1; depth <= 40_000; depth++ {
		for rank := 5; rank > 0; rank-- {
			r.Tell(Thought{Rank: rank, Depth: depth})
		}
		h.now = h.now.Add(50 * time.Microsecond)
		h.run()
	}
	h.now = h.now.Add(time.Second)
	h.run()
	if times > 2*Rate+1 || times < 2*Rate-1 || h.posts > times {
		t.Errorf("in two seconds the thread was told %d times, after %d posts", times, h.posts)
	}
	for i, th := range last {
		if th.Rank != i+1 || th.Depth != 40_000 {
			t.Errorf("thought %d of the last ones is %+v", i, th)
		}
	}
	if len(last) != 5 {
		t.Errorf("%d lines", len(last))
	}
}

// TestReportsEnd checks that nothing is delivered after a question was withdrawn, that
// Flush delivers what waits, and that a clock which was put back does not stop the thoughts.
func TestReportsEnd(t *testing.T) {
	h := &thread{now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	relay, times := h.relay(), 0
	question := h.asked()
	r := relay.Report(question, func([]Thought) { times++ })
	r.Tell(Thought{Rank: 1})
	h.run()
	r.Tell(Thought{Rank: 1})
	if r.Flush(); times != 2 {
		t.Errorf("flushed, it was told %d times", times)
	}
	h.now = h.now.Add(-time.Hour)
	r.Tell(Thought{Rank: 1})
	h.run()
	h.now = h.now.Add(time.Second / Rate)
	if h.run(); times != 3 {
		t.Errorf("an hour back, it was told %d times", times)
	}
	h.now = h.now.Add(time.Second)
	r.Tell(Thought{Rank: 1})
	question.Drop()
	if h.run(); times != 3 {
		t.Error("a withdrawn question is still reported")
	}
}

// TestManyRanks lets a program report a line of every rank: not all of them are kept.
func TestManyRanks(t *testing.T) {
	h := &thread{now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	var got []Thought
	r := h.relay().Report(h.asked(), func(now []Thought) { got = now })
	for rank := range 100_000 {
		r.Tell(Thought{Rank: rank})
	}
	if h.run(); len(got) != mostRanks {
		t.Errorf("%d lines", len(got))
	}
}

// BenchmarkFlood measures what one reported thought costs the program, and how much of it
// reaches the thread.
func BenchmarkFlood(b *testing.B) {
	h := &thread{now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	r := h.relay().Report(h.asked(), func([]Thought) {})
	for i := 0; b.Loop(); i++ {
		r.Tell(Thought{Rank: 1 + i%5, Depth: i})
	}
	b.ReportMetric(float64(h.posts)/float64(b.N), "posts/op")
}

// Package clocktest is a wall clock for tests: time passes when the test says so.
package clocktest

import "time"

// A Wall is a clock with timers. The zero value shows the zero time.
type Wall struct {
	Time time.Time // now
	due  []timer
}

// A timer is a function that runs at a time, nil once it ran or was stopped.
type timer struct {
	at time.Time
	do func()
}

// New returns a clock that shows noon, UTC, of 20 November 2026.
func New() *Wall { return &Wall{Time: time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)} }

// Now returns the time.
func (w *Wall) Now() time.Time { return w.Time }

// After runs a function once a time has passed, unless stop is called before.
func (w *Wall) After(d time.Duration, do func()) (stop func()) {
	n := len(w.due)
	w.due = append(w.due, timer{w.Time.Add(d), do})
	return func() { w.due[n].do = nil }
}

// Pass lets time pass and runs the timers that are due, each at its time.
func (w *Wall) Pass(d time.Duration) {
	end := w.Time.Add(d)
	for {
		next := -1
		for i, t := range w.due {
			if t.do != nil && !t.at.After(end) && (next < 0 || t.at.Before(w.due[next].at)) {
				next = i
			}
		}
		if next < 0 {
			w.Time = end
			return
		}
		w.Time = w.due[next].at
		w.run(next)
	}
}

// Sleep lets time pass in which nothing can be done. The timers that were due run
// afterwards.
func (w *Wall) Sleep(d time.Duration) {
	w.Time = w.Time.Add(d)
	for i, n := 0, len(w.due); i < n; i++ {
		if t := w.due[i]; t.do != nil && !t.at.After(w.Time) {
			w.run(i)
		}
	}
}

func (w *Wall) run(i int) {
	do := w.due[i].do
	w.due[i].do = nil
	do()
}

// Started returns how many timers were ever started.
func (w *Wall) Started() int { return len(w.due) }

// Waiting returns how many timers have neither run nor been stopped.
func (w *Wall) Waiting() (n int) {
	for _, t := range w.due {
		if t.do != nil {
			n++
		}
	}
	return n
}

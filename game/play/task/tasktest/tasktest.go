// Package tasktest stands in for the window's thread in tests.
package tasktest

import (
	"testing"
	"time"
)

// Posts is the queue of a test's thread: a posted function waits here until the test runs
// it.
type Posts chan func()

// grace is how long before the end of its time a test fails, so that it can say why.
const grace = 5 * time.Second

// Post posts a function.
func (p Posts) Post(f func()) { p <- f }

// Until runs posted functions until a condition is true. If it never becomes true, Until
// fails the test shortly before the time limit of go test, with what seen returns.
func (p Posts) Until(t testing.TB, what string, so func() bool, seen func() string) {
	t.Helper()
	var late <-chan time.Time // never, unless there is such a time
	if d, ok := t.(interface{ Deadline() (time.Time, bool) }); ok {
		if end, limited := d.Deadline(); limited {
			timer := time.NewTimer(time.Until(end) - grace)
			defer timer.Stop()
			late = timer.C
		}
	}
	for !so() {
		select {
		case f := <-p:
			f()
		case <-late:
			t.Fatalf("waited in vain for %s; there is %s", what, seen())
		}
	}
}

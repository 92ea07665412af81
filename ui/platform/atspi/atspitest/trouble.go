//go:build !windows && !darwin && !js

package atspitest

import "github.com/godbus/dbus/v5"

// A Question is what a program asks readers for.
type Question string

// The questions that may get no answer.
const (
	Asking    Question = "whether a reader is there"
	Finding   Question = "where the bus of the readers is"
	Embedding Question = "to be embedded"
)

// Hang gives no answer to a question once, as long as the test runs.
func (r *Reader) Hang(q Question) {
	over := make(chan struct{})
	r.t.Cleanup(func() { close(over) })
	r.mu.Lock()
	defer r.mu.Unlock()
	r.hangs[q] = over
}

// hang waits if a question gets no answer this time.
func (r *Reader) hang(q Question) {
	r.mu.Lock()
	over := r.hangs[q]
	delete(r.hangs, q)
	r.mu.Unlock()
	if over != nil {
		r.happens()
		<-over
	}
}

// Hung reports whether all questions that were to get no answer have been asked.
func (r *Reader) Hung() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.hangs) == 0
}

// Lose lets nobody find the bus of the readers a number of times.
func (r *Reader) Lose(times int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.lost = times
}

// found returns the address of the bus of the readers, unless it is lost.
func (r *Reader) found(address string) (string, *dbus.Error) {
	r.hang(Finding)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.lost > 0 {
		r.lost--
		return "", dbus.MakeFailedError(dbus.ErrClosed)
	}
	return address, nil
}

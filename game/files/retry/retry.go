// Package retry keeps what could be read, and reads again what could not: a page in a browser may
// have a network again later.
package retry

import (
	"sync"
	"sync/atomic"
)

// A Value is what a function reads. Its methods may be called from any goroutine.
type Value[T any] struct {
	read    func() (T, error)
	reading sync.Mutex
	kept    atomic.Pointer[T]
}

// New returns a value that read reads. It is not read yet.
func New[T any](read func() (T, error)) *Value[T] { return &Value[T]{read: read} }

// Get returns the value. It reads the value if that has not succeeded before, and returns the error
// of that. One goroutine reads at a time, and the others wait for it.
func (v *Value[T]) Get() (T, error) {
	if kept := v.kept.Load(); kept != nil {
		return *kept, nil
	}
	v.reading.Lock()
	defer v.reading.Unlock()
	if kept := v.kept.Load(); kept != nil {
		return *kept, nil
	}
	now, err := v.read()
	if err == nil {
		v.kept.Store(&now)
	}
	return now, err
}

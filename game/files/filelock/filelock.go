//go:build !js

// Package filelock locks files, so that one window waits for another or leaves it alone. A lock
// ends with the process that holds it, however that ends.
package filelock

import "github.com/gofrs/flock"

// A Lock is a lock on a file, which is created if it is missing. No other Lock can be taken on
// the same file while it is held, in this program or another.
type Lock = flock.Flock

// New returns a lock on the file at a path. It is not held yet.
func New(path string) *Lock { return flock.New(path) }

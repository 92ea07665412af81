//go:build !cgo && !windows && !darwin

package speaker

import "errors"

// open returns an error: sound on these systems needs cgo.
func open() (play func([]int16) error, err error) { return nil, errors.New("built without sound") }

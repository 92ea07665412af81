//go:build !linux && !darwin

package atomicfile

import "errors"

// swap is not supported on this system.
func swap(string, string) error { return errors.ErrUnsupported }

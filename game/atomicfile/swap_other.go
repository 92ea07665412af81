//go:build !linux && !darwin

package atomicfile

import "errors"

// swap exchanges two files at one moment. Here it cannot.
func swap(string, string) error { return errors.ErrUnsupported }

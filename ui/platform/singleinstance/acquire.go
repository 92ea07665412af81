//go:build !js

package singleinstance

import (
	"errors"

	"github.com/gofrs/flock"
)

// acquire makes this copy the instance. It returns errRunning if another copy is the
// instance, and takes over from a copy that crashed.
func acquire(folder string, open func(paths []string) bool) (*Instance, error) {
	path, err := socketPath(folder)
	if err != nil {
		return nil, err
	}
	lock := flock.New(path + ".lock") // the lock ends with the process, however that ends
	held, err := lock.TryLock()
	if err != nil {
		return nil, err
	}
	if !held {
		return nil, errRunning
	}
	in, err := listen(path)
	if err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	i := &Instance{in: in, lock: lock}
	i.work.Run(func() { i.serve(open) })
	return i, nil
}

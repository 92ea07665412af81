package singleinstance

import (
	"errors"
	"io"
	"syscall/js"

	"github.com/gofrs/flock"
)

// drops stands for the other copies of the program: the page tells of files that were dropped
// on it, and lets only one copy run.
type drops struct{ dropped js.Func }

// acquire makes this copy the instance, to which the page gives dropped files. It returns an
// error where there is no such page, as in tests.
func acquire(folder string, open func(paths []string) bool) (*Instance, error) {
	page := js.Global().Get("passedPawn")
	if page.IsUndefined() {
		return nil, errors.ErrUnsupported
	}
	i := &Instance{lock: flock.New(folder)}
	dropped := js.FuncOf(func(_ js.Value, given []js.Value) any {
		var paths []string
		for _, path := range given {
			paths = append(paths, path.String())
		}
		i.work.Run(func() { open(paths) })
		return nil
	})
	i.in = drops{dropped}
	page.Set("opened", dropped)
	return i, nil
}

// accept never returns a copy.
func (drops) accept() (io.ReadWriteCloser, error) { return nil, io.EOF }

// Close implements listener.
func (d drops) Close() error {
	js.Global().Get("passedPawn").Set("opened", js.Null())
	d.dropped.Release()
	return nil
}

// Package singleinstance keeps one window for a person: the first copy of the
// program is the instance, and a copy that is started later sends it the files it
// was asked to open, over a socket, on Windows a named pipe. It knows no window.
package singleinstance

import (
	"bufio"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"

	"passedpawn/ui/task"
)

// An Instance is the running copy to which later copies send their files.
type Instance struct {
	in   listener
	lock *flock.Flock
	work task.Group
}

// A listener waits for copies of the program. Close ends a waiting accept.
type listener interface {
	accept() (io.ReadWriteCloser, error)
	Close() error
}

// ErrRunning is returned where another copy is the instance.
var ErrRunning = errors.New("another copy of the program is running")

// patience is how long a copy waits for another to answer. One that was only
// just started may not listen yet.
const patience = 3 * time.Second

const answer = "thanks\n"

// Acquire makes this copy the instance for a folder of data. open is called, on a
// goroutine of its own, with the absolute paths that another copy sends, or none.
// It returns ErrRunning where another copy is the instance; what a copy that
// crashed has left is taken over.
func Acquire(folder string, open func(paths []string)) (*Instance, error) {
	path, err := socketPath(folder)
	if err != nil {
		return nil, err
	}
	lock := flock.New(path + ".lock") // which ends with the process, however it ends
	held, err := lock.TryLock()
	if err != nil {
		return nil, err
	}
	if !held {
		return nil, ErrRunning
	}
	in, err := listen(path)
	if err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	i := &Instance{in: in, lock: lock}
	i.work.Run(func() { i.serve(open) })
	return i, nil
}

// Close lets another copy become the instance.
func (i *Instance) Close() {
	_ = i.in.Close()
	_ = i.lock.Close()
}

func (i *Instance) serve(open func([]string)) {
	for {
		c, err := i.in.accept()
		if err != nil {
			return
		}
		i.work.Run(func() {
			defer c.Close()
			paths, err := receive(c)
			if err != nil {
				return
			}
			open(paths)
			_, _ = c.Write([]byte(answer))
		})
	}
}

// Send sends paths to the instance for a folder of data, and
// waits until it has them.
func Send(folder string, paths []string) error {
	end := time.Now().Add(patience)
	path, err := socketPath(folder)
	if err != nil {
		return err
	}
	c, err := dial(path)
	for err != nil && time.Now().Before(end) {
		time.Sleep(patience / 60)
		c, err = dial(path)
	}
	if err != nil {
		return err
	}
	defer c.Close()
	if err := send(c, paths); err != nil {
		return err
	}
	if got, err := bufio.NewReader(c).ReadString('\n'); err != nil || got != answer {
		return fmt.Errorf("the running copy does not answer: %w", err)
	}
	return nil
}

// socketPath is the path of the socket for a folder of data, in a folder that is the
// person's own: that of the session where there is one. It is short, as sockets
// want it.
func socketPath(folder string) (string, error) {
	name := fmt.Sprintf("passedpawn-%x", sha256.Sum256([]byte(folder)))[:27]
	if dir := os.Getenv("XDG_RUNTIME_DIR"); dir != "" {
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return filepath.Join(dir, name), nil
		}
	}
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, "passedpawn")
	return filepath.Join(dir, name), os.MkdirAll(dir, 0o700)
}

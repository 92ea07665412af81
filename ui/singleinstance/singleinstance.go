// Package singleinstance keeps one window per user. The first copy of the program is the
// instance. A copy that is started later sends it the files to open, over a socket or, on
// Windows, a named pipe. The package does not depend on a window.
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

// A listener waits for other copies of the program. Close ends a waiting accept.
type listener interface {
	accept() (io.ReadWriteCloser, error)
	Close() error
}

// ErrRunning means that another copy is the instance.
var ErrRunning = errors.New("another copy of the program is running")

// patience is how long a copy waits for another to answer. A copy that has just been
// started may not be listening yet.
const patience = 3 * time.Second

const answer = "thanks\n"

// Acquire makes this copy the instance for a data folder. It calls open, on another
// goroutine, with the absolute paths that another copy sends, possibly none. It returns
// ErrRunning if another copy is the instance, and takes over from a copy that crashed.
func Acquire(folder string, open func(paths []string)) (*Instance, error) {
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

// Send sends paths to the instance for a data folder, and waits until it has received
// them.
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

// socketPath returns the path of the socket for a data folder. The socket is in a folder
// that belongs to the user: that of the session if there is one. The path is short, as
// sockets require.
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

// Package handover keeps one window for a person: the first copy of the program
// holds a door, and a copy that is started later hands it the files it was asked
// to open. The door is a socket, on Windows a named pipe; it knows no window.
package handover

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

// A Door is where later copies knock.
type Door struct {
	in   listener
	lock *flock.Flock
	work task.Group
}

// A listener waits for copies of the program. Close ends a waiting accept.
type listener interface {
	accept() (io.ReadWriteCloser, error)
	Close() error
}

// ErrHeld is returned where another copy holds the door.
var ErrHeld = errors.New("another copy of the program is running")

// patience is how long a copy waits for another to answer. One that was only
// just started may not listen yet.
const patience = 3 * time.Second

const answer = "thanks\n"

// Hold takes the door that belongs to a folder of data. open is called, on a
// goroutine of its own, with the absolute paths that another copy hands over,
// or none. It returns ErrHeld where another copy holds the door; what a copy
// that crashed has left is taken over.
func Hold(folder string, open func(paths []string)) (*Door, error) {
	path, err := place(folder)
	if err != nil {
		return nil, err
	}
	lock := flock.New(path + ".lock") // which ends with the process, however it ends
	held, err := lock.TryLock()
	if err != nil {
		return nil, err
	}
	if !held {
		return nil, ErrHeld
	}
	in, err := listen(path)
	if err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	d := &Door{in: in, lock: lock}
	d.work.Run(func() { d.serve(open) })
	return d, nil
}

// Close gives the door up.
func (d *Door) Close() {
	_ = d.in.Close()
	_ = d.lock.Close()
}

func (d *Door) serve(open func([]string)) {
	for {
		c, err := d.in.accept()
		if err != nil {
			return
		}
		d.work.Run(func() {
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

// Give hands paths to the copy that holds the door of a folder of data, and
// waits until it has them.
func Give(folder string, paths []string) error {
	end := time.Now().Add(patience)
	path, err := place(folder)
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

// place is the path of the door of a folder of data, in a folder that is the
// person's own: that of the session where there is one. It is short, as sockets
// want it.
func place(folder string) (string, error) {
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

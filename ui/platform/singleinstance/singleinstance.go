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

	"passedpawn/game/play/task"
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

// errRunning means that another copy is the instance.
var errRunning = errors.New("another copy of the program is running")

// errHung means that the instance does not answer.
var errHung = errors.New("the running copy does not answer")

// patience is how long a copy waits for another to answer, and for one that is just
// starting or ending.
const patience = 5 * time.Second

// The answers of the instance: it has taken the files, or it is ending.
const (
	answer  = "thanks\n"
	refusal = "ending\n"
)

// Join sends paths to the instance for a data folder, and reports whether it took them.
// If there is none, or it ends meanwhile, this copy becomes the instance: Join then
// returns it. open is called, on another goroutine, with the absolute paths that later
// copies send, possibly none, and reports whether it took them. If the instance hangs, Join
// returns neither.
func Join(folder string, paths []string, open func(paths []string) bool) (i *Instance, sent bool) {
	for end := time.Now().Add(patience); ; time.Sleep(patience / 100) {
		i, err := acquire(folder, open)
		if !errors.Is(err, errRunning) {
			return i, false
		}
		err = offer(folder, paths)
		if err == nil || errors.Is(err, errHung) || errors.Is(err, errTooLong) || time.Now().After(end) {
			return nil, err == nil
		}
	}
}

// Close lets another copy become the instance.
func (i *Instance) Close() {
	_ = i.in.Close()
	_ = i.lock.Close()
}

// atOnce is how many copies are served at the same time. The system lets the others wait:
// each that is accepted takes an open file, of which a program has a limited number.
const atOnce = 16

func (i *Instance) serve(open func([]string) bool) {
	places := make(chan struct{}, atOnce)
	for {
		places <- struct{}{}
		c, err := i.in.accept()
		if err != nil {
			return
		}
		i.work.Run(func() {
			defer func() { <-places }()
			defer c.Close()
			paths, err := receive(c)
			if err != nil {
				return
			}
			said := refusal
			if open(paths) {
				said = answer
			}
			_, _ = io.WriteString(c, said)
		})
	}
}

// offer sends paths to the instance and waits until it has taken them.
func offer(folder string, paths []string) error {
	path, err := socketPath(folder)
	if err != nil {
		return err
	}
	c, err := dial(path)
	if err != nil {
		return err
	}
	defer c.Close()
	if err := send(c, paths); err != nil {
		return err
	}
	switch got, err := bufio.NewReader(c).ReadString('\n'); {
	case errors.Is(err, os.ErrDeadlineExceeded):
		return errHung
	case err != nil:
		return err
	case got != answer:
		return fmt.Errorf("the running copy says %q", got)
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

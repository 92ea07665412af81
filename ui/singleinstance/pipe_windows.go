package singleinstance

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"

	"golang.org/x/sys/windows"
)

// A pipe is a named pipe that waits for the next copy. It ends with the
// process, and by default only this person may write to it.
type pipe struct {
	path   string
	next   windows.Handle // the instance that waits
	closed atomic.Bool
}

func listen(path string) (listener, error) {
	p := &pipe{path: piped(path)}
	var err error
	p.next, err = p.instance(windows.FILE_FLAG_FIRST_PIPE_INSTANCE)
	return p, err
}

func (p *pipe) instance(flags uint32) (windows.Handle, error) {
	name, err := windows.UTF16PtrFromString(p.path)
	if err != nil {
		return 0, err
	}
	return windows.CreateNamedPipe(name, windows.PIPE_ACCESS_DUPLEX|flags,
		windows.PIPE_TYPE_BYTE|windows.PIPE_WAIT|windows.PIPE_REJECT_REMOTE_CLIENTS,
		windows.PIPE_UNLIMITED_INSTANCES, longest, longest, 0, nil)
}

// accept makes the next instance before it hands this one out, so that the name
// is never free.
func (p *pipe) accept() (io.ReadWriteCloser, error) {
	err := windows.ConnectNamedPipe(p.next, nil)
	if err != nil && !errors.Is(err, windows.ERROR_PIPE_CONNECTED) {
		return nil, err
	}
	c := conn{os.NewFile(uintptr(p.next), p.path), p.next}
	if p.closed.Load() {
		return nil, errors.Join(os.ErrClosed, c.Close())
	}
	p.next, err = p.instance(0)
	return c, err
}

// Close wakes what waits in accept by connecting to its own pipe.
func (p *pipe) Close() error {
	p.closed.Store(true)
	f, err := os.OpenFile(p.path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// A conn is closed when the other side has read everything.
type conn struct {
	*os.File
	handle windows.Handle
}

func (c conn) Close() error {
	return errors.Join(windows.FlushFileBuffers(c.handle), windows.DisconnectNamedPipe(c.handle), c.File.Close())
}

func dial(path string) (io.ReadWriteCloser, error) { return os.OpenFile(piped(path), os.O_RDWR, 0) }

// piped is the pipe that stands for a path: pipes have a place of their own.
func piped(path string) string { return `\\.\pipe\` + filepath.Base(path) }

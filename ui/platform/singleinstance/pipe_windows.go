package singleinstance

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"

	"golang.org/x/sys/windows"
)

// A pipe is a named pipe that waits for the next copy of the program. It ends with the
// process, and by default only this user may write to it.
type pipe struct {
	path   string
	next   windows.Handle // the waiting instance of the pipe
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

// accept creates the next instance before it returns this one, so that the name is never
// free.
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

// Close wakes a waiting accept by connecting to the pipe.
func (p *pipe) Close() error {
	p.closed.Store(true)
	f, err := os.OpenFile(p.path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// A conn is a connection. Close waits until the other side has read everything.
type conn struct {
	*os.File
	handle windows.Handle
}

func (c conn) Close() error {
	return errors.Join(windows.FlushFileBuffers(c.handle), windows.DisconnectNamedPipe(c.handle), c.File.Close())
}

func dial(path string) (io.ReadWriteCloser, error) { return os.OpenFile(piped(path), os.O_RDWR, 0) }

// piped returns the name of the pipe for a path: pipes have a namespace of their own.
func piped(path string) string { return `\\.\pipe\` + filepath.Base(path) }

//go:build !windows

package handover

import (
	"net"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// listen holds the door's lock, which ends with the process, so that a socket
// found beside it is nobody's.
func listen(name string) (in net.Listener, free func(), err error) {
	path, err := place(name)
	if err != nil {
		return nil, nil, err
	}
	lock := flock.New(path + ".lock")
	held, err := lock.TryLock()
	if err != nil {
		return nil, nil, err
	}
	if !held {
		return nil, nil, ErrHeld
	}
	_ = os.Remove(path)
	in, err = net.Listen("unix", path)
	if err != nil {
		_ = lock.Close()
		return nil, nil, err
	}
	return in, func() { _ = lock.Close() }, nil
}

func dial(name string) (net.Conn, error) {
	path, err := place(name)
	if err != nil {
		return nil, err
	}
	return net.DialTimeout("unix", path, patience)
}

// place is the path of the socket, in a folder that is the person's own: that
// of the session where there is one. It is short, as sockets want it.
func place(name string) (string, error) {
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

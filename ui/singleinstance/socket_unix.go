//go:build !windows

package singleinstance

import (
	"io"
	"net"
	"os"
	"time"
)

// listen makes the socket anew: what lies in its place is of a copy that
// crashed.
func listen(path string) (listener, error) {
	_ = os.Remove(path)
	in, err := net.Listen("unix", path)
	return socket{in}, err
}

type socket struct{ net.Listener }

func (s socket) accept() (io.ReadWriteCloser, error) { return patient(s.Accept()) }

func dial(path string) (io.ReadWriteCloser, error) {
	return patient(net.DialTimeout("unix", path, patience))
}

// patient gives the other side so much time.
func patient(c net.Conn, err error) (io.ReadWriteCloser, error) {
	if err != nil {
		return nil, err
	}
	return c, c.SetDeadline(time.Now().Add(patience))
}

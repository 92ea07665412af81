//go:build !windows

package singleinstance

import (
	"io"
	"net"
	"os"
	"time"
)

// listen creates the socket. If there is one already, a copy that crashed has left it.
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

// patient sets a deadline for the other side.
func patient(c net.Conn, err error) (io.ReadWriteCloser, error) {
	if err != nil {
		return nil, err
	}
	return c, c.SetDeadline(time.Now().Add(patience))
}

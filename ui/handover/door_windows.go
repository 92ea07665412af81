package handover

import (
	"context"
	"errors"
	"net"

	"github.com/Microsoft/go-winio"
	"golang.org/x/sys/windows"
)

// listen makes the pipe, which only this person may open and which ends with
// the process.
func listen(name string) (in net.Listener, free func(), err error) {
	in, err = winio.ListenPipe(path(name), nil)
	switch {
	case errors.Is(err, windows.ERROR_ACCESS_DENIED), errors.Is(err, windows.ERROR_PIPE_BUSY), errors.Is(err, windows.ERROR_ALREADY_EXISTS):
		return nil, nil, ErrHeld
	case err != nil:
		return nil, nil, err
	}
	return in, func() {}, nil
}

func dial(name string) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	return winio.DialPipeContext(ctx, path(name))
}

func path(name string) string { return `\\.\pipe\` + name }

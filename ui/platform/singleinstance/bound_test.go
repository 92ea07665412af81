package singleinstance

import (
	"io"
	"net"
	"os"
	"sync/atomic"
	"testing"
	"testing/synctest"
)

// A crowd is a listener to which any number of copies connect that say nothing.
type crowd struct {
	accepted atomic.Int32
	copies   chan net.Conn // the other ends of the connections
	closed   chan struct{}
}

func (c *crowd) accept() (io.ReadWriteCloser, error) {
	select {
	case <-c.closed:
		return nil, os.ErrClosed
	default:
	}
	ours, theirs := net.Pipe()
	c.accepted.Add(1)
	c.copies <- theirs
	return ours, nil
}

func (c *crowd) Close() error {
	close(c.closed)
	return nil
}

// TestManyCopies lets hundreds of copies connect and say nothing: few are accepted at once,
// and the next one when one of them goes.
func TestManyCopies(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := &crowd{copies: make(chan net.Conn, 815), closed: make(chan struct{})}
		go new(Instance{in: c}).serve(func([]string) bool { return true })
		synctest.Wait()
		if n := c.accepted.Load(); n != atOnce {
			t.Errorf("%d copies are accepted, want %d", n, atOnce)
		}
		_ = (<-c.copies).Close()
		synctest.Wait()
		if n := c.accepted.Load(); n != atOnce+1 {
			t.Errorf("%d copies are accepted after one has gone, want %d", n, atOnce+1)
		}
		_ = c.Close()
		for len(c.copies) > 0 {
			_ = (<-c.copies).Close()
			synctest.Wait()
		}
	})
}

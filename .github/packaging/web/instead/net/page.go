// Package net takes the place of net in the page, which has no sockets. The real one brings its own
// network in memory, and what asks for names of computers.
package net

import (
	"errors"
	"io"
	"net/netip"
	"time"
)

// An Addr is an address.
type Addr interface{ Network() string }

// A Conn is a connection. There is none in the page.
type Conn interface {
	io.ReadWriteCloser
	SetDeadline(t time.Time) error
}

// A Listener waits for connections. There is none in the page.
type Listener interface {
	Accept() (Conn, error)
	Addr() Addr
	Close() error
}

// An IP is an address on the internet.
type IP []byte

var errSocket = errors.New("net: the page has no sockets")

// Dial returns an error.
func Dial(_, _ string) (Conn, error) { return nil, errSocket }

// DialTimeout returns an error.
func DialTimeout(_, _ string, _ time.Duration) (Conn, error) { return nil, errSocket }

// Listen returns an error.
func Listen(_, _ string) (Listener, error) { return nil, errSocket }

// ParseIP reads an address on the internet. It returns nil if the text is none.
func ParseIP(text string) IP {
	if address, err := netip.ParseAddr(text); err == nil {
		return address.AsSlice()
	}
	return nil
}

//go:build !windows && !darwin && !js

package atspi

import (
	"cmp"
	"context"
	"time"

	"github.com/godbus/dbus/v5"
)

// Where the session bus tells whether readers are there, and where their own bus is.
const (
	launcherName = "org.a11y.Bus"
	launcherPath = "/org/a11y/bus"
	statusName   = "org.a11y.Status"
)

// Buses are the addresses of the buses that a bridge uses.
type Buses struct {
	Session string // "" for none
	Readers string // "" to ask the session bus for it
}

// Serve tells screen readers what is in the window until ctx ends. It returns at once if there
// is no session bus, and waits there until a reader comes.
func (b *Bridge) Serve(ctx context.Context, buses Buses) error {
	if buses.Session == "" {
		return nil
	}
	conn, err := dial(ctx, buses.Session, busy)
	if err != nil {
		return err
	}
	defer conn.Close()
	s := &service{bridge: b, session: conn, readers: buses.Readers, changed: make(chan *dbus.Signal, 16)}
	conn.Signal(s.changed)
	for _, match := range [][]dbus.MatchOption{
		{dbus.WithMatchInterface(propertiesName), dbus.WithMatchObjectPath(launcherPath)},
		{dbus.WithMatchInterface("org.freedesktop.DBus"), dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, launcherName)},
	} {
		if err := conn.AddMatchSignalContext(ctx, match...); err != nil {
			return err
		}
	}
	defer s.leave()
	s.follow(ctx)
	return nil
}

// dial connects to a bus, which must answer within a time.
func dial(ctx context.Context, address string, limit time.Duration) (*dbus.Conn, error) {
	ctx, done := context.WithTimeout(ctx, limit)
	defer done()
	conn, err := dbus.Dial(address)
	if err != nil {
		return nil, err
	}
	stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
	if err = conn.Auth(nil); err == nil {
		err = conn.Hello()
	}
	if stop() && err == nil {
		return conn, nil
	}
	_ = conn.Close()
	return nil, cmp.Or(ctx.Err(), err)
}

// A service follows whether readers are there.
type service struct {
	bridge  *Bridge
	session *dbus.Conn
	readers string // the address of their bus, if it is known
	changed chan *dbus.Signal
	live    *live // nil while no reader is there
	failed  int   // how often in a row nobody answered, or readers that are there could not be joined
}

// follow joins the applications while readers are there.
func (s *service) follow(ctx context.Context) {
	for {
		on, known := s.listened(ctx)
		switch {
		case !known:
			s.failed++
		case !on:
			s.failed = 0
			s.leave()
		case s.live != nil || s.join(ctx):
			s.failed = 0
		default:
			s.failed++
		}
		if !s.wait(ctx) {
			return
		}
	}
}

// again returns what tells that it is time to try once more: each time after twice as long, for
// readers may stay out of reach.
func (s *service) again() (due <-chan time.Time, stop func() bool) {
	if s.failed == 0 {
		return nil, func() bool { return true }
	}
	const doublings = 6
	t := time.NewTimer(s.bridge.pause << min(s.failed-1, doublings))
	return t.C, t.Stop
}

// wait tells readers what there is to tell, until they may have come or gone. It reports false
// at the end.
func (s *service) wait(ctx context.Context) bool {
	again, stop := s.again()
	defer func() { stop() }()
	for {
		var ended <-chan struct{}
		if s.live != nil {
			ended = s.live.ended
		}
		select {
		case <-ctx.Done():
			return false
		case _, open := <-s.changed:
			return open
		case <-again:
			return true
		case <-ended:
			s.leave()
			stop()
			s.failed++ // their bus may be there again, but not at once
			again, stop = s.again()
		case <-s.bridge.wake:
			if s.live != nil {
				s.live.flush(ctx)
			}
		}
	}
}

// listened reports whether a reader is there. It starts nothing to learn that. known is false if
// there was no answer in time.
func (s *service) listened(ctx context.Context) (on, known bool) {
	ctx, stop := context.WithTimeout(ctx, s.bridge.limit)
	defer stop()
	for _, name := range []string{"IsEnabled", "ScreenReaderEnabled"} {
		var v dbus.Variant
		call := s.session.Object(launcherName, launcherPath).CallWithContext(ctx, propertiesName+".Get", dbus.FlagNoAutoStart, statusName, name)
		if call.Store(&v) == nil && v.Store(&on) == nil && on {
			return true, true
		}
	}
	return false, ctx.Err() == nil
}

// join joins the applications on the bus of the readers. It reports false if it is out of reach.
func (s *service) join(ctx context.Context) bool {
	address := s.readers
	if address == "" {
		address = s.address(ctx)
	}
	if address == "" {
		return false
	}
	l, err := connect(ctx, s.bridge, address)
	if err != nil {
		return false // readers that cannot be reached read nothing
	}
	s.live = l
	s.bridge.on.Store(true)
	s.bridge.post(func() { s.bridge.window.Listened(true) })
	return true
}

// address asks where the bus of the readers is. It is "" if nothing tells.
func (s *service) address(ctx context.Context) (address string) {
	ctx, stop := context.WithTimeout(ctx, s.bridge.limit)
	defer stop()
	_ = s.session.Object(launcherName, launcherPath).CallWithContext(ctx, launcherName+".GetAddress", dbus.FlagNoAutoStart).Store(&address)
	return address
}

// leave leaves the applications.
func (s *service) leave() {
	if s.live == nil {
		return
	}
	s.bridge.on.Store(false)
	_ = s.live.conn.Close()
	s.live.mu.Lock()
	s.bridge.reading.Replace(nil)
	s.live.mu.Unlock()
	s.live = nil
	s.bridge.take()
	s.bridge.post(func() { s.bridge.window.Listened(false) })
}

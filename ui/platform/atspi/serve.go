//go:build !windows && !darwin && !js

package atspi

import (
	"cmp"
	"context"

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
	conn, err := dbus.Connect(buses.Session)
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

// A service follows whether readers are there.
type service struct {
	bridge  *Bridge
	session *dbus.Conn
	readers string // the address of their bus, if it is known
	changed chan *dbus.Signal
	live    *live // nil while no reader is there
}

// follow joins the applications while readers are there.
func (s *service) follow(ctx context.Context) {
	for {
		switch on := s.listened(ctx); {
		case on && s.live == nil:
			s.join(ctx)
		case !on && s.live != nil:
			s.leave()
		}
		if !s.wait(ctx) {
			return
		}
	}
}

// wait tells readers what there is to tell, until they may have come or gone. It reports false
// at the end.
func (s *service) wait(ctx context.Context) bool {
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
		case <-ended:
			s.leave()
		case <-s.bridge.wake:
			if s.live != nil {
				s.live.flush(ctx)
			}
		}
	}
}

// listened reports whether a reader is there. It starts nothing to learn that.
func (s *service) listened(ctx context.Context) bool {
	for _, name := range []string{"IsEnabled", "ScreenReaderEnabled"} {
		var v dbus.Variant
		call := s.session.Object(launcherName, launcherPath).CallWithContext(ctx, propertiesName+".Get", dbus.FlagNoAutoStart, statusName, name)
		if on, is := false, call.Store(&v) == nil; is && v.Store(&on) == nil && on {
			return true
		}
	}
	return false
}

// join joins the applications on the bus of the readers, if there is one.
func (s *service) join(ctx context.Context) {
	address := ""
	_ = s.session.Object(launcherName, launcherPath).CallWithContext(ctx, launcherName+".GetAddress", dbus.FlagNoAutoStart).Store(&address)
	if address = cmp.Or(s.readers, address); address == "" {
		return
	}
	l, err := connect(ctx, s.bridge, address)
	if err != nil {
		return // readers that cannot be reached read nothing
	}
	s.live = l
	s.bridge.on.Store(true)
	s.bridge.post(func() { s.bridge.window.Listened(true) })
}

// leave leaves the applications.
func (s *service) leave() {
	if s.live == nil {
		return
	}
	s.bridge.on.Store(false)
	_ = s.live.conn.Close()
	s.live.mu.Lock()
	s.bridge.tree.Store(nil)
	s.live.mu.Unlock()
	s.live = nil
	s.bridge.take()
	s.bridge.post(func() { s.bridge.window.Listened(false) })
}

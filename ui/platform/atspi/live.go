//go:build !windows && !darwin && !js

package atspi

import (
	"context"
	"sync"

	"github.com/godbus/dbus/v5"
)

// The registry knows all applications that readers can read.
const (
	registryName = "org.a11y.atspi.Registry"
	embedName    = spi + "Socket.Embed"
)

// A live is a connection to the bus of the screen readers.
type live struct {
	bridge *Bridge
	conn   *dbus.Conn
	name   string // on the bus
	ended  <-chan struct{}

	mu     sync.Mutex // held while a tree is replaced, so that events are in order
	parent reference  // of the application
}

// connect joins the applications on a bus.
func connect(ctx context.Context, b *Bridge, address string) (*live, error) {
	conn, err := dbus.Connect(address)
	if err != nil {
		return nil, err
	}
	l := &live{bridge: b, conn: conn, name: conn.Names()[0], ended: conn.Context().Done(), parent: nowhere}
	if err := l.export(); err != nil {
		_ = conn.Close()
		return nil, err
	}
	call := conn.Object(registryName, root).CallWithContext(ctx, embedName, 0, reference{l.name, root})
	var desktop reference
	if err := call.Store(&desktop); err != nil {
		_ = conn.Close()
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.parent = desktop
	return l, nil
}

// desktop returns the parent of the application.
func (l *live) desktop() reference {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.parent
}

// flush tells readers all that waits.
func (l *live) flush() {
	for _, n := range l.bridge.take() {
		if n.window != nil {
			l.replace(n)
			continue
		}
		l.announce(n)
	}
}

// replace makes a tree the one that is read, and tells readers what is different in it. A tree
// that is older than the one that is read is dropped.
func (l *live) replace(n notice) {
	l.mu.Lock()
	defer l.mu.Unlock()
	b := l.bridge
	before := b.tree.Load()
	if before != nil && n.looked < before.looked {
		return
	}
	now := newTree(b.app.Name, *n.window, before, &b.next)
	now.looked = n.looked
	b.tree.Store(now)
	for _, c := range changes(before, now) {
		l.emit(c)
	}
}

// announce lets readers say a text, for the window.
func (l *live) announce(n notice) {
	const polite, assertive = 1, 2
	how := polite
	if n.urgent {
		how = assertive
	}
	if t := l.bridge.tree.Load(); t != nil {
		l.emit(change{number: t.items[1].number, event: announcement, first: how, about: n.text})
	}
}

// emit sends an event. Whoever listens gets it; if the connection has ended, nobody does.
func (l *live) emit(c change) {
	about := c.about
	switch x := about.(type) {
	case nil:
		about = int32(0)
	case itemNumber:
		about = reference{l.name, dbus.ObjectPath(path(int(x)))}
	}
	_ = l.conn.Emit(dbus.ObjectPath(path(c.number)), spi+"Event."+c.event,
		c.detail, int32(c.first), int32(c.second), dbus.MakeVariant(about), map[string]dbus.Variant{})
}

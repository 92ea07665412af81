//go:build !windows && !darwin && !js

package atspi

import (
	"context"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/godbus/dbus/v5"

	"passedpawn/ui/platform/access"
)

// The registry knows all applications that readers can read.
const (
	registryName = "org.a11y.atspi.Registry"
	embedName    = spi + "Socket.Embed"
	registryPath = "/org/a11y/atspi/registry"
	wantedName   = registryName + ".GetRegisteredEvents"
)

// A live is a connection to the bus of the screen readers.
type live struct {
	bridge *Bridge
	conn   *dbus.Conn
	name   string // on the bus
	ended  <-chan struct{}
	id     atomic.Int32 // what the registry calls the application

	mu     sync.Mutex    // held while a tree is replaced, so that events are in order
	parent reference     // of the application
	notes  []access.Node // the last texts that were announced to a reader that hears no announcements
	noted  int           // how many there were
}

// connect joins the applications on a bus.
func connect(ctx context.Context, b *Bridge, address string) (*live, error) {
	conn, err := dial(ctx, address, b.limit)
	if err != nil {
		return nil, err
	}
	l := &live{bridge: b, conn: conn, name: conn.Names()[0], ended: conn.Context().Done(), parent: nowhere}
	if err := l.export(); err != nil {
		_ = conn.Close()
		return nil, err
	}
	ctx, stop := context.WithTimeout(ctx, b.limit)
	defer stop()
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
func (l *live) flush(ctx context.Context) {
	for _, n := range l.bridge.take() {
		if n.window != nil {
			l.replace(*n.window, n.looked)
			continue
		}
		l.announce(ctx, n)
	}
}

// replace makes a tree the one that is read, and tells readers what is different in it. A tree
// that is older than the one that is read is dropped, and so is one that comes after the end.
func (l *live) replace(window access.Node, looked uint64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.conn.Context().Err() != nil {
		return
	}
	if before := l.bridge.reading.Tree(); before == nil || looked >= before.Looked {
		l.plant(window, looked)
	}
}

// plant makes a tree of a window.
func (l *live) plant(window access.Node, looked uint64) {
	b := l.bridge
	before := b.reading.Tree()
	now := access.NewTree(b.app.Name, window, before, &b.next, l.notes...)
	now.Looked = looked
	b.reading.Replace(now)
	for _, c := range changes(before, now) {
		l.emit(c)
	}
}

// announce lets readers say a text, for the window. Readers have known announcements only since
// 2023. Others say a notification that appears.
func (l *live) announce(ctx context.Context, n notice) {
	const polite, assertive = 1, 2
	how := polite
	if n.urgent {
		how = assertive
	}
	hears := l.hears(ctx)
	l.mu.Lock()
	defer l.mu.Unlock()
	t := l.bridge.reading.Tree()
	switch {
	case t == nil:
	case hears:
		l.emit(change{number: t.Items[1].Number, event: announcement, first: how, about: n.text})
	default:
		l.noted++
		l.notes = append(l.notes, access.Node{ID: noteID(l.noted), Role: access.Notification, Name: n.text, States: access.Usable})
		l.notes = l.notes[max(0, len(l.notes)-mostNotes):]
		l.plant(t.Window, t.Looked)
		l.emit(change{number: l.bridge.reading.Tree().Numbers[noteID(l.noted)], event: stateChanged, detail: "showing", first: 1})
	}
}

// mostNotes is how many notifications there are: a reader may come to read one only after the
// next.
const mostNotes = 4

// A noteID is the ID of a notification.
type noteID int

// hears reports whether a reader wants to be told of announcements, or of all events.
func (l *live) hears(ctx context.Context) bool {
	ctx, stop := context.WithTimeout(ctx, access.Patience)
	defer stop()
	var wanted []struct{ Reader, Event string }
	if err := l.conn.Object(registryName, registryPath).CallWithContext(ctx, wantedName, 0).Store(&wanted); err != nil {
		return true
	}
	for _, w := range wanted {
		if strings.HasPrefix(w.Event, "Object:Announcement") || w.Event == "Object::" {
			return true
		}
	}
	return false
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

//go:build !windows && !darwin && !js

// Package atspitest is a screen reader for tests: it reads the tree of a window over a bus, and
// is told what changes. It also is what a desktop has for screen readers: a
// registry of applications, and what says that a reader is there.
package atspitest

import (
	"sync"
	"testing"

	"github.com/godbus/dbus/v5"
)

// Names on the bus.
const (
	spi        = "org.a11y.atspi."
	root       = "/org/a11y/atspi/accessible/root"
	launcher   = "/org/a11y/bus"
	properties = "org.freedesktop.DBus.Properties"
)

// A Reference is an object on the bus.
type Reference struct {
	Bus  string
	Path dbus.ObjectPath
}

// An Event is what an application told.
type Event struct {
	From          Reference
	Name          string // for example "Object.StateChanged"
	Detail        string
	First, Second int32
	About         any
}

// A Reader is a screen reader, and a desktop for it. Its methods may be called from any
// goroutine.
type Reader struct {
	t       testing.TB
	happens func()
	conn    *dbus.Conn
	mu      sync.Mutex
	on      bool
	deaf    bool // it hears no announcements
	asked   int  // how often somebody has asked whether it is on
	apps    []Reference
	events  []Event
	signals chan *dbus.Signal
	hangs   map[Question]chan struct{} // what gets no answer the next time
	lost    int                        // how often nobody will find its bus
}

// New joins a bus as a reader that is not on yet. happens is called, on any goroutine, after
// the reader was asked or told something.
func New(t testing.TB, address string, happens func()) *Reader {
	t.Helper()
	conn, err := dbus.Connect(address, dbus.WithSignalHandler(dbus.NewSequentialSignalHandler()))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	r := &Reader{t: t, happens: happens, conn: conn, signals: make(chan *dbus.Signal, 64), hangs: map[Question]chan struct{}{}}
	export := func(methods map[string]any, path dbus.ObjectPath, name string) {
		if err := conn.ExportMethodTable(methods, path, name); err != nil {
			t.Fatal(err)
		}
	}
	export(map[string]any{"Embed": r.embed}, root, spi+"Socket")
	export(map[string]any{"GetRegisteredEvents": r.wanted}, "/org/a11y/atspi/registry", spi+"Registry")
	export(map[string]any{"GetAddress": func() (string, *dbus.Error) { return r.found(address) }}, launcher, "org.a11y.Bus")
	export(map[string]any{"Get": r.get}, launcher, properties)
	for _, name := range []string{spi + "Registry", "org.a11y.Bus"} {
		if got, err := conn.RequestName(name, dbus.NameFlagDoNotQueue); err != nil || got != dbus.RequestNameReplyPrimaryOwner {
			t.Fatalf("%s: %v %v", name, got, err)
		}
	}
	conn.Signal(r.signals)
	if err := conn.AddMatchSignal(dbus.WithMatchPathNamespace("/org/a11y/atspi/accessible")); err != nil {
		t.Fatal(err)
	}
	go r.listen()
	return r
}

// embed takes an application in, as the registry does.
func (r *Reader) embed(app Reference) (Reference, *dbus.Error) {
	defer r.happens()
	r.hang(Embedding)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.apps = append(r.apps, app)
	return Reference{r.conn.Names()[0], root}, nil
}

// A wanted is an event of which a reader wants to be told.
type wanted struct{ Reader, Event string }

// wanted says what the reader wants to be told of.
func (r *Reader) wanted() ([]wanted, *dbus.Error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	all := []wanted{{":1.1", "Object:StateChanged:"}, {":1.1", "Window:Activate:"}}
	if !r.deaf {
		all = append(all, wanted{":1.1", "Object:Announcement:"})
	}
	return all, nil
}

// Deafen makes the reader one that hears no announcements, as those before 2023.
func (r *Reader) Deafen() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.deaf = true
}

// get says whether a reader is there.
func (r *Reader) get(_, name string) (dbus.Variant, *dbus.Error) {
	defer r.happens()
	r.hang(Asking)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.asked++
	return dbus.MakeVariant(r.on && name == "ScreenReaderEnabled"), nil
}

// Turn turns the reader on or off, and tells so.
func (r *Reader) Turn(on bool) {
	r.mu.Lock()
	r.on = on
	r.mu.Unlock()
	changed := map[string]dbus.Variant{"ScreenReaderEnabled": dbus.MakeVariant(on)}
	if err := r.conn.Emit(launcher, properties+".PropertiesChanged", "org.a11y.Status", changed, []string{}); err != nil {
		r.t.Error(err)
	}
}

// Asked reports whether somebody has asked whether the reader is on.
func (r *Reader) Asked() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.asked > 0
}

// App returns the application that came last, and false if none has come.
func (r *Reader) App() (Reference, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.apps) == 0 {
		return Reference{}, false
	}
	return r.apps[len(r.apps)-1], true
}

// listen keeps the events.
func (r *Reader) listen() {
	for s := range r.signals {
		var e Event
		var more map[string]dbus.Variant
		var about dbus.Variant
		name, of := cutEvent(s.Name)
		if !of || dbus.Store(s.Body, &e.Detail, &e.First, &e.Second, &about, &more) != nil {
			continue
		}
		e.From, e.Name, e.About = Reference{s.Sender, s.Path}, name, about.Value()
		r.mu.Lock()
		r.events = append(r.events, e)
		r.mu.Unlock()
		r.happens()
	}
}

// Events returns what was told since they were last asked for.
func (r *Reader) Events() []Event {
	r.mu.Lock()
	defer r.mu.Unlock()
	all := r.events
	r.events = nil
	return all
}

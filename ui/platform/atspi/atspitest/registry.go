//go:build !windows && !darwin && !js

package atspitest

import (
	"testing"

	"github.com/godbus/dbus/v5"
)

// Join joins the system's own bus for screen readers, about which a session bus knows, and says
// there that a reader is on. It waits for that bus to be started.
func Join(t testing.TB, session string) *Reader {
	t.Helper()
	conn, err := dbus.Connect(session)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	names := make(chan *dbus.Signal, 16)
	conn.Signal(names)
	if err := conn.AddMatchSignal(dbus.WithMatchMember("NameOwnerChanged"), dbus.WithMatchArg(0, "org.a11y.Bus")); err != nil {
		t.Fatal(err)
	}
	var there bool
	if err := conn.BusObject().Call("org.freedesktop.DBus.NameHasOwner", 0, "org.a11y.Bus").Store(&there); err != nil {
		t.Fatal(err)
	}
	for !there {
		s := <-names
		there = s.Name == "org.freedesktop.DBus.NameOwnerChanged" && s.Body[0] == "org.a11y.Bus"
	}
	status := conn.Object("org.a11y.Bus", launcher)
	var address string
	if err := status.Call("org.a11y.Bus.GetAddress", 0).Store(&address); err != nil {
		t.Fatal(err)
	}
	if err := status.Call(properties+".Set", 0, "org.a11y.Status", "ScreenReaderEnabled", dbus.MakeVariant(true)).Err; err != nil {
		t.Fatal(err)
	}
	readers, err := dbus.Connect(address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = readers.Close() })
	return &Reader{t: t, conn: readers}
}

// Registered returns the applications that the registry knows.
func (r *Reader) Registered() (all []Reference, err error) {
	err = r.Call(Reference{spi + "Registry", root}, "Accessible.GetChildren", nil, &all)
	return all, err
}

//go:build !windows && !darwin && !js

package atspi

import (
	"testing"

	"github.com/godbus/dbus/v5"

	"passedpawn/ui/testing/bus"
)

// TestLate replaces no tree once the reader has gone: the next reader would begin with it.
func TestLate(t *testing.T) {
	conn, err := dbus.Connect(bus.Start(t))
	if err != nil {
		t.Fatal(err)
	}
	b := NewBridge(App{}, func(f func()) { f() }, nil)
	l := &live{bridge: b, conn: conn}
	l.replace(notice{window: &Node{Role: Frame}})
	if b.tree.Load() == nil {
		t.Fatal("there is no tree while the reader is there")
	}
	b.tree.Store(nil)
	if err := conn.Close(); err != nil {
		t.Fatal(err)
	}
	l.replace(notice{window: &Node{Role: Frame}})
	if b.tree.Load() != nil {
		t.Error("a tree came after the reader had gone")
	}
}

//go:build !windows && !darwin && !js

package atspi

import (
	"testing"

	"github.com/godbus/dbus/v5"

	"passedpawn/ui/testing/bus"

	"passedpawn/ui/platform/access"
)

// TestLate replaces no tree once the reader has gone: the next reader would begin with it.
func TestLate(t *testing.T) {
	conn, err := dbus.Connect(bus.Start(t))
	if err != nil {
		t.Fatal(err)
	}
	b := NewBridge(App{}, func(f func()) { f() }, nil)
	l := &live{bridge: b, conn: conn}
	l.replace(access.Node{Role: access.Frame}, 0)
	if b.reading.Tree() == nil {
		t.Fatal("there is no tree while the reader is there")
	}
	b.reading.Replace(nil)
	if err := conn.Close(); err != nil {
		t.Fatal(err)
	}
	l.replace(access.Node{Role: access.Frame}, 0)
	if b.reading.Tree() != nil {
		t.Error("a tree came after the reader had gone")
	}
}

// leaving is a window with a button that can go.
type leaving struct {
	gone    bool
	pressed int
}

func (w *leaving) Listened(bool) {}

func (w *leaving) Tree() access.Node {
	n := access.Node{ID: "window", Role: access.Frame}
	if !w.gone {
		n.Children = []access.Node{{ID: "button", Role: access.Button, Press: func() { w.pressed++ }}}
	}
	return n
}

// TestPressLate presses a button that leaves the window before the window hears of it.
func TestPressLate(t *testing.T) {
	var posted []func()
	w := &leaving{}
	b := NewBridge(App{}, func(f func()) { posted = append(posted, f) }, w)
	free := 1
	seen := access.NewTree("", w.Tree(), nil, &free)
	button := view{&seen.Items[2], seen, &live{bridge: b}}
	press := func(n access.Node) func() { return n.Press }
	for range 2 {
		if !button.do(press) {
			t.Fatal("the button cannot be pressed")
		}
	}
	posted[0]()
	w.gone = true
	posted[1]()
	if w.pressed != 1 {
		t.Errorf("pressed %d times, want once: then it had gone", w.pressed)
	}
	if (view{&seen.Items[1], seen, button.live}).do(press) {
		t.Error("a window is pressed")
	}
}

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

// leaving is a window with a button that can go.
type leaving struct {
	gone    bool
	pressed int
}

func (w *leaving) Listened(bool) {}

func (w *leaving) Tree() Node {
	n := Node{ID: "window", Role: Frame}
	if !w.gone {
		n.Children = []Node{{ID: "button", Role: Button, Press: func() { w.pressed++ }}}
	}
	return n
}

// TestPressLate presses a button that leaves the window before the window hears of it.
func TestPressLate(t *testing.T) {
	var posted []func()
	w := &leaving{}
	b := NewBridge(App{}, func(f func()) { posted = append(posted, f) }, w)
	free := 1
	seen := newTree("", w.Tree(), nil, &free)
	button := view{&seen.items[2], seen, &live{bridge: b}}
	press := func(n Node) func() { return n.Press }
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
	if (view{&seen.items[1], seen, button.live}).do(press) {
		t.Error("a window is pressed")
	}
}

//go:build linux

package dragsource

import (
	"image"
	"testing"

	"github.com/jezek/xgb/xproto"

	"passedpawn/ui/platform/dragsource/droptest"
)

// TestWhere drags over a window of the program itself, which takes nothing, one that lies in
// the frame of a window manager, and the desktop, for which another window answers.
func TestWhere(t *testing.T) {
	h := newHand(t)
	own := droptest.Receive(t, h.display, image.Rect(0, 0, 320, 240), droptest.Manner{})
	framed := droptest.Receive(t, h.display, image.Rect(320, 0, 640, 240), droptest.Manner{})
	desktop := droptest.Receive(t, h.display, image.Rect(320, 240, 640, 480), droptest.Manner{})
	frame, err := xproto.NewWindowId(h.x)
	if err != nil {
		t.Fatal(err)
	}
	xproto.CreateWindow(h.x, 0, frame, h.root, 320, 0, 320, 240, 0, xproto.WindowClassInputOutput, 0, 0, nil)
	xproto.MapWindow(h.x, frame)
	xproto.ReparentWindow(h.x, framed.Window, frame, 0, 0)
	xproto.UnmapWindow(h.x, desktop.Window)
	desktop.Put(h.root, "XdndProxy", xproto.AtomWindow, uint32(desktop.Window))
	desktop.Put(desktop.Window, "XdndProxy", xproto.AtomWindow, uint32(desktop.Window))
	_, _ = xproto.GetInputFocus(h.x).Reply()
	c := games("1. e4 *\n")
	c.Window = uintptr(own.Window)
	h.move(50, 50)
	done := h.drag(t.Context(), c, patient)
	h.shows(50, 50, 200, 0)
	h.move(400, 50)
	framed.Await("XdndPosition")
	h.shows(400, 50, 0, 200)
	h.move(420, 72) // where the picture is
	h.shows(420, 72, 0, 200)
	for len(framed.Heard) > 0 {
		if <-framed.Heard == "XdndLeave" {
			t.Error("the picture is in the way")
		}
	}
	h.move(400, 300)
	framed.Await("XdndLeave")
	desktop.Await("XdndPosition")
	h.move(60, 60)
	desktop.Await("XdndLeave")
	h.shows(60, 60, 200, 0)
	h.release()
	if r := <-done; r.dropped || r.err != nil {
		t.Errorf("%+v", r)
	}
	select {
	case name := <-own.Heard:
		t.Errorf("the program tells itself %s", name)
	default:
	}
}

// shows waits until the picture beside the pointer has a colour.
func (h *hand) shows(x, y int16, red, green byte) {
	h.t.Helper()
	for {
		m, err := xproto.GetImage(h.x, xproto.ImageFormatZPixmap, xproto.Drawable(h.root), x+beside.x, y+beside.y, 1, 1, 1<<24-1).Reply()
		if err != nil {
			h.t.Fatal(err)
		}
		if m.Data[2] == red && m.Data[1] == green {
			return
		}
	}
}

// TestReleasedBefore begins a drag when the button is up already.
func TestReleasedBefore(t *testing.T) {
	h := newHand(t)
	droptest.Receive(t, h.display, image.Rect(0, 0, 320, 240), droptest.Manner{})
	h.move(50, 50)
	if dropped, err := (system{h.display, patient}).Drag(t.Context(), games("1. e4 *\n")); dropped || err != nil {
		t.Errorf("dropped %v, %v", dropped, err)
	}
}

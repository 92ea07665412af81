//go:build (linux || freebsd || openbsd || netbsd) && !android

package dragsource

import "github.com/jezek/xgb/xproto"

const (
	version = 5 // of XDND
	oldest  = 3 // version of a target that works; those before had no actions
)

// A target is a window that takes drops, or its zero value for none.
type target struct {
	window  xproto.Window
	through xproto.Window // gets the messages to the window
	version uint32        // of XDND, which both know
}

// An answer is what a target says to a drop.
type answer struct {
	taken   bool
	awaited bool // it has been told of a place and has not said anything yet
	moved   bool // the pointer has moved since
}

// find returns the target under the pointer: from the window on the screen inwards, the first
// that takes drops. The desktop itself can have one, too. The program's own windows take
// nothing.
func (d *drag) find(child xproto.Window) target {
	if child == 0 {
		return d.aware(d.screen.Root)
	}
	for w := child; w != 0; {
		if d.ours(w) {
			return target{}
		}
		if t := d.aware(w); t.window != 0 {
			return t
		}
		p, err := xproto.QueryPointer(d.x, w).Reply()
		if err != nil {
			return target{}
		}
		w = p.Child
	}
	return target{}
}

// ours reports whether a window is of the program: the X server gives each of its clients a
// range of IDs.
func (d *drag) ours(w xproto.Window) bool {
	mask := xproto.Setup(d.x).ResourceIdMask
	return uint32(w)&^mask == uint32(d.cargo.Window)&^mask
}

// aware returns a window as a target, none if it takes no drops. Another window may answer
// for it, which says so of itself, too.
func (d *drag) aware(w xproto.Window) target {
	t := target{window: w, through: w}
	if proxy, ok := d.get(w, "XdndProxy"); ok {
		if itself, _ := d.get(xproto.Window(proxy), "XdndProxy"); itself == proxy {
			t.through = xproto.Window(proxy)
		}
	}
	v, ok := d.get(t.through, "XdndAware")
	if !ok || v < oldest {
		return target{}
	}
	t.version = min(v, version)
	return t
}

// move tells the window under the pointer where it is. child is the window on the screen
// there.
func (d *drag) move(to point, child xproto.Window) {
	moved := to != d.at
	if !moved && d.over.window != 0 {
		return
	}
	d.at = to
	if t := d.find(child); t != d.over {
		d.enter(t)
	} else if moved {
		d.tell()
	}
	d.badge.move(to)
}

// enter leaves the target that the pointer was over, and enters another, if there is one.
func (d *drag) enter(t target) {
	if d.over.window != 0 {
		d.send("XdndLeave", 0, 0, 0, 0)
	}
	d.over, d.said = t, answer{}
	if t.window != 0 {
		xproto.ChangeWindowAttributes(d.x, t.window, xproto.CwEventMask, []uint32{heard})
		types := d.cargo.types()
		d.send("XdndEnter", t.version<<24|1, uint32(d.atoms[types[0]]), uint32(d.atoms[types[1]]), uint32(d.atoms[types[2]]))
		d.tell()
	}
	d.badge.show(false)
}

// heard are the events of other windows that matter: what is deleted of their properties, and
// that they are gone.
const heard = xproto.EventMaskPropertyChange | xproto.EventMaskStructureNotify

// tell tells the target where the pointer is, unless it has not yet answered the last time.
func (d *drag) tell() {
	if d.over.window == 0 {
		return
	}
	if d.said.awaited {
		d.said.moved = true
		return
	}
	d.said.awaited, d.said.moved = true, false
	d.send("XdndPosition", 0, uint32(uint16(d.at.x))<<16|uint32(uint16(d.at.y)), uint32(d.now), uint32(d.atoms["XdndActionCopy"]))
}

// drop drops the cargo on the target.
func (d *drag) drop() {
	d.dropped = true
	d.send("XdndDrop", 0, uint32(d.now), 0, 0)
}

// send sends the target a message of four numbers. The first says who sends it.
func (d *drag) send(name string, data ...uint32) {
	m := xproto.ClientMessageEvent{
		Format: 32, Window: d.over.window, Type: d.atoms[name],
		Data: xproto.ClientMessageDataUnionData32New(append([]uint32{uint32(d.own)}, data...)),
	}
	xproto.SendEvent(d.x, false, d.over.through, xproto.EventMaskNoEvent, string(m.Bytes()))
}

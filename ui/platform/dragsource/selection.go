//go:build (linux || freebsd || openbsd || netbsd) && !android

package dragsource

import (
	"slices"

	"github.com/jezek/xgb/xproto"
)

// most is how many bytes are written at once. Larger ones are written piece by piece, when
// the one before has been read (ICCCM, section 2.7.2): a request to the server has room for
// 256 KiB.
const most = 128 << 10

// A place is where another program wants something: in a property of its window.
type place struct {
	window   xproto.Window
	property xproto.Atom
}

// answer gives another program what it asks for.
func (d *drag) answer(e xproto.SelectionRequestEvent) {
	at := place{e.Requestor, e.Property}
	if at.property == xproto.AtomNone { // as programs asked before 1994
		at.property = e.Target
	}
	if e.Selection != d.atoms["XdndSelection"] || !d.write(at, e.Target) {
		at.property = xproto.AtomNone
	}
	n := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: at.property}
	xproto.SendEvent(d.x, false, e.Requestor, xproto.EventMaskNoEvent, string(n.Bytes()))
}

// write writes the cargo as one of its types, or begins to. It reports false if there is no
// such type.
func (d *drag) write(at place, as xproto.Atom) bool {
	types := d.cargo.types()
	switch as {
	case d.atoms["TARGETS"]:
		all := []uint32{uint32(d.atoms["TARGETS"]), uint32(d.atoms["TIMESTAMP"])}
		for _, name := range types {
			all = append(all, uint32(d.atoms[name]))
		}
		d.put(at.window, at.property, xproto.AtomAtom, all...)
		return true
	case d.atoms["TIMESTAMP"]:
		d.put(at.window, at.property, xproto.AtomInteger, uint32(d.now))
		return true
	}
	i := slices.IndexFunc(types, func(name string) bool { return d.atoms[name] == as })
	if i < 0 {
		return false
	}
	text := d.cargo.Text
	if types[i] == uriList {
		if text = d.file(); text == "" {
			return false
		}
	}
	if len(text) <= most {
		d.bytes(at, as, []byte(text))
		return true
	}
	xproto.ChangeWindowAttributes(d.x, at.window, xproto.CwEventMask, []uint32{heard})
	d.transfers[at] = transfer{as, []byte(text)}
	d.put(at.window, at.property, d.atoms["INCR"], uint32(len(text)))
	return true
}

// A transfer is what is still to be written somewhere, and its type.
type transfer struct {
	as   xproto.Atom
	rest []byte
}

// next writes the next piece of what is written piece by piece. An empty one is the last.
func (d *drag) next(at place) {
	t, ok := d.transfers[at]
	if !ok {
		return
	}
	d.last.begin()
	n := min(most, len(t.rest))
	d.bytes(at, t.as, t.rest[:n])
	if d.transfers[at] = (transfer{t.as, t.rest[n:]}); n == 0 {
		delete(d.transfers, at)
	}
}

// bytes writes a property of bytes.
func (d *drag) bytes(at place, as xproto.Atom, data []byte) {
	xproto.ChangeProperty(d.x, xproto.PropModeReplace, at.window, at.property, as, 8, uint32(len(data)), data)
}

// file returns the list of the file, which it writes first, or "" if that fails.
func (d *drag) file() string {
	if d.uris == "" && d.wrong == nil {
		var path string
		if path, d.wrong = d.cargo.File(); d.wrong == nil {
			d.uris = list(path)
		}
	}
	return d.uris
}

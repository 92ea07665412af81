//go:build (linux || freebsd || openbsd || netbsd) && !android

package dragsource

import "github.com/jezek/xgb/xproto"

// events handles all events that have arrived, and asks the server what time it is. Errors
// are about windows that are gone, which an event or the end of a wait says as well.
func (d *drag) events() {
	for {
		e, wrong := d.x.PollForEvent()
		switch e := e.(type) {
		case nil:
			if wrong != nil {
				continue
			}
			xproto.ChangeProperty(d.x, xproto.PropModeAppend, d.own, d.atoms["TIMESTAMP"], xproto.AtomInteger, 32, 0, nil)
			return
		case xproto.ClientMessageEvent:
			d.message(e)
		case xproto.SelectionRequestEvent:
			d.last.begin()
			d.answer(e)
		case xproto.SelectionClearEvent:
			d.end(cancelled)
		case xproto.KeyPressEvent:
			if e.Detail == d.escape {
				d.end(cancelled)
			}
		case xproto.PropertyNotifyEvent:
			d.now = e.Time
			if e.State == xproto.PropertyDelete {
				d.next(place{e.Window, e.Atom})
			}
		case xproto.DestroyNotifyEvent:
			if e.Window == d.over.window {
				d.over, d.said = target{}, answer{}
				d.badge.show(false)
				if d.dropped {
					d.end(vanished)
				}
			}
		}
	}
}

// end ends the drag, unless it is over.
func (d *drag) end(why ending) {
	if d.ended == goesOn {
		d.ended = why
	}
}

// message handles what the target says.
func (d *drag) message(e xproto.ClientMessageEvent) {
	if e.Format != 32 || len(e.Data.Data32) < 5 || d.over.window == 0 || xproto.Window(e.Data.Data32[0]) != d.over.window {
		return
	}
	switch data := e.Data.Data32; e.Type {
	case d.atoms["XdndStatus"]:
		d.said.awaited, d.said.taken = false, data[1]&1 != 0 && data[4] != 0
		d.badge.show(d.said.taken)
		if d.said.moved {
			d.tell()
		}
	case d.atoms["XdndFinished"]:
		if d.over.version >= 5 && data[1]&1 == 0 {
			d.end(refused)
		}
		d.end(finished)
	}
}

//go:build (linux || freebsd || openbsd || netbsd) && !android

package dragsource

import (
	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// atoms are the numbers of names in the X server.
type atoms map[string]xproto.Atom

// names are what XDND and the exchange of selections (ICCCM, section 2) call things.
var names = [...]string{
	"XdndAware", "XdndProxy", "XdndSelection", "XdndTypeList", "XdndActionCopy",
	"XdndEnter", "XdndPosition", "XdndStatus", "XdndLeave", "XdndDrop", "XdndFinished",
	"TARGETS", "TIMESTAMP", "INCR", "_NET_WM_WINDOW_TYPE", "_NET_WM_WINDOW_TYPE_DND",
}

// intern finds the atoms of some names in one round trip.
func intern(x *xgb.Conn, names []string) (atoms, error) {
	var asked []xproto.InternAtomCookie
	for _, name := range names {
		asked = append(asked, xproto.InternAtom(x, false, uint16(len(name)), name))
	}
	all := atoms{}
	for i, name := range names {
		reply, err := asked[i].Reply()
		if err != nil {
			return nil, err
		}
		all[name] = reply.Atom
	}
	return all, nil
}

// begin makes the drag known to the X server: its window, its types, and its selection, of
// which the other programs get the cargo. It grabs the keyboard for Escape. If another
// program has grabbed that, the drag goes on without.
func (d *drag) begin() (err error) {
	if d.atoms, err = intern(d.x, append(names[:], d.cargo.types()...)); err != nil {
		return err
	}
	if d.own, err = xproto.NewWindowId(d.x); err != nil {
		return err
	}
	xproto.CreateWindow(d.x, 0, d.own, d.screen.Root, -1, -1, 1, 1, 0, xproto.WindowClassInputOnly, 0,
		xproto.CwOverrideRedirect|xproto.CwEventMask, []uint32{1, xproto.EventMaskPropertyChange})
	var types []uint32
	for _, name := range d.cargo.types() {
		types = append(types, uint32(d.atoms[name]))
	}
	d.put(d.own, d.atoms["XdndTypeList"], xproto.AtomAtom, types...)
	if _, err := xproto.GetInputFocus(d.x).Reply(); err != nil { // after the event with the time
		return err
	}
	d.events()
	xproto.SetSelectionOwner(d.x, d.own, d.atoms["XdndSelection"], d.now)
	owner, err := xproto.GetSelectionOwner(d.x, d.atoms["XdndSelection"]).Reply()
	if err != nil {
		return err
	}
	if owner.Owner != d.own {
		return ErrNone // another program drags, too
	}
	d.escape = d.keycode(0xff1b) // its keysym (X Window System Protocol, appendix A)
	_, _ = xproto.GrabKeyboard(d.x, false, d.screen.Root, d.now, xproto.GrabModeAsync, xproto.GrabModeAsync).Reply()
	d.badge = newBadge(d)
	return nil
}

// keycode returns the key that has a keysym, 0 for none.
func (d *drag) keycode(keysym xproto.Keysym) xproto.Keycode {
	setup := xproto.Setup(d.x)
	keys, err := xproto.GetKeyboardMapping(d.x, setup.MinKeycode, byte(setup.MaxKeycode-setup.MinKeycode+1)).Reply()
	if err != nil || keys.KeysymsPerKeycode == 0 {
		return 0
	}
	for i, k := range keys.Keysyms {
		if k == keysym {
			return setup.MinKeycode + xproto.Keycode(i/int(keys.KeysymsPerKeycode))
		}
	}
	return 0
}

// put writes a property of numbers of 32 bits.
func (d *drag) put(w xproto.Window, name, as xproto.Atom, values ...uint32) {
	data := make([]byte, 4*len(values))
	for i, v := range values {
		xgb.Put32(data[4*i:], v)
	}
	xproto.ChangeProperty(d.x, xproto.PropModeReplace, w, name, as, 32, uint32(len(values)), data)
}

// get returns the first number of a property, false if a window has no such property.
func (d *drag) get(w xproto.Window, name string) (uint32, bool) {
	p, err := xproto.GetProperty(d.x, false, w, d.atoms[name], xproto.GetPropertyTypeAny, 0, 1).Reply()
	if err != nil || p.Format != 32 || len(p.Value) < 4 {
		return 0, false
	}
	return xgb.Get32(p.Value), true
}

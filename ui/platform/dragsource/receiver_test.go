//go:build linux

package dragsource

import (
	"slices"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// A receiver is a program with a window that takes drops.
type receiver struct {
	t      *testing.T
	x      *xgb.Conn
	atoms  atoms
	window xproto.Window
	manner manner
	source xproto.Window
	types  []string          // that were offered
	got    map[string]string // by type
	heard  chan string       // the messages that came, and "gone" when the receiver has ended
}

// A manner is how a receiver takes a drop.
type manner struct {
	silent   bool     // it never answers
	refuses  bool     // it answers that it takes nothing
	wants    []string // the types it asks for after the drop
	vanishes bool     // it ends at the drop
	remains  bool     // it never says that it has finished
	declines bool     // it says in the end that it did not take the drop
}

// receive opens the window of a receiver, as large as a quarter of the screen.
func receive(t *testing.T, display string, left, top int16, m manner) *receiver {
	t.Helper()
	x, err := xgb.NewConnDisplay(display)
	if err != nil {
		t.Fatal(err)
	}
	r := &receiver{t: t, x: x, manner: m, got: map[string]string{}, heard: make(chan string, 1000)}
	if r.atoms, err = intern(x, append(names[:], "GOT")); err != nil {
		t.Fatal(err)
	}
	if r.window, err = xproto.NewWindowId(x); err != nil {
		t.Fatal(err)
	}
	xproto.CreateWindow(x, xproto.WindowClassCopyFromParent, r.window, xproto.Setup(x).DefaultScreen(x).Root, left, top, 320, 240, 0,
		xproto.WindowClassInputOutput, 0, xproto.CwEventMask, []uint32{xproto.EventMaskPropertyChange})
	r.put(r.window, "XdndAware", xproto.AtomAtom, version)
	if err := xproto.MapWindowChecked(x, r.window).Check(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		r.run()
	}()
	t.Cleanup(func() {
		x.Close()
		<-ended
	})
	return r
}

func (r *receiver) put(w xproto.Window, name string, as xproto.Atom, value uint32) {
	data := make([]byte, 4)
	xgb.Put32(data, value)
	xproto.ChangeProperty(r.x, xproto.PropModeReplace, w, r.atoms[name], as, 32, 1, data)
}

// await waits until a message has come.
func (r *receiver) await(name string) {
	r.t.Helper()
	for heard := range r.heard {
		if heard == name {
			return
		}
	}
	r.t.Fatalf("the receiver ended without %s", name)
}

func (r *receiver) run() {
	defer close(r.heard)
	for {
		e, wrong := r.x.WaitForEvent()
		if e == nil && wrong == nil {
			return
		}
		m, ok := e.(xproto.ClientMessageEvent)
		if !ok {
			continue
		}
		data := m.Data.Data32
		name := r.name(m.Type)
		switch r.source = xproto.Window(data[0]); name {
		case "XdndEnter":
			r.types = r.offered()
		case "XdndPosition":
			if r.manner.silent {
				break
			}
			taken, action := uint32(1), uint32(r.atoms["XdndActionCopy"])
			if r.manner.refuses {
				taken, action = 0, 0
			}
			r.say("XdndStatus", taken, 0, 0, action)
		case "XdndDrop":
			if r.manner.vanishes {
				xproto.DestroyWindow(r.x, r.window)
				break
			}
			for _, as := range r.manner.wants {
				r.got[as] = r.read(as, xproto.Timestamp(data[2]))
			}
			switch {
			case r.manner.remains:
			case r.manner.declines:
				r.say("XdndFinished", 0, 0, 0, 0)
			default:
				r.say("XdndFinished", 1, uint32(r.atoms["XdndActionCopy"]), 0, 0)
			}
		}
		r.heard <- name
	}
}

func (r *receiver) name(a xproto.Atom) string {
	for name, atom := range r.atoms {
		if atom == a {
			return name
		}
	}
	return ""
}

func (r *receiver) say(name string, data ...uint32) {
	m := xproto.ClientMessageEvent{
		Format: 32, Window: r.source, Type: r.atoms[name],
		Data: xproto.ClientMessageDataUnionData32New(append([]uint32{uint32(r.window)}, data...)),
	}
	xproto.SendEvent(r.x, false, r.source, 0, string(m.Bytes()))
	_, _ = xproto.GetInputFocus(r.x).Reply()
}

// offered returns the types that the source offers.
func (r *receiver) offered() (all []string) {
	p, err := xproto.GetProperty(r.x, false, r.source, r.atoms["XdndTypeList"], xproto.AtomAtom, 0, 100).Reply()
	if err != nil {
		return nil
	}
	for i := 0; i < len(p.Value); i += 4 {
		if name, err := xproto.GetAtomName(r.x, xproto.Atom(xgb.Get32(p.Value[i:]))).Reply(); err == nil {
			all = append(all, name.Name)
		}
	}
	return all
}

// read asks for the cargo as a type, and reads it, piece by piece if it comes so.
func (r *receiver) read(as string, now xproto.Timestamp) string {
	target, err := xproto.InternAtom(r.x, false, uint16(len(as)), as).Reply()
	if err != nil {
		return err.Error()
	}
	xproto.ConvertSelection(r.x, r.window, r.atoms["XdndSelection"], target.Atom, r.atoms["GOT"], now)
	for {
		switch e, _ := r.x.WaitForEvent(); e := e.(type) {
		case xproto.SelectionNotifyEvent:
			if e.Property == 0 {
				return "refused"
			}
			if p := r.take(); p.Type != r.atoms["INCR"] {
				return string(p.Value)
			}
			return r.pieces()
		case nil:
			return "gone"
		}
	}
}

// take reads the property with what was asked for, and deletes it.
func (r *receiver) take() *xproto.GetPropertyReply {
	p, err := xproto.GetProperty(r.x, true, r.window, r.atoms["GOT"], 0, 0, 1<<20).Reply()
	if err != nil {
		return &xproto.GetPropertyReply{}
	}
	return p
}

// pieces reads pieces until an empty one.
func (r *receiver) pieces() string {
	var all []byte
	for {
		switch e, _ := r.x.WaitForEvent(); e := e.(type) {
		case xproto.PropertyNotifyEvent:
			if e.Atom != r.atoms["GOT"] || e.State != xproto.PropertyNewValue {
				continue
			}
			p := r.take()
			if all = slices.Concat(all, p.Value); len(p.Value) == 0 {
				return string(all)
			}
		case nil:
			return "gone"
		}
	}
}

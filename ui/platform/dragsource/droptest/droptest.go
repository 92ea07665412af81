// Package droptest contains only tests' stand-in for a program on which things are dropped.
// It takes drops under X11 by XDND.
package droptest

import (
	"image"
	"io"
	"slices"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// version is the version of XDND.
const version = 5

// A Receiver is a program with a window that takes drops.
type Receiver struct {
	Window xproto.Window
	Types  []string          // that were offered
	Got    map[string]string // what it has asked for, by type
	Heard  chan string       // the names of the messages that came; closed when the receiver has ended

	t      testing.TB
	x      *xgb.Conn
	manner Manner
	source xproto.Window
}

// A Manner is how a receiver takes a drop.
type Manner struct {
	Silent   bool     // it never answers
	Refuses  bool     // it answers that it takes nothing
	Wants    []string // the types it asks for after the drop
	Vanishes bool     // it ends at the drop
	Remains  bool     // it never says that it has finished
	Declines bool     // it says in the end that it did not take the drop
}

// Receive opens a window at a place of a screen. The receiver ends with the test.
func Receive(t testing.TB, display string, at image.Rectangle, m Manner) *Receiver {
	t.Helper()
	xgb.Logger.SetOutput(io.Discard)
	x, err := xgb.NewConnDisplay(display)
	if err != nil {
		t.Fatal(err)
	}
	r := &Receiver{t: t, x: x, manner: m, Got: map[string]string{}, Heard: make(chan string, 1000)}
	if r.Window, err = xproto.NewWindowId(x); err != nil {
		t.Fatal(err)
	}
	xproto.CreateWindow(x, xproto.WindowClassCopyFromParent, r.Window, xproto.Setup(x).DefaultScreen(x).Root,
		int16(at.Min.X), int16(at.Min.Y), uint16(at.Dx()), uint16(at.Dy()), 0,
		xproto.WindowClassInputOutput, 0, xproto.CwOverrideRedirect|xproto.CwEventMask, []uint32{1, xproto.EventMaskPropertyChange})
	r.Put(r.Window, "XdndAware", xproto.AtomAtom, version)
	if err := xproto.MapWindowChecked(x, r.Window).Check(); err != nil {
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

// Put writes a property of one number, and returns when it is there.
func (r *Receiver) Put(w xproto.Window, name string, as xproto.Atom, value uint32) {
	data := make([]byte, 4)
	xgb.Put32(data, value)
	_ = xproto.ChangePropertyChecked(r.x, xproto.PropModeReplace, w, r.atom(name), as, 32, 1, data).Check()
}

// atom returns the number of a name, 0 if the server is gone.
func (r *Receiver) atom(name string) xproto.Atom {
	a, err := xproto.InternAtom(r.x, false, uint16(len(name)), name).Reply()
	if err != nil {
		return 0
	}
	return a.Atom
}

// Await waits until a message has come.
func (r *Receiver) Await(name string) {
	r.t.Helper()
	for heard := range r.Heard {
		if heard == name {
			return
		}
	}
	r.t.Fatalf("the receiver ended without %s", name)
}

func (r *Receiver) run() {
	defer close(r.Heard)
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
			r.Types = r.offered()
		case "XdndPosition":
			if r.manner.Silent {
				break
			}
			taken, action := uint32(1), uint32(r.atom("XdndActionCopy"))
			if r.manner.Refuses {
				taken, action = 0, 0
			}
			r.say("XdndStatus", taken, 0, 0, action)
		case "XdndDrop":
			if r.manner.Vanishes {
				xproto.DestroyWindow(r.x, r.Window)
				break
			}
			for _, as := range r.manner.Wants {
				r.Got[as] = r.read(as, xproto.Timestamp(data[2]))
			}
			switch {
			case r.manner.Remains:
			case r.manner.Declines:
				r.say("XdndFinished", 0, 0, 0, 0)
			default:
				r.say("XdndFinished", 1, uint32(r.atom("XdndActionCopy")), 0, 0)
			}
		}
		r.Heard <- name
	}
}

func (r *Receiver) name(a xproto.Atom) string {
	name, err := xproto.GetAtomName(r.x, a).Reply()
	if err != nil {
		return ""
	}
	return name.Name
}

func (r *Receiver) say(name string, data ...uint32) {
	m := xproto.ClientMessageEvent{
		Format: 32, Window: r.source, Type: r.atom(name),
		Data: xproto.ClientMessageDataUnionData32New(append([]uint32{uint32(r.Window)}, data...)),
	}
	xproto.SendEvent(r.x, false, r.source, 0, string(m.Bytes()))
	_, _ = xproto.GetInputFocus(r.x).Reply()
}

// offered returns the types that the source offers.
func (r *Receiver) offered() (all []string) {
	p, err := xproto.GetProperty(r.x, false, r.source, r.atom("XdndTypeList"), xproto.AtomAtom, 0, 100).Reply()
	if err != nil {
		return nil
	}
	for i := 0; i < len(p.Value); i += 4 {
		all = append(all, r.name(xproto.Atom(xgb.Get32(p.Value[i:]))))
	}
	return all
}

// read asks for the cargo as a type, and reads it, piece by piece if it comes so.
func (r *Receiver) read(as string, now xproto.Timestamp) string {
	xproto.ConvertSelection(r.x, r.Window, r.atom("XdndSelection"), r.atom(as), r.atom("GOT"), now)
	for {
		switch e, _ := r.x.WaitForEvent(); e := e.(type) {
		case xproto.SelectionNotifyEvent:
			if e.Property == 0 {
				return "refused"
			}
			if p := r.take(); p.Type != r.atom("INCR") {
				return string(p.Value)
			}
			return r.pieces()
		case nil:
			return "gone"
		}
	}
}

// take reads the property with what was asked for, and deletes it.
func (r *Receiver) take() *xproto.GetPropertyReply {
	p, err := xproto.GetProperty(r.x, true, r.Window, r.atom("GOT"), 0, 0, 1<<20).Reply()
	if err != nil {
		return &xproto.GetPropertyReply{}
	}
	return p
}

// pieces reads pieces until an empty one.
func (r *Receiver) pieces() string {
	var all []byte
	got := r.atom("GOT")
	for {
		switch e, _ := r.x.WaitForEvent(); e := e.(type) {
		case xproto.PropertyNotifyEvent:
			if e.Atom != got || e.State != xproto.PropertyNewValue {
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

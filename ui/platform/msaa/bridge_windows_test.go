package msaa

import (
	"slices"
	"testing"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// TestUnasked makes nothing as long as no reader asks.
func TestUnasked(t *testing.T) {
	p := open(t)
	p.do(func() {
		p.bridge.Look()
		p.bridge.Show(p.Tree())
		p.bridge.Announce("Check", true)
		if p.read != 1 || p.bridge.giver != nil || p.bridge.reading.Tree() != nil || p.bridge.objects.held() != 0 || len(p.heard) != 0 {
			t.Error("something was made although no reader asked")
		}
	})
}

// TestWalk walks through a window as a reader does.
func TestWalk(t *testing.T) {
	reader(t)
	p := open(t)
	r := p.ask(t)
	if name, role := r.name(t), r.number(t, atRole); name != "Passed Pawn" || role != 0x0A {
		t.Errorf("the window is %q with the role %x", name, role)
	}
	all := r.all(t)
	if len(all) != 4 {
		t.Fatalf("the window has %d children, want 4", len(all))
	}
	squares := all[0].all(t)
	if len(squares) != 64 {
		t.Fatalf("the board has %d squares", len(squares))
	}
	for i, s := range squares {
		if name, role := s.name(t), s.number(t, atRole); name != square(i) || role != 0x1D {
			t.Errorf("square %d is %q with the role %x", i, name, role)
		}
	}
	field, save := all[1], all[2]
	if got := field.text(t, atValue, self()); got != "Nf3 é" {
		t.Errorf("the field contains %q", got)
	}
	if got := save.number(t, atState); got != focusable|focused {
		t.Errorf("the button has the states %x", got)
	}
	if got := save.text(t, atAction, self()); got != "click" {
		t.Errorf("what a button does is %q", got)
	}
	if got := r.text(t, atName, &variant{kind: isNumber, value: 4}); got != "Cancel" {
		t.Errorf("the fourth child is %q", got)
	}
	var up *remote
	if result := squares[5].call(atParent, uintptr(unsafe.Pointer(&up))); result != ok {
		t.Fatalf("the parent of a square: %x", result)
	}
	if got := up.accessible(t).name(t); got != "Board" {
		t.Errorf("the parent of a square is %q", got)
	}
	var frame *remote
	if result := r.call(atParent, uintptr(unsafe.Pointer(&frame))); result != ok || frame == nil {
		t.Fatalf("the parent of the window: %x", result)
	}
	frame.release()
	p.do(func() {
		if !slices.Equal(p.heard, []bool{true}) {
			t.Errorf("the window heard %v of readers", p.heard)
		}
	})
}

// TestPlaces finds things by where they are, and by what is beside them.
func TestPlaces(t *testing.T) {
	reader(t)
	p := open(t)
	r := p.ask(t)
	board := r.child(t, 1)
	e4 := board.child(t, 37)
	corner, size := e4.where(t)
	if size != (place{20, 20}) {
		t.Errorf("e4 has the size %v", size)
	}
	var at variant
	if result := r.call(atUnder, uintptr(corner.X+10), uintptr(corner.Y+10), uintptr(unsafe.Pointer(&at))); result != ok {
		t.Fatalf("what is at e4: %x", result)
	}
	if got := found(t, &at).name(t); got != "e4" {
		t.Errorf("where e4 is, there is %q", got)
	}
	var beside variant
	if result := e4.call(atNext, next, uintptr(unsafe.Pointer(self())), uintptr(unsafe.Pointer(&beside))); result != ok {
		t.Fatalf("what follows e4: %x", result)
	}
	if got := found(t, &beside).name(t); got != "f4" {
		t.Errorf("after e4 there is %q", got)
	}
	var none variant
	if result := r.call(atNext, previous, uintptr(unsafe.Pointer(self())), uintptr(unsafe.Pointer(&none))); result != nothing || none.kind != isEmpty {
		t.Errorf("before the window: %x, %v", result, none)
	}
}

// TestFocus follows the focus by events, and asks for it.
func TestFocus(t *testing.T) {
	reader(t)
	p := open(t)
	r := p.ask(t)
	wait := listen(t)
	p.change(func() { p.focus = "Cancel" })
	for {
		if got := wait(focusChanged).about(t).name(t); got == "Cancel" {
			break
		}
	}
	p.change(func() { p.focus = "e4" })
	if got := wait(focusChanged).about(t).name(t); got != "e4" {
		t.Errorf("the focus went to %q", got)
	}
	var has variant
	if result := r.call(atFocus, uintptr(unsafe.Pointer(&has))); result != ok {
		t.Fatalf("the focus: %x", result)
	}
	if got := found(t, &has).name(t); got != "e4" {
		t.Errorf("the focus is at %q", got)
	}
	if result := r.child(t, 3).call(atSelect, 1, uintptr(unsafe.Pointer(self()))); result != ok {
		t.Fatalf("giving a button the focus: %x", result)
	}
	p.do(func() {
		if p.focus != "Save" {
			t.Errorf("the focus is at %q", p.focus)
		}
	})
}

// TestGone keeps an object that has left the window: it answers that, and does no harm.
func TestGone(t *testing.T) {
	reader(t)
	p := open(t)
	r := p.ask(t)
	save := r.child(t, 3)
	if result := save.call(atPress, uintptr(unsafe.Pointer(self()))); result != ok {
		t.Fatalf("a press: %x", result)
	}
	p.change(func() { p.gone = true })
	var s uintptr
	if result := save.call(atName, uintptr(unsafe.Pointer(self())), uintptr(unsafe.Pointer(&s))); result != disconnected {
		t.Errorf("the name of what has gone: %x, want %x", result, uint32(disconnected))
	}
	if result := save.call(atPress, uintptr(unsafe.Pointer(self()))); result != disconnected {
		t.Errorf("a press on what has gone: %x", result)
	}
	if got := r.child(t, 3).name(t); got != "Cancel" {
		t.Errorf("its place has %q", got)
	}
	p.do(func() {
		if p.pressed != 1 {
			t.Errorf("pressed %d times, want once", p.pressed)
		}
	})
}

// TestClosed keeps an object of a window that is closed.
func TestClosed(t *testing.T) {
	reader(t)
	p := open(t)
	r := p.ask(t)
	p.do(func() { _, _, _ = destroyWindow.Call(p.handle) })
	var s uintptr
	if result := r.call(atName, uintptr(unsafe.Pointer(self())), uintptr(unsafe.Pointer(&s))); result == ok {
		t.Error("a window that is closed has a name")
	}
}

// TestAnnounce lets readers say texts, of which each stays to be read.
func TestAnnounce(t *testing.T) {
	reader(t)
	p := open(t)
	p.ask(t)
	wait := listen(t)
	p.change(func() {})
	p.do(func() {
		p.bridge.Announce("Knight takes f3", false)
		p.bridge.Announce("Check", true)
	})
	for _, want := range []string{"Knight takes f3", "Check"} {
		if got := wait(liveChanged).about(t).name(t); got != want {
			t.Errorf("readers say %q, want %q", got, want)
		}
	}
	if n := len(p.ask(t).all(t)); n != 4 {
		t.Errorf("the window has %d children: texts are not among them", n)
	}
}

// TestLeft finds out that a reader has left: it holds nothing, and asks nothing any more.
func TestLeft(t *testing.T) {
	p := open(t)
	p.do(func() {
		b := p.bridge
		o := b.objects.of(b, newTable(), 0)
		b.heard()
		p.time = p.time.Add(quiet + time.Second)
		b.Look()
		if !b.on.Load() {
			t.Error("a reader that holds an object counts as gone")
		}
		o.release()
		b.Look()
		if b.on.Load() && !reads() {
			t.Error("a reader that holds nothing does not count as gone")
		}
	})
	p.do(func() {
		if want := []bool{true, false}; !reads() && !slices.Equal(p.heard, want) {
			t.Errorf("the window heard %v of readers, want %v", p.heard, want)
		}
	})
}

// TestHolds counts who holds an object.
func TestHolds(t *testing.T) {
	p := open(t)
	p.do(func() {
		b := p.bridge
		methods := newTable()
		o := b.objects.of(b, methods, 0)
		if b.objects.of(b, methods, 0) != o {
			t.Error("a window has two objects")
		}
		var as uintptr
		for _, id := range []*windows.GUID{&unknownID, &dispatchID, &accessibleID} {
			if result := o.query(id, &as); result != ok || as != uintptr(unsafe.Pointer(o)) {
				t.Errorf("as %v: %x", *id, result)
			}
		}
		if result := o.query(&windows.GUID{Data1: 1}, &as); result != noInterface || as != 0 {
			t.Errorf("as something unknown: %x", result)
		}
		for want := 4; want >= 0; want-- {
			if got := o.release(); int(got) != want {
				t.Errorf("still held %d times, want %d", got, want)
			}
		}
		if n := b.objects.held(); n != 0 {
			t.Errorf("%d objects are held", n)
		}
	})
}

package msaa

import (
	"runtime"
	"syscall"
	"testing"
	"unsafe"

	"golang.org/x/sys/windows"
)

var (
	freeString = oleAut.NewProc("SysFreeString")
	lengthOf   = oleAut.NewProc("SysStringLen")
)

// The places of methods in the table of an object.
const (
	atQuery   = 0
	atRelease = 2
	atParent  = 7
	atCount   = 8
	atChild   = 9
	atName    = 10
	atValue   = 11
	atRole    = 13
	atState   = 14
	atFocus   = 18
	atAction  = 20
	atSelect  = 21
	atWhere   = 22
	atNext    = 23
	atUnder   = 24
	atPress   = 25
)

// A remote is an object of a window as a reader sees it, through COM.
type remote struct{ table *table }

// call calls a method, and returns its result. What the arguments point to does not move
// meanwhile.
//
//go:uintptrescapes
func (r *remote) call(method int, with ...uintptr) uint32 {
	result, _, _ := syscall.SyscallN(r.table[method], append([]uintptr{uintptr(unsafe.Pointer(r))}, with...)...)
	return uint32(result)
}

func (r *remote) release() { r.call(atRelease) }

// self is the number of an object itself.
func self() *variant { return &variant{kind: isNumber} }

// text returns a property that is a text.
func (r *remote) text(t *testing.T, method int, child *variant) string {
	t.Helper()
	var s *uint16
	if result := r.call(method, uintptr(unsafe.Pointer(child)), uintptr(unsafe.Pointer(&s))); result != ok && result != nothing {
		t.Fatalf("method %d: %x", method, result)
	}
	if s == nil {
		return ""
	}
	defer func() { _, _, _ = freeString.Call(uintptr(unsafe.Pointer(s))) }()
	n, _, _ := lengthOf.Call(uintptr(unsafe.Pointer(s)))
	return windows.UTF16ToString(unsafe.Slice(s, n))
}

func (r *remote) name(t *testing.T) string { return r.text(t, atName, self()) }

// number returns a property that is a number.
func (r *remote) number(t *testing.T, method int) uint32 {
	t.Helper()
	var v variant
	if result := r.call(method, uintptr(unsafe.Pointer(self())), uintptr(unsafe.Pointer(&v))); result != ok || v.kind != isNumber {
		t.Fatalf("method %d: %x, %v", method, result, v)
	}
	return uint32(v.value)
}

// where returns where an object is on the screen, and its size.
func (r *remote) where(t *testing.T) (at, size place) {
	t.Helper()
	x, y, width, height := unsafe.Pointer(&at.X), unsafe.Pointer(&at.Y), unsafe.Pointer(&size.X), unsafe.Pointer(&size.Y)
	if result := r.call(atWhere, uintptr(x), uintptr(y), uintptr(width), uintptr(height), uintptr(unsafe.Pointer(self()))); result != ok {
		t.Fatalf("where it is: %x", result)
	}
	return at, size
}

// child returns an object by its number.
func (r *remote) child(t *testing.T, n int32) *remote {
	t.Helper()
	var out *remote
	number := variant{kind: isNumber, value: uintptr(uint32(n))}
	if result := r.call(atChild, uintptr(unsafe.Pointer(&number)), uintptr(unsafe.Pointer(&out))); result != ok || out == nil {
		t.Fatalf("child %d: %x", n, result)
	}
	return out.accessible(t)
}

// accessible returns an object that methods answer with as what readers call.
func (r *remote) accessible(t *testing.T) *remote {
	t.Helper()
	defer r.release()
	var out *remote
	if result := r.call(atQuery, uintptr(unsafe.Pointer(&accessibleID)), uintptr(unsafe.Pointer(&out))); result != ok {
		t.Fatalf("an answer is not accessible: %x", result)
	}
	t.Cleanup(out.release)
	return out
}

// all returns the children of an object.
func (r *remote) all(t *testing.T) (all []*remote) {
	t.Helper()
	var n int32
	if result := r.call(atCount, uintptr(unsafe.Pointer(&n))); result != ok {
		t.Fatalf("counting: %x", result)
	}
	for i := range n {
		all = append(all, r.child(t, i+1))
	}
	return all
}

// found returns an object out of an answer.
func found(t *testing.T, v *variant) *remote {
	t.Helper()
	if v.kind != isObject {
		t.Fatalf("the answer is %v, and no object", *v)
	}
	return (*(**remote)(unsafe.Pointer(&v.value))).accessible(t)
}

// reader makes the thread of a test that of a reader, which calls objects of other threads through
// COM.
func reader(t *testing.T) {
	t.Helper()
	runtime.LockOSThread()
	if err := windows.CoInitializeEx(0, windows.COINIT_APARTMENTTHREADED); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		windows.CoUninitialize()
		runtime.UnlockOSThread()
	})
}

// ask asks for the object of a window.
func (p *pane) ask(t *testing.T) *remote {
	t.Helper()
	var r *remote
	result, _, _ := ofWindow.Call(p.handle, objectClient, uintptr(unsafe.Pointer(&accessibleID)), uintptr(unsafe.Pointer(&r)))
	if result != ok || r == nil {
		t.Fatalf("the window gives no object: %x", result)
	}
	t.Cleanup(r.release)
	return r
}

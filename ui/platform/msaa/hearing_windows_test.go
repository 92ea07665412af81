package msaa

import (
	"testing"
	"unsafe"

	"golang.org/x/sys/windows"
)

var (
	ofEvent = oleAcc.NewProc("AccessibleObjectFromEvent")
	setHook = user.NewProc("SetWinEventHook")
	unhook  = user.NewProc("UnhookWinEvent")
)

// A happening is an event that a reader has heard.
type happening struct {
	kind   uint32
	window uintptr
	object int32
	child  int32
}

// listen lets a reader hear events. The function that it returns waits for the next of a kind.
func listen(t *testing.T) func(kind uint32) happening {
	t.Helper()
	var heard []happening
	hear := windows.NewCallback(func(_, kind, window, object, child, _, _ uintptr) uintptr {
		heard = append(heard, happening{uint32(kind), window, int32(object), int32(child)})
		_, _, _ = postThread.Call(uintptr(windows.GetCurrentThreadId()), wake, 0, 0) // an event is no message that ends a wait
		return 0
	})
	hook, _, err := setHook.Call(reordered, liveChanged, 0, hear, 0, 0, 0)
	if hook == 0 {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _, _ = unhook.Call(hook) })
	return func(kind uint32) happening {
		var m letter
		for {
			for len(heard) > 0 {
				h := heard[0]
				heard = heard[1:]
				if h.kind == kind {
					return h
				}
			}
			_, _, _ = getMessage.Call(uintptr(unsafe.Pointer(&m)), 0, 0, 0)
			_, _, _ = dispatch.Call(uintptr(unsafe.Pointer(&m)))
		}
	}
}

// about returns the object that an event is about.
func (h happening) about(t *testing.T) *remote {
	t.Helper()
	var r *remote
	var v variant
	result, _, _ := ofEvent.Call(h.window, uintptr(h.object), uintptr(uint32(h.child)), uintptr(unsafe.Pointer(&r)), uintptr(unsafe.Pointer(&v)))
	if result != ok || r == nil {
		t.Fatalf("the object of an event: %x", result)
	}
	t.Cleanup(r.release)
	if v.kind == isNumber && v.value != 0 {
		return r.child(t, int32(v.value))
	}
	return r
}

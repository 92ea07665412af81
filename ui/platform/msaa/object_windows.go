package msaa

import (
	"runtime"
	"sync"
	"unsafe"

	"golang.org/x/sys/windows"
)

// An object is what a reader holds of a window. It begins with what COM calls it by, and stays
// where it is in memory while readers hold it.
type object struct {
	table  *table
	bridge *Bridge
	number int // in a tree; 0 for the window
	holds  int // how often it is held
	pinned runtime.Pinner
}

// objects are those that readers hold. There is one for each number. Readers may take and let go
// on any thread.
type objects struct {
	mu  sync.Mutex
	all map[int]*object
}

// of returns the object of a number, which is held once more.
func (all *objects) of(b *Bridge, methods *table, number int) *object {
	all.mu.Lock()
	defer all.mu.Unlock()
	o := all.all[number]
	if o == nil {
		o = &object{table: methods, bridge: b, number: number}
		o.pinned.Pin(o)
		o.pinned.Pin(methods)
		if all.all == nil {
			all.all = map[int]*object{}
		}
		all.all[number] = o
	}
	o.holds++
	return o
}

// held returns how many objects readers hold.
func (all *objects) held() int {
	all.mu.Lock()
	defer all.mu.Unlock()
	return len(all.all)
}

// address returns the address that COM knows an object by.
func (o *object) address() uintptr { return uintptr(unsafe.Pointer(o)) }

// hold holds an object once more.
func (o *object) hold() uintptr {
	o.bridge.objects.mu.Lock()
	defer o.bridge.objects.mu.Unlock()
	o.holds++
	return uintptr(o.holds)
}

// release lets an object go that was held.
func (o *object) release() uintptr {
	all := &o.bridge.objects
	all.mu.Lock()
	defer all.mu.Unlock()
	o.holds--
	if o.holds == 0 {
		delete(all.all, o.number)
		o.pinned.Unpin()
	}
	return uintptr(max(o.holds, 0))
}

// query gives an object as one with an interface, if it has it.
func (o *object) query(id *windows.GUID, out *uintptr) uintptr {
	if out == nil {
		return pointer
	}
	*out = 0
	if id == nil || *id != unknownID && *id != dispatchID && *id != accessibleID {
		return noInterface
	}
	o.hold()
	*out = o.address()
	return ok
}

// A table has the methods of an object, in the order of IAccessible.
type table [28]uintptr

// newTable makes the methods, which exist until the program ends.
func newTable() *table {
	none := windows.NewCallback(func(*object) uintptr { return notThere })
	t := &table{
		windows.NewCallback((*object).query),
		windows.NewCallback((*object).hold),
		windows.NewCallback((*object).release),
		none, none, none, none, // those of IDispatch: readers call the others directly
		windows.NewCallback((*object).parent),
		windows.NewCallback((*object).count),
		windows.NewCallback((*object).child),
		windows.NewCallback((*object).name),
		windows.NewCallback((*object).value),
		windows.NewCallback((*object).description),
		windows.NewCallback((*object).role),
		windows.NewCallback((*object).state),
		windows.NewCallback((*object).noText), // help
		none,                                  // topics of help
		windows.NewCallback((*object).noText), // a key
		windows.NewCallback((*object).focus),
		windows.NewCallback((*object).selection),
		windows.NewCallback((*object).action),
		windows.NewCallback((*object).choose),
		windows.NewCallback((*object).location),
		windows.NewCallback((*object).navigate),
		windows.NewCallback((*object).under),
		windows.NewCallback((*object).press),
		none, none, // nothing is given names or values
	}
	return t
}

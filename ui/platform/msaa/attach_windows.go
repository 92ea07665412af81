package msaa

import (
	"runtime"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// Messages that windows get.
const (
	getObject     = 0x3D
	settingChange = 0x1A
	destroyed     = 0x82
)

// procedure is the place of what handles a window's messages, which is -4.
const procedure = ^uintptr(3)

// Attach answers readers' questions about a window with a handle, if that is not 0. It must be
// called once, on the window's thread.
func (b *Bridge) Attach(handle uintptr) {
	if handle == 0 {
		return
	}
	b.handle, b.thread = handle, windows.GetCurrentThreadId()
	b.before, _, _ = setLong.Call(handle, procedure, windows.NewCallback(b.message))
	if reads() {
		b.listen(true)
	}
}

// message handles a message to the window.
func (b *Bridge) message(handle, message, first, second uintptr) uintptr {
	switch uint32(message) {
	case getObject:
		if uint32(second) == objectClient {
			if result := b.give(first); int32(result) > 0 {
				b.heard()
				return result
			}
		}
	case settingChange:
		const setScreenReader = 0x47
		if first == setScreenReader && reads() {
			b.listen(true)
		}
	case destroyed:
		close(b.ended)
	}
	result, _, _ := callProc.Call(b.before, handle, message, first, second)
	return result
}

// give returns what gives a reader the object of the window, 0 if that is not possible. Nothing
// of the window is read for that.
func (b *Bridge) give(how uintptr) uintptr {
	if b.giver == nil {
		b.giver = &giver{make(chan gift)}
		go b.giver.serve(b.ended)
	}
	g := gift{how, b, make(chan uintptr, 1)}
	late := time.NewTimer(time.Second) // this thread may stop for a moment, but not hang with Windows
	defer late.Stop()
	select {
	case b.giver.gifts <- g:
	case <-late.C:
		return 0
	}
	select {
	case result := <-g.result:
		return result
	case <-late.C:
		return 0
	}
}

// A giver gives readers the object of a window. It has a thread of its own, since COM asks an
// object on threads like the one that it was given away on.
type giver struct{ gifts chan gift }

// A gift is a reader's question for the object of a window.
type gift struct {
	how    uintptr // as the question says
	of     *Bridge
	result chan uintptr
}

// serve is the thread. It ends with the window.
func (g *giver) serve(ended <-chan struct{}) {
	runtime.LockOSThread() // for ever: the thread ends with the goroutine
	const onAnyThread = 0
	result, _, _ := initCOM.Call(0, onAnyThread)
	able := int32(result) >= 0
	methods := newTable()
	for {
		select {
		case <-ended:
			return
		case x := <-g.gifts:
			if !able {
				x.result <- 0
				continue
			}
			o := x.of.objects.of(x.of, methods, 0)
			result, _, _ := answer.Call(uintptr(unsafe.Pointer(&accessibleID)), x.how, o.address())
			o.release()
			x.result <- result
		}
	}
}

package msaa

import (
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"

	"passedpawn/ui/platform/access"
)

var (
	createWindow  = user.NewProc("CreateWindowExW")
	destroyWindow = user.NewProc("DestroyWindow")
	getMessage    = user.NewProc("GetMessageW")
	dispatch      = user.NewProc("DispatchMessageW")
	postThread    = user.NewProc("PostThreadMessageW")
	postQuit      = user.NewProc("PostQuitMessage")
)

// wake is a message that means nothing.
const wake = 0x8000

// A letter is a message in the queue of a thread.
type letter struct {
	window  uintptr
	message uint32
	first   uintptr
	second  uintptr
	time    uint32
	at      place
	_       uint32
}

// A pane is a window of Windows with a board, a field and some buttons, on a thread of its own.
type pane struct {
	handle uintptr
	thread uint32
	bridge *Bridge
	time   time.Time // as the bridge sees it

	mu     sync.Mutex
	posted []func()

	// All else belongs on its thread.
	heard   []bool
	focus   string
	gone    bool
	pressed int
	read    int // how often it was read
}

// Tree implements access.Window.
func (p *pane) Tree() access.Node {
	p.read++
	button := func(name string, x int) access.Node {
		return access.Node{
			ID: name, Role: access.Button, Name: name, States: (access.Usable | access.Focusable).With(access.Focused, p.focus == name),
			Bounds: access.Bounds{X: x, Y: 200, Width: 50, Height: 20}, Press: func() { p.pressed++ }, Focus: func() { p.focus = name },
		}
	}
	board := access.Node{ID: "board", Role: access.Table, Name: "Board", States: access.Usable, Bounds: access.Bounds{Width: 160, Height: 160}}
	for i := range 64 {
		board.Children = append(board.Children, access.Node{
			ID: i, Role: access.TableCell, Name: square(i), States: access.Usable.With(access.Focused, p.focus == square(i)),
			Bounds: access.Bounds{X: i % 8 * 20, Y: i / 8 * 20, Width: 20, Height: 20},
		})
	}
	w := access.Node{
		ID: "window", Role: access.Frame, Name: "Passed Pawn", States: access.Usable | access.Active, Bounds: access.Bounds{Width: 300, Height: 300},
		Children: []access.Node{
			board,
			{ID: "field", Role: access.Entry, Name: "Move", States: access.Usable | access.Editable, Text: &access.Text{Content: "Nf3 é"}},
		},
	}
	if !p.gone {
		w.Children = append(w.Children, button("Save", 0))
	}
	w.Children = append(w.Children, button("Cancel", 60))
	return w
}

func square(i int) string { return fmt.Sprintf("%c%d", 'a'+i%8, 8-i/8) }

// Listened implements access.Window.
func (p *pane) Listened(on bool) { p.heard = append(p.heard, on) }

// open opens a pane, which a bridge serves.
func open(t *testing.T) *pane {
	t.Helper()
	p := &pane{focus: "Save", time: time.Unix(0, 0)}
	opened, closed := make(chan error), make(chan struct{})
	go func() {
		defer close(closed)
		runtime.LockOSThread() // for ever: the thread ends with the goroutine
		p.serve(opened)
	}()
	if err := <-opened; err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		p.post(func() {
			_, _, _ = destroyWindow.Call(p.handle)
			_, _, _ = postQuit.Call(0)
		})
		<-closed
	})
	return p
}

// serve is the thread of a pane.
func (p *pane) serve(opened chan<- error) {
	class, _ := windows.UTF16PtrFromString("STATIC")
	const ordinary, wide = 0xCF0000, 300
	made, _, err := createWindow.Call(0, uintptr(unsafe.Pointer(class)), 0, ordinary, 10, 10, wide, wide, 0, 0, 0, 0)
	if made == 0 {
		opened <- err
		return
	}
	p.handle, p.thread = made, windows.GetCurrentThreadId()
	p.bridge = NewBridge(p.post, p)
	p.bridge.now = func() time.Time { return p.time }
	p.bridge.Attach(made)
	opened <- nil
	var m letter
	for {
		if more, _, _ := getMessage.Call(uintptr(unsafe.Pointer(&m)), 0, 0, 0); int32(more) <= 0 {
			return
		}
		_, _, _ = dispatch.Call(uintptr(unsafe.Pointer(&m)))
		for _, f := range p.take() {
			f()
		}
	}
}

func (p *pane) take() []func() {
	p.mu.Lock()
	defer p.mu.Unlock()
	all := p.posted
	p.posted = nil
	return all
}

func (p *pane) post(f func()) {
	p.mu.Lock()
	p.posted = append(p.posted, f)
	p.mu.Unlock()
	_, _, _ = postThread.Call(uintptr(p.thread), wake, 0, 0)
}

// do does something on the pane's thread, after all that is posted there.
func (p *pane) do(f func()) {
	done := make(chan struct{})
	p.post(func() {
		defer close(done)
		f()
	})
	<-done
}

// change changes the window, and lets readers know.
func (p *pane) change(f func()) {
	p.do(func() {
		f()
		p.bridge.Look()
		p.bridge.Show(p.Tree())
	})
}

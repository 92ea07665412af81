package msaa

import (
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sys/windows"

	"passedpawn/ui/platform/access"
)

// A Bridge tells screen readers what is in a window. Their questions come on threads of COM, so
// that they need not wait for the window's thread, which looks for messages only as often as it
// draws. Its methods but Attach may be called from any goroutine, and wait for nothing.
type Bridge struct {
	post    func(func())
	window  access.Window
	now     func() time.Time
	reading *access.Reading
	objects objects
	ended   chan struct{} // closed when the window is destroyed

	// Set before the first question, on the window's thread.
	handle uintptr // of the window
	thread uint32  // of the window
	before uintptr // what handles the window's messages otherwise
	giver  *giver  // nil before the first question

	on    atomic.Bool  // a reader is there
	asked atomic.Int64 // when a reader asked last, in Unix nanoseconds

	mu    sync.Mutex    // held while a tree is replaced, so that events are in order
	next  int           // the first free number
	notes []access.Node // the last texts that were announced
	noted int           // how many there were
}

// quiet is how long a reader that holds nothing of the window may ask nothing before it counts as
// gone: Windows does not tell that it has ended.
const quiet = 30 * time.Second

// NewBridge creates a bridge, which does nothing before Attach. post runs functions one at a
// time and in order on the window's thread, and does not wait for them.
func NewBridge(post func(func()), w access.Window) *Bridge {
	return &Bridge{post: post, window: w, now: time.Now, reading: access.NewReading(post, w), ended: make(chan struct{}), next: 1}
}

// Look says that the window may have changed since it was last read. A question that comes after
// it is answered from a new tree.
func (b *Bridge) Look() {
	b.reading.Look()
	if b.on.Load() && b.objects.held() == 0 && b.now().Sub(time.Unix(0, b.asked.Load())) > quiet && !reads() {
		b.listen(false)
	}
}

// listen follows whether a reader is there.
func (b *Bridge) listen(on bool) {
	if b.on.Swap(on) == on {
		return
	}
	if !on {
		b.mu.Lock()
		b.reading.Replace(nil)
		b.notes = nil
		b.mu.Unlock()
	}
	b.post(func() { b.window.Listened(on) })
}

// heard says that a reader asks.
func (b *Bridge) heard() {
	b.asked.Store(b.now().UnixNano())
	b.listen(true)
}

// Show tells readers what is in the window now. It must be called as posted functions are.
func (b *Bridge) Show(window access.Node) {
	if b.on.Load() {
		b.replace(window, b.reading.Looked())
	}
}

// fresh returns a tree that is up to date, nil for none. Whoever asks on the window's own thread,
// from within the program, does not wait for that thread.
func (b *Bridge) fresh() *access.Tree {
	if windows.GetCurrentThreadId() != b.thread {
		return b.reading.Fresh(b.ended, b.replace)
	}
	if t := b.reading.Tree(); t == nil || t.Looked < b.reading.Looked() {
		b.replace(b.window.Tree(), b.reading.Looked())
	}
	return b.reading.Tree()
}

// replace makes a tree the one that is read, and tells readers what is different in it. A tree
// that is older than the one that is read is dropped.
func (b *Bridge) replace(window access.Node, looked uint64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if before := b.reading.Tree(); before == nil || looked >= before.Looked {
		b.plant(window, looked)
	}
}

// plant makes a tree of a window.
func (b *Bridge) plant(window access.Node, looked uint64) {
	before := b.reading.Tree()
	now := access.NewTree("", window, before, &b.next, b.notes...)
	now.Looked = looked
	b.reading.Replace(now)
	b.tell(events(before, now)...)
}

// tell sends events, on the window's thread: part of a reader may be in this process and hear them
// at once, and ask that thread for the window. So it must not have to wait for a thread that holds
// the lock.
func (b *Bridge) tell(all ...event) {
	if len(all) == 0 {
		return
	}
	b.post(func() {
		for _, e := range all {
			_, _, _ = notify.Call(uintptr(e.kind), b.handle, objectClient, uintptr(uint32(e.child)))
		}
	})
}

// mostNotes is how many announced texts there are: a reader may come to read one only after the
// next.
const mostNotes = 4

// A noteID is the ID of an announced text.
type noteID int

// Announce lets readers say a text. They know no urgent ones.
func (b *Bridge) Announce(said string, _ bool) {
	if !b.on.Load() {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	t := b.reading.Tree()
	if t == nil {
		return // nobody has read anything yet
	}
	b.noted++
	b.notes = append(b.notes, access.Node{ID: noteID(b.noted), Role: access.Notification, Name: said, States: access.Usable})
	b.notes = b.notes[max(0, len(b.notes)-mostNotes):]
	b.plant(t.Window, t.Looked)
	b.tell(event{liveChanged, -int32(b.reading.Tree().Numbers[noteID(b.noted)])})
}

// Speaks reports whether a screen reader has told the system that it runs. Others read windows as
// well, such as a magnifier, and say nothing.
func (b *Bridge) Speaks() bool { return reads() }

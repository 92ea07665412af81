package player

import (
	"sync"
	"syscall/js"
	"time"
)

// slice returns how long thinking may keep the thread to itself: in a page less than a frame, so
// that it answers a click while an engine thinks. In a Worker only messages wait, and a browser
// gives the thread back some milliseconds late.
func slice() time.Duration {
	if js.Global().Get("document").IsUndefined() {
		return 50 * time.Millisecond
	}
	return 12 * time.Millisecond
}

// shared is who has the only thread of a page or a Worker. All that think give it back together: as long as
// one goroutine can run, the browser gets no turn.
var shared struct {
	sync.Mutex
	slice time.Duration // 0 until it is known
	since time.Time     // when thinking began or went on
	pause chan struct{} // closed when the browser has had its turn; nil while thinking goes on
}

// breathe gives the thread back to the browser if thinking has kept it for long enough.
func breathe() {
	shared.Lock()
	if shared.pause == nil {
		if shared.slice == 0 {
			shared.slice = slice()
		}
		if time.Since(shared.since) < shared.slice {
			shared.Unlock()
			return
		}
		shared.pause = make(chan struct{})
		later()
	}
	over := shared.pause
	shared.Unlock()
	<-over
}

// later lets thinking go on after the browser's turn. A timer of Go would not do: it may end
// before the browser has had one.
func later() {
	var over js.Func
	over = js.FuncOf(func(js.Value, []js.Value) any {
		over.Release()
		shared.Lock()
		defer shared.Unlock()
		close(shared.pause)
		shared.pause, shared.since = nil, time.Now()
		return nil
	})
	js.Global().Call("setTimeout", over, 0)
}

package player

import (
	"sync"
	"syscall/js"
	"time"
)

// slice is how long thinking may keep the thread of a page to itself: less than a frame, so that
// the page answers a click while an engine thinks.
const slice = 12 * time.Millisecond

// shared is who has the only thread of a page. All that think give it back together: as long as
// one goroutine can run, the browser gets no turn.
var shared struct {
	sync.Mutex
	since time.Time     // when thinking began or went on
	pause chan struct{} // closed when the browser has had its turn; nil while thinking goes on
}

// breathe gives the thread back to the browser if thinking has kept it for long enough.
func breathe() {
	shared.Lock()
	if shared.pause == nil {
		if time.Since(shared.since) < slice {
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

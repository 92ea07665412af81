package bundled

import (
	"syscall/js"

	"passedpawn/game/play/player"
)

// Thinker returns the engine, with memory of its own, in a Worker of the page. One that is an
// io.Closer has to be closed.
func (e Engine) Thinker() player.Thinker { return NewRemote(e, startWorker) }

// A worker is a Worker of the browser, made by the page.
type worker struct {
	page    js.Value
	receive js.Func
	said    chan string
}

// startWorker implements Open. The page starts no Worker as long as it has not loaded the program
// for it, and node has no page.
func startWorker(receive func(string)) (Port, bool) {
	page := js.Global().Get("passedPawn")
	if page.IsUndefined() {
		return nil, false
	}
	said := make(chan string, 256)
	w := worker{said: said, receive: js.FuncOf(func(_ js.Value, words []js.Value) any {
		said <- words[0].String()
		return nil
	})}
	w.page = page.Call("engine", w.receive)
	if w.page.IsNull() {
		w.receive.Release()
		return nil, false
	}
	go func() { // not in the browser's turn, which must not wait
		for text := range said {
			receive(text)
		}
	}()
	return w, true
}

// Send implements Port.
func (w worker) Send(text string) { w.page.Call("send", text) }

// Close implements Port.
func (w worker) Close() {
	w.page.Call("end")
	w.receive.Release()
	close(w.said)
}

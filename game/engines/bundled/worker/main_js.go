// Worker is the program that thinks in a Worker of the browser: one bundled engine, which the
// page asks by messages.
package main

import (
	"syscall/js"

	"passedpawn/game/engines/bundled"
	"passedpawn/game/variants"
)

func main() {
	self := js.Global()
	receive := bundled.Serve(variants.All(), func(text string) { self.Call("postMessage", text) })
	self.Call("listen", js.FuncOf(func(_ js.Value, said []js.Value) any {
		receive(said[0].String())
		return nil
	}))
	select {} // the page ends it
}

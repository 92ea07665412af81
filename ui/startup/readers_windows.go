package startup

import (
	"fyne.io/fyne/v2/driver"

	"passedpawn/ui"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/platform/msaa"
)

// readable returns what lets screen readers read a window until the program ends.
func readable(e *end, _ string) func(access.Window) ui.Bridge {
	return func(w access.Window) ui.Bridge {
		b := msaa.NewBridge(e.post, w)
		e.work.Run(func() { // what this thread posts before Fyne's loop begins would run at once, without a window
			e.post(func() { b.Attach(handle(e)) })
		})
		return b
	}
}

// handle returns what the system calls the window by, 0 if there is none.
func handle(e *end) (h uintptr) {
	for _, w := range e.app.Driver().AllWindows() {
		if n, is := w.(driver.NativeWindow); is {
			n.RunNative(func(context any) {
				if c, is := context.(driver.WindowsWindowContext); is {
					h = c.HWND
				}
			})
		}
	}
	return h
}

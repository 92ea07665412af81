package startup

import "syscall/js"

// tellPage tells the browser in which language the window speaks: it reads the page's own texts
// aloud in it, and does not offer to translate them.
func tellPage(code string) {
	if document := js.Global().Get("document"); document.Truthy() {
		document.Get("documentElement").Set("lang", code)
	}
}

package startup

import (
	"syscall/js"

	"fyne.io/fyne/v2"
)

// tellPage tells the browser in which language the window speaks: it reads the page's own texts
// aloud in it, and does not offer to translate them.
func tellPage(code string) {
	if document := js.Global().Get("document"); document.Truthy() {
		document.Get("documentElement").Set("lang", code)
	}
}

// touched reports whether the window is used with fingers: on a phone or a tablet. Not every browser
// tells of a tablet what Fyne looks for.
func touched() bool {
	if fyne.CurrentDevice().IsMobile() {
		return true
	}
	media := js.Global().Get("matchMedia")
	return media.Truthy() && media.Invoke("(pointer: coarse)").Get("matches").Bool()
}

// fillScreen switches the page to the full screen, or back, if the browser allows it. Fyne cannot do that.
func fillScreen(_ fyne.Window, on bool) {
	if page := js.Global().Get("passedPawn"); page.Truthy() {
		page.Call("fill", on)
	}
}

// answerPage lets the page ask when the program has handled all events so far. do runs a function
// on the window's goroutine, after those events. It also lets the page write into text fields, and
// draw on boards.
func answerPage(a fyne.App, do func(func())) {
	page := js.Global().Get("passedPawn")
	if page.IsUndefined() {
		return
	}
	page.Set("handled", js.FuncOf(func(_ js.Value, given []js.Value) any {
		do(func() { given[0].Invoke() })
		return nil
	}))
	page.Set("field", js.FuncOf(func(_ js.Value, at []js.Value) any {
		if len(at) == 2 {
			return placeAt(a, at[0].Float(), at[1].Float())
		}
		return focusedPlace(a)
	}))
	page.Set("draws", js.FuncOf(func(_ js.Value, at []js.Value) any {
		return drawsAt(a, at[0].Float(), at[1].Float())
	}))
	page.Set("typed", js.FuncOf(func(_ js.Value, given []js.Value) any {
		write(a, given[0].Int(), given[1].String())
		return written(a)
	}))
}

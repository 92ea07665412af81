package startup

import (
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"passedpawn/ui/accessible"
	"passedpawn/ui/platform/access"
)

// focused returns the text field that has the focus, nil if none has it.
func focused(a fyne.App) (mobile.Keyboardable, fyne.Canvas) {
	for _, w := range a.Driver().AllWindows() {
		if f, ok := w.Canvas().Focused().(mobile.Keyboardable); ok && writable(f) {
			return f, w.Canvas()
		}
	}
	return nil, nil
}

// writable reports whether a text field takes text.
func writable(f mobile.Keyboardable) bool {
	d, ok := f.(fyne.Disableable)
	return !ok || !d.Disabled()
}

// focusedPlace returns the place of the text field that has the focus, nil if there is none.
func focusedPlace(a fyne.App) any {
	f, c := focused(a)
	o, ok := f.(fyne.CanvasObject)
	if !ok {
		return nil
	}
	at, size, scale := a.Driver().AbsolutePositionForObject(o), o.Size(), c.Scale()
	px := func(units float32) int { return int(units * scale) }
	return place(f, access.Bounds{X: px(at.X), Y: px(at.Y), Width: px(size.Width), Height: px(size.Height)})
}

// placeAt returns the place of the text field that is at a point of the page, nil if there is none.
func placeAt(a fyne.App, x, y float64) (found any) {
	ratio := pixelRatio()
	var look func(n access.Node)
	look = func(n access.Node) {
		if f, ok := n.ID.(mobile.Keyboardable); ok && n.Bounds.Contains(int(x*ratio), int(y*ratio)) && writable(f) {
			found = place(f, n.Bounds) // what lies above comes later
		}
		for _, child := range n.Children {
			look(child)
		}
	}
	for _, w := range a.Driver().AllWindows() {
		look(accessible.Tree(accessible.Window{Canvas: w.Canvas()}))
	}
	return found
}

// place returns where a field is, in pixels of the page, and whether it has many lines.
func place(f mobile.Keyboardable, b access.Bounds) any {
	page := func(pixels int) float64 { return float64(pixels) / pixelRatio() }
	return map[string]any{
		"left": page(b.X), "top": page(b.Y), "width": page(b.Width), "height": page(b.Height),
		"many": f.Keyboard() == mobile.DefaultKeyboard,
	}
}

// pixelRatio is how many pixels of the screen one of the page has in a row.
func pixelRatio() float64 { return js.Global().Get("devicePixelRatio").Float() }

// write takes back characters in the text field that has the focus and writes a text. They come
// from the keyboard of a phone or from an input method, and are no keys that Fyne's driver knows.
// The driver handles keys where they come in, and so does this: both keep their order. A text of
// many lines is pasted, as its first line must not end what the field is for.
func write(a fyne.App, erased int, text string) {
	f, _ := focused(a)
	if f == nil {
		return
	}
	for range erased {
		f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	}
	if text == "\n" {
		f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		return
	}
	if s, ok := f.(fyne.Shortcutable); ok && strings.Contains(text, "\n") {
		s.TypedShortcut(&fyne.ShortcutPaste{Clipboard: given(text)})
		return
	}
	for _, r := range text {
		f.TypedRune(r)
	}
}

// written returns what stands before the cursor in its line of the text field that has the focus.
func written(a fyne.App) string {
	_, c := focused(a)
	if c == nil {
		return ""
	}
	n, ok := accessible.Focused(c)
	if !ok || n.Text == nil {
		return ""
	}
	letters := []rune(n.Text.Content)
	before := string(letters[:min(n.Text.Caret, len(letters))])
	return before[strings.LastIndexByte(before, '\n')+1:]
}

// given is a clipboard that holds a text.
type given string

// Content implements fyne.Clipboard.
func (g given) Content() string { return string(g) }

// SetContent implements fyne.Clipboard. Nothing copies here.
func (given) SetContent(string) {}

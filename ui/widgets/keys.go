package widgets

import "fyne.io/fyne/v2"

// Fyne sends a key only to the widget with the focus. So the widgets here use the keys
// that mean something to them, and pass on all others, such as Esc.

// Pass hands a key that means nothing to the focused widget to the handler that the
// window has for keys typed without a focus.
func Pass(o fyne.CanvasObject, k *fyne.KeyEvent) {
	if c := canvasOf(o); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(k)
	}
}

// canvasOf returns the canvas that an object is on, nil for none. Fyne learns it only when it
// first draws the object, and a key can be typed before that.
func canvasOf(o fyne.CanvasObject) fyne.Canvas {
	d := fyne.CurrentApp().Driver()
	if c := d.CanvasForObject(o); c != nil {
		return c
	}
	for _, w := range d.AllWindows() {
		if f, ok := w.Canvas().Focused().(fyne.CanvasObject); ok && f == o {
			return w.Canvas()
		}
	}
	return nil
}

// PassRune does the same with a typed letter.
func PassRune(o fyne.CanvasObject, r rune) {
	if c := canvasOf(o); r != ' ' && c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// Everywhere reports whether a key means the same whatever has the focus: the keys for
// help, the voice and the menus.
func Everywhere(k *fyne.KeyEvent) bool {
	return k.Name == fyne.KeyF1 || k.Name == fyne.KeyF6 || k.Name == fyne.KeyF10
}

// entered reports whether a key is Enter, of which keyboards have two.
func entered(k *fyne.KeyEvent) bool { return k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter }

// A Reveal scrolls an object that got the focus into sight. It is nil where nothing
// scrolls.
type Reveal func(fyne.CanvasObject)

func (r Reveal) gained(o fyne.CanvasObject) {
	if r != nil {
		r(o)
	}
}

// A BareKey is what is typed without Ctrl or Alt, and means the same as an item of a menu. The
// window and its pages handle it; the menus only show it. As a shortcut of a system's own
// menus, it could not be typed any more.
type BareKey fyne.KeyName

// ShortcutName implements fyne.Shortcut.
func (k BareKey) ShortcutName() string { return "Bare:" + string(k) }

// Key implements fyne.KeyboardShortcut.
func (k BareKey) Key() fyne.KeyName { return fyne.KeyName(k) }

// Mod implements fyne.KeyboardShortcut.
func (BareKey) Mod() fyne.KeyModifier { return 0 }

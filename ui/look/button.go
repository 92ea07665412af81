package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Button is pressed by Enter as well as by Space, and keeps the focus: in Fyne, Space
// takes it away. Fyne sends keys only to the widget with the focus. Keys that mean nothing to a button go to Others, or to the handler that
// the window has for keys typed without a focus.
type Button struct {
	widget.Button
	Others func(*fyne.KeyEvent)
	Gained func() // called when the button gets the focus; may be nil
}

// FocusGained implements fyne.Focusable.
func (b *Button) FocusGained() {
	if b.Gained != nil {
		b.Gained()
	}
	b.Button.FocusGained()
}

// NewButton creates a button.
func NewButton(text string, do func()) *Button {
	b := &Button{}
	b.Text, b.OnTapped = text, do
	b.ExtendBaseWidget(b)
	return b
}

// TypedKey implements fyne.Focusable.
func (b *Button) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if !b.Disabled() {
			b.OnTapped()
		}
	default:
		b.others(k)
	}
}

// TypedRune implements fyne.Focusable. Letters go to the window's handler for typed text.
func (b *Button) TypedRune(r rune) {
	if c := b.canvas(); b.Others == nil && r != ' ' && c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

func (b *Button) others(k *fyne.KeyEvent) {
	if b.Others != nil {
		b.Others(k)
		return
	}
	Pass(b, k)
}

// Pass hands a key that means nothing to the focused widget to the handler that the
// window has for keys typed without a focus.
func Pass(o fyne.CanvasObject, k *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(k)
	}
}

// Everywhere reports whether a key means the same whatever has the focus: the keys for
// help and the menus.
func Everywhere(k *fyne.KeyEvent) bool { return k.Name == fyne.KeyF1 || k.Name == fyne.KeyF10 }

func (b *Button) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(b) }

package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Button is pressed by Enter as by Space. Fyne gives keys to the widget with the
// focus and to nobody else; those that mean nothing to a button go to Others, or
// to whom the window gives what is typed while nothing has the focus.
type Button struct {
	widget.Button
	Others func(*fyne.KeyEvent)
	Gained func() // it has the keys; nil where nobody asks
}

// FocusGained implements fyne.Focusable.
func (b *Button) FocusGained() {
	if b.Gained != nil {
		b.Gained()
	}
	b.Button.FocusGained()
}

// NewButton makes a button.
func NewButton(text string, do func()) *Button {
	b := &Button{}
	b.Text, b.OnTapped = text, do
	b.ExtendBaseWidget(b)
	return b
}

// TypedKey implements fyne.Focusable.
func (b *Button) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if !b.Disabled() {
			b.OnTapped()
		}
	case fyne.KeySpace:
		b.Button.TypedKey(k)
	default:
		b.others(k)
	}
}

// TypedRune implements fyne.Focusable. Letters go to whom the window gives them.
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

// Pass gives a key that means nothing to the widget with the focus to whom the window
// gives what is typed while nothing has it.
func Pass(o fyne.CanvasObject, k *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(k)
	}
}

// Everywhere reports whether a key means the same whatever has the focus: help, and the
// menus.
func Everywhere(k *fyne.KeyEvent) bool { return k.Name == fyne.KeyF1 || k.Name == fyne.KeyF10 }

func (b *Button) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(b) }

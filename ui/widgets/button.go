package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Main is the importance of the button that does what comes next. It is filled with the
// accent.
const Main = widget.SuccessImportance

// A Button is pressed by Enter as well as by Space, and keeps the focus: in Fyne, Space
// takes it away. Keys that mean nothing to it go to Others or, without it, to the window.
type Button struct {
	widget.Button
	Others func(*fyne.KeyEvent)
	// Of is what the button does something to where there are several such buttons: its name, and
	// what else is read aloud of it.
	Of     []string
	Aloud  string // how the text is read aloud, "" as it is drawn
	reveal Reveal
}

// NewButton creates a button.
func NewButton(text string, reveal Reveal, do func()) *Button {
	b := &Button{reveal: reveal}
	b.Text, b.OnTapped = text, do
	b.ExtendBaseWidget(b)
	return b
}

// AccessibilityLabel implements fyne.Accessible.
func (b *Button) AccessibilityLabel() string {
	if len(b.Of) > 0 {
		return named(b.Of[0], b.Text)
	}
	return cmp.Or(b.Aloud, b.Button.AccessibilityLabel())
}

// FocusGained implements fyne.Focusable.
func (b *Button) FocusGained() {
	b.reveal.gained(b)
	b.Button.FocusGained()
}

// TypedKey implements fyne.Focusable.
func (b *Button) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeySpace, entered(k):
		if !b.Disabled() {
			b.OnTapped()
		}
	case b.Others != nil:
		b.Others(k)
	default:
		Pass(b, k)
	}
}

// TypedRune implements fyne.Focusable. Letters go to the window's handler for typed text.
func (b *Button) TypedRune(r rune) {
	if b.Others == nil {
		PassRune(b, r)
	}
}

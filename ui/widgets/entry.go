package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// An Entry is a text field.
type Entry struct {
	widget.Entry
	// OnShortcut handles a shortcut, or reports false to leave it to the field; may be nil.
	OnShortcut func(fyne.Shortcut) bool
	reveal     Reveal
	lost       func(string)
}

// NewEntry creates a text field of one line; changed is called with its text at every
// change, and hint is shown while it is empty.
func NewEntry(hint string, reveal Reveal, changed func(string)) *Entry {
	e := &Entry{reveal: reveal, lost: func(string) {}}
	e.PlaceHolder, e.OnChanged = hint, changed
	e.ExtendBaseWidget(e)
	return e
}

// OnDone sets what is called with the text once the person has finished it: with Enter or
// by leaving the field.
func (e *Entry) OnDone(done func(string)) { e.OnSubmitted, e.lost = done, done }

// FocusGained implements fyne.Focusable.
func (e *Entry) FocusGained() {
	e.reveal.gained(e)
	e.Entry.FocusGained()
}

// FocusLost implements fyne.Focusable.
func (e *Entry) FocusLost() {
	e.Entry.FocusLost()
	e.lost(e.Text)
}

// TypedKey implements fyne.Focusable.
func (e *Entry) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape || Everywhere(k) {
		Pass(e, k)
		return
	}
	e.Entry.TypedKey(k)
}

// TypedShortcut implements fyne.Shortcutable.
func (e *Entry) TypedShortcut(s fyne.Shortcut) {
	if e.OnShortcut == nil || !e.OnShortcut(s) {
		e.Entry.TypedShortcut(s)
	}
}

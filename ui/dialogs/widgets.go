package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// Fyne sends a key only to the widget with the focus, so that Esc in a widget would not
// close its dialog. These widgets pass it on.

type escape struct {
	took   func(*fyne.KeyEvent) bool
	press  func()                  // presses the default button
	reveal func(fyne.CanvasObject) // scrolls the focused object into sight; nil if nothing scrolls
}

// gained is called when a widget gets the focus.
func (e escape) gained(o fyne.CanvasObject) {
	if e.reveal != nil {
		e.reveal(o)
	}
}

// entered reports whether a key was Enter, and then presses the default button.
func (e escape) entered(k *fyne.KeyEvent) bool {
	on := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter
	if on {
		e.press()
	}
	return on
}

// keys returns what the widgets of dialogs have in common.
func (h *Host) keys() escape { return escape{took: h.took, press: h.enter} }

// took reports whether a key was Esc and closed a dialog.
func (h *Host) took(k *fyne.KeyEvent) bool { return k.Name == fyne.KeyEscape && h.Escape() }

type entry struct {
	widget.Entry
	escape
	shortcut func(fyne.Shortcut) bool // handles a shortcut, or reports false to leave it to the entry; may be nil
}

// FocusGained implements fyne.Focusable.
func (e *entry) FocusGained() {
	e.gained(e)
	e.Entry.FocusGained()
}

func (h *Host) newEntry(text, placeholder string) *entry {
	e := &entry{escape: h.keys()}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(placeholder)
	e.SetText(text)
	return e
}

// TypedKey implements fyne.Focusable.
func (e *entry) TypedKey(k *fyne.KeyEvent) {
	if !e.took(k) && (e.MultiLine || e.OnSubmitted != nil || !e.entered(k)) {
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut implements fyne.Shortcutable.
func (e *entry) TypedShortcut(s fyne.Shortcut) {
	if e.shortcut == nil || !e.shortcut(s) {
		e.Entry.TypedShortcut(s)
	}
}

type choice struct {
	widget.Select
	escape
}

// enabled returns the index of the choice, the first if nothing can be chosen.
func (c *choice) enabled() int {
	if c.Disabled() {
		return 0
	}
	return max(c.SelectedIndex(), 0)
}

func (h *Host) newChoice(options []string, selected int) *choice {
	c := &choice{escape: h.keys()}
	c.Options = options
	c.ExtendBaseWidget(c)
	c.SetSelectedIndex(selected)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *choice) TypedKey(k *fyne.KeyEvent) {
	if !c.took(k) && !c.entered(k) {
		c.Select.TypedKey(k)
	}
}

// FocusGained implements fyne.Focusable.
func (c *choice) FocusGained() {
	c.gained(c)
	c.Select.FocusGained()
}

type check struct {
	widget.Check
	escape
}

func (h *Host) newCheck(text string, on bool) *check {
	c := &check{escape: h.keys()}
	c.Text, c.Checked = text, on
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *check) TypedKey(k *fyne.KeyEvent) {
	if !c.took(k) && !c.entered(k) {
		c.Check.TypedKey(k)
	}
}

// FocusGained implements fyne.Focusable.
func (c *check) FocusGained() {
	c.gained(c)
	c.Check.FocusGained()
}

func (h *Host) newButton(text string, do func()) *look.Button {
	b := look.NewButton(text, do)
	b.Others = func(k *fyne.KeyEvent) { h.took(k) }
	return b
}

// reveal scrolls to the object with the focus, and to the heading above it.
func reveal(s *container.Scroll, o fyne.CanvasObject) {
	if s.Size().Height == 0 {
		return
	}
	d := fyne.CurrentApp().Driver()
	top := d.AbsolutePositionForObject(o).Y - d.AbsolutePositionForObject(s).Y
	const margin = 28
	at := s.Offset
	switch bottom := top + o.Size().Height; {
	case top < margin:
		at.Y = max(0, at.Y+top-margin)
	case bottom > s.Size().Height:
		at.Y += bottom - s.Size().Height + 8
	default:
		return
	}
	s.ScrollToOffset(at)
}

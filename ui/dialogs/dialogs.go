// Package dialogs asks a person for values: it takes values and returns one. A dialog
// decides nothing and stores nothing. All dialogs close on Esc, and lie on a sheet.
package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/files/plain"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A Host is the window in which dialogs open.
type Host struct {
	window fyne.Window
	open   stack
}

// NewHost creates the host of a window.
func NewHost(w fyne.Window) *Host { return &Host{window: w} }

// opened is a dialog that is open. Dismiss closes it without an answer.
type opened interface{ Dismiss() }

// A stack is the dialogs that are open, the top one last.
type stack []opened

// top returns the top dialog, nil if none is open or if it is one of Fyne's.
func (s stack) top() *sheet {
	if len(s) == 0 {
		return nil
	}
	top, _ := s[len(s)-1].(*sheet)
	return top
}

// show opens a dialog and remembers it until it closes; closed is told what to call then.
func (h *Host) show(d opened, open func(), closed func(func())) {
	h.open = append(h.open, d)
	closed(func() {
		h.open = slices.DeleteFunc(h.open, func(o opened) bool { return o == d })
	})
	open()
}

// Escape closes the top dialog, and reports whether there was one. It asks first if a text was
// typed in it that must not be lost.
func (h *Host) Escape() bool {
	if len(h.open) == 0 {
		return false
	}
	switch s := h.open.top(); {
	case s == nil:
		h.open[len(h.open)-1].Dismiss()
	case s.typed() || s.chosen():
		discard(h, s.leave)
	default:
		s.leave()
	}
	return true
}

// discard asks whether what was typed may be lost, and then does what loses it.
func discard(h *Host, do func()) {
	h.Ask(i18n.T("dialogs.discard-what"), i18n.T("dialogs.not-saved-yet"), i18n.T("dialogs.discard"), i18n.T("dialogs.keep-typing"),
		func(yes bool) {
			if yes {
				do()
			}
		})
}

// Said returns the title and the question of the top dialog, nothing if none is open.
func Said(h *Host) []string {
	if s := h.open.top(); s != nil {
		return []string{s.name, s.said}
	}
	return nil
}

// Heard changes how the title and the text of the top dialog, which has just been opened, are read
// aloud: the moves in them are drawn in another way than they are said.
func Heard(h *Host, title, text string) {
	if s := h.open.top(); s != nil {
		s.name, s.said = title, plain.Short(text, saidLength)
	}
}

// enter presses the default button of the top dialog.
func (h *Host) enter() {
	if s := h.open.top(); s != nil {
		s.press()
	}
}

// Keep closes the dialogs in which a text was typed that must not be lost, as their default
// buttons do, and finishes the field of a page that is being typed in.
func (h *Host) Keep() {
	for _, o := range slices.Backward(slices.Clone(h.open)) {
		if s, ok := o.(*sheet); ok && s.typed() {
			s.press()
		}
	}
	if _, typing := h.window.Canvas().Focused().(*widgets.Entry); typing && len(h.open) == 0 {
		h.window.Canvas().Unfocus()
	}
}

// Close calls shut, which closes the window, after Keep. It asks first if the top dialog would
// lose what was typed for its choices.
func (h *Host) Close(shut func()) {
	h.Keep()
	if s := h.open.top(); s != nil && s.chosen() {
		discard(h, shut)
		return
	}
	shut()
}

// Key handles a key that means nothing to the widget with the focus, and reports whether a
// dialog is open: Esc closes the top one, Enter presses its default button, and keys such as
// PageDown scroll it.
func (h *Host) Key(k *fyne.KeyEvent) bool {
	if len(h.open) == 0 {
		return false
	}
	switch s := h.open.top(); {
	case k.Name == fyne.KeyEscape:
		h.Escape()
	case k.Name == fyne.KeyReturn, k.Name == fyne.KeyEnter:
		h.enter()
	case s != nil && s.scroll != nil:
		scrollBy(s.scroll, k.Name)
	}
	return true
}

// A deed is the label of a button in a dialog, and what the button does.
type deed struct {
	text string
	do   func()
}

// frame shows content above buttons, and scrolls it if the window is too low. The size is
// that of the panel; 0 is as high as the content. The last button is the default one and
// has the focus. Every button closes the dialog before it does anything.
func (h *Host) frame(title string, content fyne.CanvasObject, size fyne.Size, deeds ...deed) *sheet {
	s := h.newSheet(title, size)
	s.roll(content)
	return h.raise(s, deeds)
}

// frameFull is frame for content that fits into any height.
func (h *Host) frameFull(title string, content fyne.CanvasObject, size fyne.Size, deeds ...deed) *sheet {
	s := h.newSheet(title, size)
	s.fill(content)
	return h.raise(s, deeds)
}

// raise opens a sheet with its buttons.
func (h *Host) raise(s *sheet, deeds []deed) *sheet {
	for _, what := range deeds {
		s.add(widgets.NewButton(what.text, nil, func() {
			s.Dismiss()
			what.do()
		}))
	}
	s.setDefault(len(deeds) - 1)
	h.show(s, s.Show, func(closed func()) { s.closed = closed })
	h.window.Canvas().Focus(s.enter)
	return s
}

// question asks for a deed. The default one, which loses nothing, has the focus: Enter may have
// been meant for the page that the question covered. The first one changes nothing. If it is
// the default, no button has the accent, which would advise a person to do nothing. Otherwise
// the default has it, and the first one is only a text.
func (h *Host) question(title, text string, at int, deeds ...deed) *sheet {
	s := h.frame(title, paragraph(text), fyne.NewSize(440, 0), deeds...)
	s.said = text
	if s.setDefault(at); at > 0 {
		s.quieten(0)
	} else if len(deeds) > 1 {
		s.level(0)
	}
	h.window.Canvas().Focus(s.enter)
	return s
}

// Ask asks a question with two answers. Esc answers no.
func (h *Host) Ask(title, text, yes, no string, then func(bool)) {
	h.question(title, text, 0, deed{no, func() { then(false) }}, deed{yes, func() { then(true) }})
}

// Tell shows a text until the person closes it.
func (h *Host) Tell(title, text string) {
	text = plain.Short(text, saidLength)
	h.frame(title, paragraph(text), fyne.NewSize(440, 0), deed{i18n.T("dialogs.close"), func() {}}).said = text
}

// TellLong shows a long Markdown text, which scrolls.
func (h *Host) TellLong(title, markdown string) {
	text := widget.NewRichTextFromMarkdown(markdown)
	text.Wrapping = fyne.TextWrapWord
	h.frame(title, flush(text), fyne.NewSize(600, 620), deed{i18n.T("dialogs.close"), func() {}})
}

// scrollBy scrolls by a line, by a page, or to an end.
func scrollBy(s *container.Scroll, key fyne.KeyName) {
	const line = 24
	at, page := s.Offset, s.Size().Height-line
	switch key {
	case fyne.KeyUp:
		at.Y -= line
	case fyne.KeyDown:
		at.Y += line
	case fyne.KeyPageUp:
		at.Y -= page
	case fyne.KeyPageDown:
		at.Y += page
	case fyne.KeyHome:
		at.Y = 0
	case fyne.KeyEnd:
		at.Y = s.Content.Size().Height
	}
	s.ScrollToOffset(at)
}

// fit returns the size of a dialog of Fyne, some of the window staying in sight.
func (h *Host) fit(width, height float32) fyne.Size {
	most := h.window.Canvas().Size().SubtractWidthHeight(2*sheetAround, 2*sheetAround)
	return fyne.NewSize(min(width, most.Width), min(height, most.Height))
}

// paragraph returns wrapped text.
func paragraph(text string) fyne.CanvasObject { return flush(widgets.NewText(text)) }

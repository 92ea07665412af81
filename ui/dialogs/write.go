package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/ui/i18n"
)

// Write asks for a text of several lines; yes is what to do with it. Ctrl+Enter does it too.
func (h *Host) Write(title, text, yes string, then func(string)) {
	e := h.newText(text, "")
	e.Wrapping = fyne.TextWrapWord
	sheet := h.frameFull(title, e, fyne.NewSize(480, 300), deed{i18n.T("common.cancel"), func() {}}, deed{yes, func() { then(e.Text) }})
	sheet.typed = func() bool { return e.Text != text }
	e.OnShortcut = func(s fyne.Shortcut) bool {
		c, ok := s.(*desktop.CustomShortcut)
		if ok = ok && c.KeyName == fyne.KeyReturn && c.Modifier == fyne.KeyModifierShortcutDefault; ok {
			sheet.press()
		}
		return ok
	}
	h.window.Canvas().Focus(e)
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown}) // typing continues at the end
}

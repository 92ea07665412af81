package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/accessible"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A searchField is the field for the words of a search. Down moves to the list, as PageUp
// and PageDown do; Esc clears the field, and then leaves the page.
type searchField struct {
	widget.Entry
	bar *searchBar
}

func newSearchField(b *searchBar) *searchField {
	f := &searchField{bar: b}
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder(i18n.T("gamelist.find-name-event-year"))
	f.OnChanged = b.askText
	f.OnSubmitted = func(string) { b.entered() }
	return f
}

// Describe implements accessible.Described.
func (f *searchField) Describe() access.Node { return accessible.Entry(&f.Entry) }

// TypedKey implements fyne.Focusable.
func (f *searchField) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeyDown:
		f.bar.list.focus()
	case k.Name == fyne.KeyPageUp, k.Name == fyne.KeyPageDown:
		f.bar.list.focus()
		f.bar.list.body.TypedKey(k)
	case k.Name == fyne.KeyEscape && f.Text == "":
		f.bar.config.Back()
	case k.Name == fyne.KeyEscape:
		f.SetText("")
	case widgets.Everywhere(k):
		widgets.Pass(f, k)
	default:
		f.Entry.TypedKey(k)
	}
}

// Idle reports whether the field has no use for a shortcut: in an empty one there is
// nothing to undo.
func (f *searchField) Idle(s fyne.Shortcut) bool {
	_, undo := s.(*fyne.ShortcutUndo)
	return undo && f.Text == ""
}

package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A list is the list of games with its keys.
type list struct {
	widget.List
	page    *Page
	focused bool
}

func newList(p *Page) *list {
	l := &list{page: p}
	l.Length = func() int { return len(p.rows) }
	l.CreateItem = func() fyne.CanvasObject { return newRow(p) }
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { o.(*row).show(i) }
	l.HideSeparators = true
	l.ExtendBaseWidget(l)
	return l
}

// leap returns how many rows PageUp and PageDown move: those in sight, less one that
// stays in sight.
func (l *list) leap() int {
	return max(int(l.Size().Height/(rowHeight()+theme.Padding()))-1, 1)
}

// MouseDown implements desktop.Mouseable: a click between two rows reaches the list
// itself.
func (l *list) MouseDown(e *desktop.MouseEvent) { l.page.press(l.rowAt(e.Position), e) }

// MouseUp implements desktop.Mouseable.
func (l *list) MouseUp(*desktop.MouseEvent) {}

// TappedSecondary implements fyne.SecondaryTappable.
func (l *list) TappedSecondary(e *fyne.PointEvent) {
	l.page.askMenu(l.rowAt(e.Position), e.AbsolutePosition)
}

// rowAt returns the place in the list that is drawn at a position.
func (l *list) rowAt(pos fyne.Position) int {
	return int((pos.Y + l.GetScrollOffset()) / (rowHeight() + theme.Padding()))
}

// FocusGained implements fyne.Focusable. It chooses a game, so that the person sees where
// the cursor is.
func (l *list) FocusGained() {
	l.focused = true
	if p := l.page; p.chosen.count == 0 && len(p.rows) > 0 {
		p.choose(min(p.current, len(p.rows)-1), false, false)
	}
	l.Refresh()
}

// FocusLost implements fyne.Focusable.
func (l *list) FocusLost() {
	l.focused = false
	l.Refresh()
}

// TypedKey implements fyne.Focusable.
func (l *list) TypedKey(k *fyne.KeyEvent) {
	p := l.page
	steps := map[fyne.KeyName]int{
		fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -l.leap(), fyne.KeyPageDown: l.leap(),
		fyne.KeyHome: -len(p.rows), fyne.KeyEnd: len(p.rows),
	}
	switch step, walks := steps[k.Name]; {
	case walks:
		at := min(max(p.current+step, 0), len(p.rows)-1)
		p.choose(at, false, shifted())
		l.ScrollTo(max(at, 0))
	case k.Name == fyne.KeyReturn, k.Name == fyne.KeyEnter:
		p.open()
	case k.Name == fyne.KeyDelete:
		p.commands.delete()
	case k.Name == desktop.KeyMenu:
		below := float32(p.current+1)*(rowHeight()+theme.Padding()) - l.GetScrollOffset()
		p.config.Menu(p.menu(), fyne.CurrentApp().Driver().AbsolutePositionForObject(l).AddXY(rowHeight(), below))
	case k.Name == fyne.KeyEscape:
		p.config.Back()
	default:
		look.Pass(l, k)
	}
}

// shifted reports whether Shift is held, because the key events of lists do not say so.
func shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

// TypedShortcut implements fyne.Shortcutable.
func (l *list) TypedShortcut(s fyne.Shortcut) {
	switch s.(type) {
	case *fyne.ShortcutSelectAll:
		l.page.chooseAll()
	case *fyne.ShortcutCopy:
		l.page.CopyChosen()
	}
}

// A line is the search field. Down moves to the list, as PageUp and PageDown do; Esc
// clears the field, and then leaves the page.
type line struct {
	widget.Entry
	page *Page
}

func newLine(p *Page) *line {
	l := &line{page: p}
	l.ExtendBaseWidget(l)
	l.SetPlaceHolder(i18n.T("gamelist.find-name-event-year"))
	l.OnChanged = p.askText
	l.OnSubmitted = func(string) { p.focus() }
	return l
}

// TypedKey implements fyne.Focusable.
func (l *line) TypedKey(k *fyne.KeyEvent) {
	switch {
	case k.Name == fyne.KeyDown:
		l.page.focus()
	case k.Name == fyne.KeyPageUp, k.Name == fyne.KeyPageDown:
		l.page.focus()
		l.page.list.TypedKey(k)
	case k.Name == fyne.KeyEscape && l.Text == "":
		l.page.config.Back()
	case k.Name == fyne.KeyEscape:
		l.SetText("")
	case look.Everywhere(k):
		look.Pass(l, k)
	default:
		l.Entry.TypedKey(k)
	}
}

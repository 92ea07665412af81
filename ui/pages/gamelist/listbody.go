package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A listBody is the widget with the rows of a list. It handles its keys.
type listBody struct {
	widget.List
	list    *list
	focused bool
}

func newListBody(l *list) *listBody {
	b := &listBody{list: l}
	b.Length = func() int { return len(l.rows) }
	b.CreateItem = func() fyne.CanvasObject {
		if l.config.Files.Drag == nil {
			return newRow(l)
		}
		return newDraggableRow(l)
	}
	b.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { o.(interface{ show(at int) }).show(i) }
	b.HideSeparators = true
	b.ExtendBaseWidget(b)
	return b
}

// Describe implements accessible.Described.
func (b *listBody) Describe() access.Node {
	return access.Node{Role: access.List, Name: i18n.T("gamelist.times")}
}

// pageRows returns how many rows PageUp and PageDown move: those in sight, less one that
// stays in sight.
func (b *listBody) pageRows() int {
	return max(int(b.Size().Height/(rowHeight()+theme.Padding()))-1, 1)
}

// MouseDown implements desktop.Mouseable: a click between two rows reaches the list
// itself.
func (b *listBody) MouseDown(e *desktop.MouseEvent) { b.list.press(b.rowAt(e.Position), e) }

// MouseUp implements desktop.Mouseable.
func (b *listBody) MouseUp(*desktop.MouseEvent) { b.list.release() }

// TappedSecondary implements fyne.SecondaryTappable.
func (b *listBody) TappedSecondary(e *fyne.PointEvent) {
	b.list.popUp(b.rowAt(e.Position), e.AbsolutePosition)
}

// rowAt returns the place in the list that is drawn at a position.
func (b *listBody) rowAt(pos fyne.Position) int {
	return int((pos.Y + b.GetScrollOffset()) / (rowHeight() + theme.Padding()))
}

// FocusGained implements fyne.Focusable. It selects a game, so that the person sees where
// the cursor is.
func (b *listBody) FocusGained() {
	b.focused = true
	if l := b.list; l.selection.count == 0 && len(l.rows) > 0 {
		l.selectAt(min(l.selection.cursor, len(l.rows)-1), false, false)
	}
	b.Refresh()
}

// FocusLost implements fyne.Focusable.
func (b *listBody) FocusLost() {
	b.focused = false
	b.Refresh()
}

// TypedKey implements fyne.Focusable.
func (b *listBody) TypedKey(k *fyne.KeyEvent) {
	l := b.list
	steps := map[fyne.KeyName]int{
		fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -b.pageRows(), fyne.KeyPageDown: b.pageRows(),
		fyne.KeyHome: -len(l.rows), fyne.KeyEnd: len(l.rows),
	}
	switch step, walks := steps[k.Name]; {
	case walks:
		at := min(max(l.selection.cursor+step, 0), len(l.rows)-1)
		l.selectAt(at, false, shifted())
		b.ScrollTo(max(at, 0))
	case k.Name == fyne.KeyReturn, k.Name == fyne.KeyEnter:
		l.page.open()
	case k.Name == fyne.KeyDelete:
		l.page.delete()
	case k.Name == desktop.KeyMenu:
		below := float32(l.selection.cursor+1)*(rowHeight()+theme.Padding()) - b.GetScrollOffset()
		l.config.Menu(l.page.menu(), fyne.CurrentApp().Driver().AbsolutePositionForObject(b).AddXY(rowHeight(), below))
	case k.Name == fyne.KeyEscape:
		l.config.Back()
	default:
		widgets.Pass(b, k)
	}
}

// shifted reports whether Shift is held, because the key events of lists do not say so.
func shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

// TypedShortcut implements fyne.Shortcutable.
func (b *listBody) TypedShortcut(s fyne.Shortcut) {
	switch s.(type) {
	case *fyne.ShortcutSelectAll:
		b.list.selectAll()
	case *fyne.ShortcutCopy:
		b.list.page.copy()
	}
}

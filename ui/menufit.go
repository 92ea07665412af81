package ui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/i18n"
)

// Fyne draws a menu below its name and cuts off what is beyond the edge of the window. A
// fit is a way to draw the menus that avoids this: with a column of keys, with the keys in
// brackets behind their labels or left out, or, in a narrow window with large text, with
// all menus as submenus of one. In each of them, what a low window has no room for is
// behind "More".
type fit int

const (
	inColumns fit = iota
	inBrackets
	inOne
)

// narrowest is the width of the smallest window that the program is made for, other than a phone.
const narrowest = 480

// least returns the smallest width in which the menus of a window of a size have to fit.
func least(size fyne.Size) float32 { return min(size.Width, narrowest) }

// drawn returns the menus for a window of a size.
func (m *menus) drawn(size fyne.Size) *fyne.MainMenu {
	columns, brackets, room := &fyne.MainMenu{}, &fyne.MainMenu{}, least(size)
	left := 2 * theme.InnerPadding()
	m.needs, m.tallest = [...]float32{inColumns: 0, inBrackets: 0, inOne: 0}, 0
	bar := labelHeight() + 2*theme.InnerPadding()
	for _, menu := range m.main.Items {
		column := keyed(menu)
		short := column
		if left+menuSize(column).Width > room {
			short = bracketed(menu, room-left)
		}
		m.tallest = max(m.tallest, bar+tallest(column))
		m.needs[inColumns] = max(m.needs[inColumns], left+menuSize(column).Width)
		m.needs[inBrackets] = max(m.needs[inBrackets], left+menuSize(short).Width)
		columns.Items, brackets.Items = append(columns.Items, column), append(brackets.Items, short)
		left += labelWidth(menu.Label) + 2*theme.InnerPadding() + theme.Padding()
	}
	m.needs[inBrackets] = max(m.needs[inBrackets], left) // for the names
	m.size, m.fit = size, m.fits(size)
	height := size.Height - bar
	switch m.fit {
	case inColumns:
		return lowered(columns, height)
	case inBrackets:
		return lowered(brackets, height)
	}
	return fyne.NewMainMenu(m.one(fyne.NewSize(room, height)))
}

// tallest returns the height of a menu or of its tallest submenu.
func tallest(menu *fyne.Menu) float32 {
	height := menuSize(menu).Height
	for _, i := range menu.Items {
		if i.ChildMenu != nil {
			height = max(height, tallest(i.ChildMenu))
		}
	}
	return height
}

// lowered returns menus that are not higher than a window. "Quit" stays where people look
// for it, at the end.
func lowered(main *fyne.MainMenu, height float32) *fyne.MainMenu {
	low := &fyne.MainMenu{}
	for _, menu := range main.Items {
		lower(menu, height)
		shown, quit := quitting(menu)
		if fits := menuSize(menu).Height <= height; !fits {
			shown = folded(shown, height-menuSize(fyne.NewMenu("", quit...)).Height)
		}
		low.Items = append(low.Items, fyne.NewMenu(menu.Label, slices.Concat(shown.Items, quit)...))
	}
	return low
}

// lower folds the submenus of a menu, and theirs.
func lower(menu *fyne.Menu, height float32) {
	for _, i := range menu.Items {
		if i.ChildMenu != nil {
			lower(i.ChildMenu, height)
			i.ChildMenu = folded(i.ChildMenu, height)
		}
	}
}

// quitting returns a menu without "Quit", and "Quit" with the separator above it.
func quitting(menu *fyne.Menu) (rest *fyne.Menu, quit []*fyne.MenuItem) {
	n := len(menu.Items)
	if n > 1 && menu.Items[n-1].IsQuit {
		n -= 2
	}
	return fyne.NewMenu(menu.Label, menu.Items[:n]...), menu.Items[n:]
}

// fits returns the widest way to draw the menus in a window of a size.
func (m *menus) fits(size fyne.Size) fit {
	f := inColumns
	for f < inOne && size.Width < m.needs[f] {
		f++
	}
	return f
}

// folded returns a menu of at most a height, with the rest behind "More".
func folded(menu *fyne.Menu, height float32) *fyne.Menu {
	n := len(menu.Items)
	if n < 3 || menuSize(menu).Height <= height {
		return menu
	}
	more := fyne.NewMenuItem(i18n.T("dialogs.more"), nil)
	top := fyne.NewMenu(menu.Label)
	for n--; n > 1; n-- {
		top.Items = append(append([]*fyne.MenuItem{}, menu.Items[:n]...), more)
		if menuSize(top).Height <= height {
			break
		}
	}
	more.ChildMenu = folded(fyne.NewMenu("", menu.Items[n:]...), height)
	return top
}

// bracketed returns a menu with its keys behind the labels, as far as there is room for
// them in a width.
func bracketed(menu *fyne.Menu, width float32) *fyne.Menu {
	plain, widest := withLabels(menu, func(label, _ string) string { return label }), float32(0)
	for _, i := range plain.Items {
		widest = max(widest, labelWidth(i.Label))
	}
	room := width - (menuSize(plain).Width - widest)
	return withLabels(menu, func(label, keys string) string {
		if both := label + " (" + keys + ")"; labelWidth(both) <= room {
			return both
		}
		return label
	})
}

// menuSize returns the size at which Fyne draws a menu whose keys are in its labels. The
// menus are measured after almost every move, and Fyne would keep a widget that was made
// to measure one for a minute.
func menuSize(menu *fyne.Menu) fyne.Size {
	if len(menu.Items) == 0 {
		return fyne.Size{}
	}
	icon, mark := theme.IconInlineSize(), float32(0)
	if slices.ContainsFunc(menu.Items, func(i *fyne.MenuItem) bool { return i.Checked }) {
		mark = icon + theme.InnerPadding()
	}
	size := fyne.NewSize(theme.SeparatorThicknessSize(), theme.Padding()*float32(len(menu.Items)-1))
	for _, i := range menu.Items {
		if i.IsSeparator {
			size.Height += theme.SeparatorThicknessSize()
			continue
		}
		width := labelWidth(i.Label) + 2*theme.InnerPadding() + mark
		if i.ChildMenu != nil {
			width += icon
		}
		size.Width = max(size.Width, width)
		size.Height += labelHeight() + 2*theme.InnerPadding()
	}
	return size
}

func labelHeight() float32 {
	return fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{}).Height
}

// followSize shows the menus again when another way to draw them fits the window. They
// cannot change while Fyne lays out the window.
func (w *Window) followSize() {
	m, size := w.menus, w.window.Canvas().Size()
	if m == nil || m.needs[inColumns] == 0 {
		return
	}
	cut := min(size.Height, m.size.Height) < m.tallest && size.Height != m.size.Height
	if f := m.fits(size); f != m.fit || cut || least(size) != least(m.size) {
		w.config.Post(m.show)
	}
}

// sizes is a layout that stacks objects and reports when their size may have changed.
type sizes struct{ changed func() }

// MinSize implements fyne.Layout.
func (sizes) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return layout.NewStackLayout().MinSize(objects)
}

// Layout implements fyne.Layout.
func (l sizes) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	layout.NewStackLayout().Layout(objects, size)
	l.changed()
}

package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Fyne draws a menu below its name, and whatever is beyond the edge of the window is cut
// off. In a window that is too narrow for a column of keys, they follow their labels in
// brackets, as those in texts do, and are left out where even that is too wide.

// narrowest is the width of the smallest window that the program is made for.
const narrowest = 480

// drawn is the menus with their keys for a window of a width.
func (m *menus) drawn(width float32) *fyne.MainMenu {
	wide, compact := &fyne.MainMenu{}, &fyne.MainMenu{}
	left := 2 * theme.InnerPadding()
	m.reach = 0
	for _, menu := range m.main.Items {
		column := keyed(menu)
		reach := left + menuWidth(column)
		m.reach = max(m.reach, reach)
		wide.Items = append(wide.Items, column)
		if reach > narrowest {
			column = bracketed(menu, narrowest-left)
		}
		compact.Items = append(compact.Items, column)
		left += labelWidth(menu.Label) + 2*theme.InnerPadding() + theme.Padding()
	}
	if m.compact = width < m.reach; m.compact {
		return compact
	}
	return wide
}

// bracketed is a menu with its keys behind the labels, where a width has room for them.
func bracketed(menu *fyne.Menu, width float32) *fyne.Menu {
	plain, widest := withLabels(menu, func(label, _ string) string { return label }), float32(0)
	for _, i := range plain.Items {
		widest = max(widest, labelWidth(i.Label))
	}
	room := width - (menuWidth(plain) - widest)
	return withLabels(menu, func(label, keys string) string {
		if both := label + " (" + keys + ")"; labelWidth(both) <= room {
			return both
		}
		return label
	})
}

func menuWidth(menu *fyne.Menu) float32 { return widget.NewMenu(menu).MinSize().Width }

// followWidth shows the menus anew when the window becomes too narrow or wide enough for
// the columns of keys. Menus cannot change while Fyne lays out the window.
func (w *Window) followWidth() {
	if m := w.menus; m != nil && m.reach > 0 && m.compact != (w.window.Canvas().Size().Width < m.reach) {
		w.config.Post(m.show)
	}
}

// widths is a layout that stacks objects and reports when their width may have changed.
type widths struct{ changed func() }

// MinSize implements fyne.Layout.
func (widths) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return layout.NewStackLayout().MinSize(objects)
}

// Layout implements fyne.Layout.
func (l widths) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	layout.NewStackLayout().Layout(objects, size)
	l.changed()
}

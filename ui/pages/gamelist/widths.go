package gamelist

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/library/index"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
)

// A person chooses the columns in a menu and drags their edges in the header. The choice
// is kept in the settings.

// dragged is a column with the width to which it is being dragged, 0 for none.
type dragged struct {
	of    index.Column
	width float32
}

// A drag that begins this near to an edge moves it. No column can be narrower than narrowest.
const (
	near      = 5
	narrowest = 40
)

var (
	_ fyne.Draggable         = (*header)(nil)
	_ fyne.SecondaryTappable = (*header)(nil)
)

// edgeAt returns the column whose right edge is at x, -1 for none. The last one has the
// rest of the width.
func (h *header) edgeAt(x float32) int {
	cells := h.list.cells(h.Size().Width)
	for i, c := range cells[:len(cells)-1] {
		if x >= c.x+c.width-near && x <= c.x+c.width+near {
			return i
		}
	}
	return -1
}

// Dragged implements fyne.Draggable.
func (h *header) Dragged(e *fyne.DragEvent) {
	if h.dragged.width == 0 {
		i := h.edgeAt(e.Position.X - e.Dragged.DX)
		if i < 0 {
			return
		}
		c := h.list.cells(h.Size().Width)[i]
		h.dragged = dragged{c.of, c.width}
	}
	h.dragged.width = min(max(h.dragged.width+e.Dragged.DX, narrowest), h.Size().Width)
	h.Refresh()
	h.list.body.Refresh()
}

// DragEnd implements fyne.Draggable. It keeps the width.
func (h *header) DragEnd() {
	d := h.dragged
	if d.width == 0 {
		return
	}
	h.dragged = dragged{}
	h.list.chooseColumn(d.of, func(c *settings.Column) { c.Width = int(d.width) })
}

// TappedSecondary implements fyne.SecondaryTappable.
func (h *header) TappedSecondary(e *fyne.PointEvent) {
	h.list.config.Menu(h.list.columnMenu(), e.AbsolutePosition)
}

// chooseColumn changes what the person chose for a column.
func (l *list) chooseColumn(of index.Column, change func(*settings.Column)) {
	c := l.settings.Column(of.String())
	change(&c)
	l.config.Change(func(s *settings.Settings) { *s = s.SetColumn(of.String(), c) })
}

// columnMenu shows or hides each column in which a game has a value, except the players.
func (l *list) columnMenu() *fyne.Menu {
	var items []*fyne.MenuItem
	for _, c := range columns {
		if c.rank == 0 || !l.source.table.Filled(c.of) {
			continue
		}
		shown := l.shows(c)
		item := fyne.NewMenuItem(columnTitle(c), func() {
			l.chooseColumn(c.of, func(s *settings.Column) { s.Shown, s.Hidden = !shown && c.extra, shown && !c.extra })
		})
		item.Checked = shown
		items = append(items, item)
	}
	usual := fyne.NewMenuItem(i18n.T("gamelist.usual-columns"), func() {
		l.config.Change(func(s *settings.Settings) { s.Columns = nil })
	})
	usual.Disabled = l.settings.Columns == nil
	return fyne.NewMenu("", append(items, fyne.NewMenuItemSeparator(), usual)...)
}

// columnTitle returns the title of a column where the columns of the players are not
// beside it.
func columnTitle(c column) string {
	switch c.of {
	case index.WhiteElo:
		return i18n.T("gamelist.field-white-elo")
	case index.BlackElo:
		return i18n.T("gamelist.field-black-elo")
	}
	return i18n.T(c.title)
}

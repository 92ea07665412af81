package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/widgets"
)

// A moveHeader names the columns of the moves. A click on one sorts by it, and a second click
// reverses the order.
type moveHeader struct {
	widget.BaseWidget
	explorer *explorer
	hovered  search.By // -1 for none
}

var (
	_ fyne.Tappable      = (*moveHeader)(nil)
	_ desktop.Hoverable  = (*moveHeader)(nil)
	_ desktop.Cursorable = (*moveHeader)(nil)
)

func newMoveHeader(e *explorer) *moveHeader {
	h := &moveHeader{explorer: e, hovered: -1}
	h.ExtendBaseWidget(h)
	return h
}

// at returns the column at a place, -1 for none.
func (h *moveHeader) at(x float32) search.By {
	right := float32(0)
	for _, c := range h.explorer.columns().in(h.Size().Width) {
		if right += c.wide; x < right {
			return c.by
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (h *moveHeader) Tapped(e *fyne.PointEvent) {
	if by := h.at(e.Position.X); by >= 0 {
		h.explorer.sortBy(by)
	}
}

// MouseIn implements desktop.Hoverable.
func (h *moveHeader) MouseIn(e *desktop.MouseEvent) { h.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (h *moveHeader) MouseMoved(e *desktop.MouseEvent) {
	if by := h.at(e.Position.X); by != h.hovered {
		h.hovered = by
		h.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (h *moveHeader) MouseOut() { h.hovered = -1; h.Refresh() }

// Cursor implements desktop.Cursorable.
func (h *moveHeader) Cursor() desktop.Cursor {
	if h.hovered >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize implements fyne.CanvasObject.
func (h *moveHeader) MinSize() fyne.Size { return fyne.NewSize(200, rowHeight()) }

// CreateRenderer implements fyne.Widget.
func (h *moveHeader) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(h, h.draw) }

func (h *moveHeader) draw(d *widgets.Drawing) {
	var texts moveTexts
	for i := range texts {
		by := search.By(i)
		title, colour := h.title(by), theme.Color(theme.ColorNamePlaceHolder)
		if o := h.explorer.order; o.by == by && o != (moveOrder{}) {
			title += map[bool]string{false: " ↓", true: " ↑"}[o.up]
			colour = theme.Color(theme.ColorNameForeground)
		}
		if by == h.hovered {
			colour = theme.Color(theme.ColorNameForeground)
		}
		texts[i] = canvas.NewText(title, colour)
		texts[i].TextSize = theme.CaptionTextSize()
	}
	size := h.Size()
	h.explorer.columns().draw(d, size, texts)
	d.Add(canvas.NewRectangle(theme.Color(theme.ColorNameSeparator)), fyne.NewPos(0, size.Height-1), fyne.NewSize(size.Width, 1))
}

// title names a column.
func (h *moveHeader) title(by search.By) string {
	if by == search.ByScore {
		return h.scored()
	}
	return i18n.T([...]string{
		search.ByGames: "gamelist.times", search.ByName: "gamelist.move", search.ByBook: "gamelist.book", search.ByRepertoire: "gamelist.repertoire-column",
		search.ByTrend: "gamelist.trend", search.ByOthers: "gamelist.transpositions", search.ByElo: "matches.column-elo", search.ByYear: "gamelist.last-year",
	}[by])
}

// scored names the side whose score is shown.
func (h *moveHeader) scored() string {
	l := h.explorer.line
	if l.Rules == nil {
		return ""
	}
	return i18n.P(rules.SideName(l.Rules, l.Positions[0], h.explorer.turn())) + " %"
}

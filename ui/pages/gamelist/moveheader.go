package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A moveHeader names the columns of the moves.
type moveHeader struct {
	widget.BaseWidget
	explorer *explorer
}

func newMoveHeader(e *explorer) *moveHeader {
	h := &moveHeader{explorer: e}
	h.ExtendBaseWidget(h)
	return h
}

// MinSize implements fyne.CanvasObject.
func (h *moveHeader) MinSize() fyne.Size { return fyne.NewSize(200, rowHeight()) }

// CreateRenderer implements fyne.Widget.
func (h *moveHeader) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(h, h.draw) }

func (h *moveHeader) draw(d *widgets.Drawing) {
	var texts [moveColumns]*canvas.Text
	titles := [moveColumns]string{
		i18n.T("gamelist.move"), i18n.T("gamelist.book"), i18n.T("gamelist.times"),
		h.scored(), i18n.T("matches.column-elo"), i18n.T("gamelist.last-year"),
	}
	for i, title := range titles {
		texts[i] = canvas.NewText(title, theme.Color(theme.ColorNamePlaceHolder))
		texts[i].TextSize = theme.CaptionTextSize()
	}
	size := h.Size()
	drawMoveTexts(d, size, texts, h.explorer.book.open != nil)
	d.Add(canvas.NewRectangle(theme.Color(theme.ColorNameSeparator)), fyne.NewPos(0, size.Height-1), fyne.NewSize(size.Width, 1))
}

// scored names the side whose score is shown.
func (h *moveHeader) scored() string {
	l := h.explorer.line
	if l.Rules == nil {
		return ""
	}
	return i18n.P(rules.SideName(l.Rules, l.Positions[0], h.explorer.turn())) + " %"
}

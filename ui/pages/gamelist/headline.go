package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A headline says what is listed and, if there is room, how many games it contains.
type headline struct {
	content     *fyne.Container
	name, count *widgets.Lines
}

func newHeadline() *headline {
	h := &headline{name: widgets.NewLines(look.LargeSize, 1), count: widgets.NewLines(look.TextSize, 1)}
	h.name.Bold, h.count.Colour = true, theme.ColorNamePlaceHolder
	h.content = container.New(h, h.name, h.count)
	return h
}

func (h *headline) show(name, count string) {
	h.name.SetText(name)
	h.count.SetText(count)
	h.content.Refresh()
}

// MinSize implements fyne.Layout.
func (h *headline) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(60, h.name.MinSize().Height+theme.InnerPadding())
}

// Layout implements fyne.Layout. A name is cut only after the number has gone.
func (h *headline) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	room := size.Width - 2*pad
	name, count := h.name.Natural()+1, h.count.Natural()+1
	widgets.Show(h.count, name+2*pad+count <= room)
	h.name.Move(fyne.NewPos(pad, 0))
	h.name.Resize(fyne.NewSize(min(name, room), size.Height))
	h.count.Move(fyne.NewPos(pad+name+2*pad, 1)) // on the same baseline
	h.count.Resize(fyne.NewSize(count, size.Height))
}

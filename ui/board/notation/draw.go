package notation

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// CreateRenderer implements fyne.Widget.
func (o *line) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(o, o.draw) }

// draw draws the runs.
func (o *line) draw(d *widgets.Drawing) {
	if o.row.depth > 0 {
		o.rail(d)
	}
	for i, run := range o.runs {
		o.run(d, run, i == o.hovered)
	}
}

// rail draws the thin line beside a variation, and the sign that collapses it.
func (o *line) rail(d *widgets.Drawing) {
	x := 36 + indent*float32(min(o.row.depth-1, 5)) - 8
	d.Add(canvas.NewRectangle(theme.Color(theme.ColorNameSeparator)), fyne.NewPos(x, 0), fyne.NewSize(1, o.Size().Height))
	if o.row.fold == nil {
		return
	}
	icon := theme.MenuDropDownIcon()
	if o.row.folded {
		icon = theme.MenuExpandIcon()
	}
	side := lineHeight() * 0.8
	sign := canvas.NewImageFromResource(theme.NewColoredResource(icon, theme.ColorNamePlaceHolder))
	d.Add(sign, fyne.NewPos(x-side-2, 2+(lineHeight()-side)/2), fyne.NewSquareSize(side))
}

func (o *line) run(d *widgets.Drawing, u run, hovered bool) {
	l := o.list
	current := u.kind == move && u.path.Equal(l.current)
	if current || hovered {
		back := canvas.NewRectangle(theme.Color(theme.ColorNameHover))
		if current {
			back.FillColor = theme.Color(theme.ColorNameSelection)
		}
		back.CornerRadius = 4
		d.Add(back, fyne.NewPos(u.x-4, u.y), fyne.NewSize(u.w+8, u.line))
	}
	x := u.x
	figure := func(kind rules.Kind) {
		if kind != rules.NoKind {
			side := figureSide()
			d.Add(l.config.Pieces.Figure(kind, int(theme.TextSize())), fyne.NewPos(x-1, figureTop(u.y, u.line)), fyne.NewSquareSize(side))
			x += side
		}
	}
	colour := colourOf(u.kind)
	write := func(said string) {
		text := canvas.NewText(said, colour)
		text.TextSize = theme.TextSize()
		text.TextStyle.Bold = u.kind == result || current && o.row.number != ""
		size := text.MinSize()
		d.Add(text, fyne.NewPos(x, u.y+(u.line-size.Height)/2), size)
		x += size.Width
	}
	figure(u.figure)
	write(u.text)
	if figure(u.becomes); u.tail != "" {
		write(u.tail)
	}
	if u.mark != 0 {
		colour = look.MarkColour(u.mark)
		write(u.sign())
	}
}

func colourOf(k wordKind) color.Color {
	switch k {
	case number:
		return theme.Color(theme.ColorNamePlaceHolder)
	case section, more:
		return theme.Color(theme.ColorNameHyperlink)
	case unread:
		return theme.Color(theme.ColorNameError)
	case remark:
		return look.Remark()
	case ending:
		return theme.Color(theme.ColorNamePlaceHolder)
	}
	return theme.Color(theme.ColorNameForeground)
}

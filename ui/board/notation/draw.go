package notation

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

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
	p := pen{d, l.config.Pieces, fyne.NewPos(u.x, u.y), u.line, colourOf(u.kind), u.kind == result || current && o.row.number != ""}
	p.move(u.word)
	if u.mark != 0 {
		p.colour = look.MarkColour(u.mark)
		p.write(u.sign())
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

package notation

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
)

// A line is a row on the screen. Its moves can be clicked.
type line struct {
	widget.BaseWidget
	list    *List
	row     row
	runs    []run
	hovered int // of runs, -1 for none
	width   float32
}

var (
	_ fyne.Tappable          = (*line)(nil)
	_ fyne.SecondaryTappable = (*line)(nil)
	_ desktop.Hoverable      = (*line)(nil)
	_ desktop.Cursorable     = (*line)(nil)
)

func newLine(l *List) *line {
	o := &line{list: l, hovered: -1}
	o.ExtendBaseWidget(o)
	return o
}

func (o *line) show(r row) {
	o.row, o.hovered = r, -1
	o.lay()
	o.Refresh()
}

// Resize implements fyne.CanvasObject.
func (o *line) Resize(size fyne.Size) {
	o.BaseWidget.Resize(size)
	if o.width != size.Width {
		o.width = size.Width
		o.lay()
		o.Refresh()
	}
}

const (
	numberWidth = 40
	sectionSign = "§"
)

// lay places the runs.
func (o *line) lay() {
	l := o.list
	if o.row.number == "" {
		o.runs, _ = l.ruler.flow(o.row, o.width, l.figures)
		return
	}
	high := pairHeight()
	o.runs = o.runs[:0]
	wide := l.ruler.width(o.row.number)
	o.runs = append(o.runs, run{word: word{kind: number, text: o.row.number}, x: numberWidth - wide - 4, w: wide, line: high})
	half := (o.width - numberWidth) / 2
	for i, w := range o.row.pair {
		if w.text == "" {
			continue
		}
		figure, text := figureOf(w, l.figures)
		w.text = text + w.mark
		x := numberWidth + float32(i)*half + edge
		o.runs = append(o.runs, run{word: w, figure: figure, x: x, w: half - 2*edge, line: high})
		if w.rule {
			wide, sign := l.ruler.width(w.text), l.ruler.width(sectionSign)
			if figure != rules.NoKind {
				wide += figureSide(high)
			}
			last := &o.runs[len(o.runs)-1]
			last.w = min(wide, half-3*edge-sign)
			o.runs = append(o.runs, run{word: word{kind: section, text: sectionSign, path: w.path}, x: x + last.w + edge, w: sign, line: high})
		}
	}
}

// at is the run under a place, -1 if there is nothing to click.
func (o *line) at(p fyne.Position) int {
	for i, r := range o.runs {
		if (r.kind == move || r.kind == section) && p.X >= r.x-4 && p.X < r.x+r.w+4 && p.Y >= r.y && p.Y < r.y+r.line {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (o *line) Tapped(e *fyne.PointEvent) {
	if i := o.at(e.Position); i >= 0 {
		if o.runs[i].kind == section {
			o.list.Rule(o.runs[i].path)
		} else {
			o.list.Browse(o.runs[i].path)
		}
		return
	}
	if o.row.fold != nil && (o.row.folded || e.Position.X < o.runs[0].x) {
		o.list.fold(o.row.fold)
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (o *line) TappedSecondary(e *fyne.PointEvent) {
	path := o.row.last()
	if i := o.at(e.Position); i >= 0 {
		path = o.runs[i].path
	}
	if path != nil {
		o.list.Menu(path, e.AbsolutePosition)
	}
}

// MouseIn implements desktop.Hoverable.
func (o *line) MouseIn(e *desktop.MouseEvent) { o.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (o *line) MouseMoved(e *desktop.MouseEvent) {
	if i := o.at(e.Position); i != o.hovered {
		o.hovered = i
		o.Refresh()
	}
}

// MouseOut implements desktop.Hoverable.
func (o *line) MouseOut() {
	o.hovered = -1
	o.Refresh()
}

// Cursor implements desktop.Cursorable.
func (o *line) Cursor() desktop.Cursor {
	if o.hovered >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize implements fyne.CanvasObject; the list gives a row its height.
func (o *line) MinSize() fyne.Size { return fyne.NewSize(numberWidth+120, pairHeight()) }

// CreateRenderer implements fyne.Widget.
func (o *line) CreateRenderer() fyne.WidgetRenderer {
	r := &lineRenderer{o: o}
	r.Refresh()
	return r
}

type lineRenderer struct {
	o       *line
	objects []fyne.CanvasObject
}

func (r *lineRenderer) Destroy()                     {}
func (r *lineRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *lineRenderer) MinSize() fyne.Size           { return r.o.MinSize() }
func (r *lineRenderer) Layout(fyne.Size)             {}

// Refresh draws the runs anew.
func (r *lineRenderer) Refresh() {
	r.objects = r.objects[:0]
	if r.o.row.depth > 0 {
		r.rail()
	}
	for i, run := range r.o.runs {
		r.run(run, i == r.o.hovered)
	}
	canvas.Refresh(r.o)
}

// rail is the hairline that a variation hangs on, and the sign that folds it.
func (r *lineRenderer) rail() {
	x := 36 + indent*float32(min(r.o.row.depth-1, 5)) - 8
	bar := canvas.NewRectangle(theme.Color(theme.ColorNameSeparator))
	bar.Move(fyne.NewPos(x, 0))
	bar.Resize(fyne.NewSize(1, r.o.Size().Height))
	r.objects = append(r.objects, bar)
	if r.o.row.fold == nil {
		return
	}
	icon := theme.MenuDropDownIcon()
	if r.o.row.folded {
		icon = theme.MenuExpandIcon()
	}
	sign := canvas.NewImageFromResource(theme.NewColoredResource(icon, theme.ColorNamePlaceHolder))
	side := lineHeight() * 0.8
	sign.Move(fyne.NewPos(x-side-2, 2+(lineHeight()-side)/2))
	sign.Resize(fyne.NewSquareSize(side))
	r.objects = append(r.objects, sign)
}

func (r *lineRenderer) run(u run, hovered bool) {
	l := r.o.list
	current := u.kind == move && u.path.Equal(l.current)
	if current || hovered {
		back := canvas.NewRectangle(theme.Color(theme.ColorNameHover))
		if current {
			back.FillColor = theme.Color(theme.ColorNameSelection)
		}
		back.CornerRadius = 4
		back.Move(fyne.NewPos(u.x-4, u.y))
		back.Resize(fyne.NewSize(u.w+8, u.line))
		r.objects = append(r.objects, back)
	}
	x := u.x
	if u.figure != rules.NoKind {
		side := figureSide(u.line)
		img := l.Pieces.Figure(u.figure, look.TextSize)
		img.Move(fyne.NewPos(x-1, u.y+(u.line-side)/2))
		img.Resize(fyne.NewSquareSize(side))
		r.objects = append(r.objects, img)
		x += side - 1
	}
	text := canvas.NewText(u.text, colourOf(u.kind))
	text.TextSize = theme.TextSize()
	text.TextStyle.Bold = current && r.o.row.number != ""
	size := text.MinSize()
	text.Move(fyne.NewPos(x, u.y+(u.line-size.Height)/2))
	text.Resize(size)
	r.objects = append(r.objects, text)
}

func colourOf(k kind) color.Color {
	switch k {
	case number:
		return theme.Color(theme.ColorNamePlaceHolder)
	case section:
		return theme.Color(theme.ColorNameHyperlink)
	case unread:
		return theme.Color(theme.ColorNameError)
	case remark:
		return look.Remark()
	}
	return theme.Color(theme.ColorNameForeground)
}

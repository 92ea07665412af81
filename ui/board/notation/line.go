package notation

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
)

// A line is a row on the screen. Its moves can be clicked.
type line struct {
	widget.BaseWidget
	list    *List
	row     row
	runs    []run
	hovered int // index in runs, -1 for none
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
	widestMove  = 200
	sectionSign = "§"
)

// lay places the runs.
func (o *line) lay() {
	l := o.list
	if o.row.number == "" {
		o.runs, _ = l.ruler.flow(o.row, o.width)
		return
	}
	high := pairHeight()
	o.runs = o.runs[:0]
	wide := l.ruler.width(o.row.number)
	o.runs = append(o.runs, run{word: word{kind: number, text: o.row.number}, x: numberWidth - wide - 4, w: wide, line: high})
	half := min((o.width-numberWidth)/2, widestMove)
	if o.row.single {
		half *= 2
	}
	for i, w := range o.row.pair {
		if w.text == "" {
			continue
		}
		x := numberWidth + float32(i)*half + edge
		room := half - 2*edge
		if w.rule {
			room -= edge + l.ruler.width(sectionSign)
		}
		w = l.ruler.cut(w, room)
		o.runs = append(o.runs, run{word: w, x: x, w: half - 2*edge, line: high})
		if w.rule {
			wide, sign := l.ruler.width(w.text)+l.ruler.width(w.tail)+l.ruler.width(w.sign())+w.figures(), l.ruler.width(sectionSign)
			last := &o.runs[len(o.runs)-1]
			last.w = min(wide, half-3*edge-sign)
			o.runs = append(o.runs, run{word: word{kind: section, text: sectionSign, path: w.path}, x: x + last.w + edge, w: sign, line: high})
		}
	}
}

// at returns the run at a place, -1 if there is nothing to click.
func (o *line) at(p fyne.Position) int {
	for i, r := range o.runs {
		if (r.kind == move || r.kind == section || r.kind == more) && p.X >= r.x-4 && p.X < r.x+r.w+4 && p.Y >= r.y && p.Y < r.y+r.line {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (o *line) Tapped(e *fyne.PointEvent) {
	if i := o.at(e.Position); i >= 0 {
		switch path := o.runs[i].path; o.runs[i].kind {
		case section:
			o.list.config.Rule(path)
		case more:
			o.list.config.Read(path)
		default:
			o.list.config.Browse(path)
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
		o.list.config.Menu(path, e.AbsolutePosition)
	}
}

// MouseIn implements desktop.Hoverable.
func (o *line) MouseIn(e *desktop.MouseEvent) { o.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (o *line) MouseMoved(e *desktop.MouseEvent) {
	i := o.at(e.Position)
	if i == o.hovered {
		return
	}
	o.hovered = i
	o.Refresh()
	o.list.config.Tips.Hide()
	if i < 0 {
		return
	}
	if r := o.runs[i]; r.kind == section {
		o.list.config.Tips.SoonAt(i18n.T("play.ruled"), o, fyne.NewPos(r.x, r.y), fyne.NewSize(r.w, r.line))
	}
}

// MouseOut implements desktop.Hoverable.
func (o *line) MouseOut() {
	o.hovered = -1
	o.list.config.Tips.Hide()
	o.Refresh()
}

// Cursor implements desktop.Cursorable.
func (o *line) Cursor() desktop.Cursor {
	if o.hovered >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize implements fyne.CanvasObject. The list sets the real height of a row.
func (o *line) MinSize() fyne.Size { return fyne.NewSize(numberWidth+120, pairHeight()) }

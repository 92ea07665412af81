package reports

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/ui/look"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A line is a line of a sheet; the first has the names of the columns.
type line struct {
	widget.BaseWidget
	sheet   *sheet
	at      int // 0 for the names of the columns
	words   []string
	hovered bool
}

var (
	_ fyne.Tappable      = (*line)(nil)
	_ desktop.Hoverable  = (*line)(nil)
	_ desktop.Cursorable = (*line)(nil)
)

func newLine(t *sheet, at int, cells []phrase.Word) *line {
	l := &line{sheet: t, at: at}
	for _, c := range cells {
		l.words = append(l.words, word(c))
	}
	l.ExtendBaseWidget(l)
	return l
}

// letters is the size of the letters.
func (l *line) letters() float32 {
	if l.at == 0 {
		return theme.CaptionTextSize()
	}
	return theme.TextSize()
}

// listed reports whether there is something to list or to open.
func (l *line) listed() bool { return l.at > 0 && len(l.sheet.section.Lines[l.at-1].Rows) > 0 }

// Tapped implements fyne.Tappable.
func (l *line) Tapped(*fyne.PointEvent) {
	if l.at == 0 {
		return
	}
	l.sheet.walk(l.at)
	l.sheet.page.config.Focus(l.sheet)
	l.sheet.page.choose(l.sheet.section, l.sheet.section.Lines[l.at-1])
}

// MouseIn implements desktop.Hoverable.
func (l *line) MouseIn(*desktop.MouseEvent) { l.hovered = true; l.Refresh() }

// MouseMoved implements desktop.Hoverable.
func (l *line) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (l *line) MouseOut() { l.hovered = false; l.Refresh() }

// Cursor implements desktop.Cursorable.
func (l *line) Cursor() desktop.Cursor {
	if l.listed() {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// said is what is read of it.
func (l *line) said() string {
	return strings.Join(slices.DeleteFunc(slices.Clone(l.words), func(w string) bool { return w == "" }), ", ")
}

// Describe implements accessible.Described.
func (l *line) Describe() access.Node {
	n := access.Node{Role: access.ListItem, Name: l.said()}
	if l.listed() {
		n.Press = func() { l.Tapped(nil) }
	}
	n.States = n.States.With(access.Focused, l.at == l.sheet.at)
	return n
}

// MinSize implements fyne.CanvasObject.
func (l *line) MinSize() fyne.Size { return fyne.NewSize(100, rowHeight()) }

// CreateRenderer implements fyne.Widget.
func (l *line) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(l, l.draw) }

func (l *line) draw(d *widgets.Drawing) {
	size := l.Size()
	l.back(d, size)
	edge, bar := l.sheet.edges(size.Width)
	left := float32(0)
	for i, right := range edge {
		if i < len(l.words) {
			l.cell(d, l.words[i], left, right, i == 0)
		}
		left = right
	}
	if l.at > 0 && l.sheet.barred() {
		bars(d, l.sheet.section.Lines[l.at-1].Shares, fyne.NewPos(left+2*pad, size.Height*0.28), fyne.NewSize(bar-3*pad, size.Height*0.44))
	}
	if l.at == 0 {
		d.Add(canvas.NewRectangle(theme.Color(theme.ColorNameSeparator)), fyne.NewPos(0, size.Height-1), fyne.NewSize(size.Width, 1))
	}
}

// back draws what is behind the words.
func (l *line) back(d *widgets.Drawing, size fyne.Size) {
	r := canvas.NewRectangle(nil)
	r.CornerRadius = 4
	if l.hovered && l.listed() {
		r.FillColor = theme.Color(theme.ColorNameHover)
	}
	if l.at == l.sheet.at && l.sheet.focused {
		r.StrokeColor, r.StrokeWidth = theme.Color(theme.ColorNamePrimary), 1.5
	}
	d.Add(r, fyne.Position{}, size)
}

// cell writes a word between two edges: a name at the left, a number at the right.
func (l *line) cell(d *widgets.Drawing, text string, left, right float32, name bool) {
	t := canvas.NewText(text, theme.Color(theme.ColorNameForeground))
	t.TextSize = l.letters()
	if l.at == 0 {
		t.Color = theme.Color(theme.ColorNamePlaceHolder)
	}
	t.Text = fitted(t, right-left-2*pad)
	need := t.MinSize()
	x := right - pad - need.Width
	if name {
		x = left + pad
	}
	d.Add(t, fyne.NewPos(x, (l.Size().Height-need.Height)/2), need)
}

// fitted returns the part of a text for which there is room.
func fitted(t *canvas.Text, room float32) string {
	text := []rune(t.Text)
	if t.MinSize().Width <= room+1 {
		return t.Text
	}
	for n := len(text) - 1; n > 0; n-- {
		short := string(text[:n]) + "…"
		if fyne.MeasureText(short, t.TextSize, t.TextStyle).Width <= room {
			return short
		}
	}
	return ""
}

// bars draws the parts of the games won, drawn and lost side by side.
func bars(d *widgets.Drawing, shares [3]int, at fyne.Position, size fyne.Size) {
	sum := shares[0] + shares[1] + shares[2]
	for i, c := range look.Outcomes() {
		if shares[i] == 0 || size.Width <= 0 {
			continue
		}
		part := canvas.NewRectangle(c)
		part.StrokeColor, part.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 0.5
		wide := size.Width * float32(shares[i]) / float32(sum)
		d.Add(part, at, fyne.NewSize(wide, size.Height))
		at.X += wide
	}
}

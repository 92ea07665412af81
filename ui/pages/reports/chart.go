package reports

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/library/report"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A chart has a column for each line of a section, as high as its number of games: those
// won at the bottom, and those lost at the top. A click on a column lists its games, and so
// does Enter on the one that Left and Right have chosen.
type chart struct {
	widgets.Chart
	page    *Page
	section report.Section
	most    int // games in a column
	hovered int // the index of the column below the pointer, or chosen by keys, -1 for none
}

var (
	_ fyne.Tappable      = (*chart)(nil)
	_ desktop.Hoverable  = (*chart)(nil)
	_ desktop.Cursorable = (*chart)(nil)
	_ fyne.Accessible    = (*chart)(nil)
	_ fyne.Focusable     = (*chart)(nil)
)

func newChart(p *Page, s report.Section) *chart {
	c := &chart{page: p, section: s, most: 1, hovered: -1}
	for _, l := range s.Lines {
		c.most = max(c.most, sum(l))
	}
	c.Extend(c, p.reveal)
	return c
}

func sum(l report.Line) int { return l.Shares[0] + l.Shares[1] + l.Shares[2] }

// widest is the greatest width of a column, and tall the height of a chart.
const (
	widest = 40
	tall   = 150
)

// MinSize implements fyne.CanvasObject.
func (c *chart) MinSize() fyne.Size { return fyne.NewSize(200, tall*look.Scale()) }

// step is the distance of two columns.
func (c *chart) step() float32 {
	return min((c.Size().Width-2*pad)/float32(len(c.section.Lines)), widest*look.Scale())
}

// column returns the index of the column at a place, -1 for none.
func (c *chart) column(at fyne.Position) int {
	i := int((at.X - pad) / c.step())
	if at.X < pad || i >= len(c.section.Lines) {
		return -1
	}
	return i
}

// Tapped implements fyne.Tappable.
func (c *chart) Tapped(e *fyne.PointEvent) {
	if i := c.column(e.Position); i >= 0 {
		c.page.choose(c.section, c.section.Lines[i])
	}
}

// MouseIn implements desktop.Hoverable.
func (c *chart) MouseIn(e *desktop.MouseEvent) { c.hover(c.column(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (c *chart) MouseMoved(e *desktop.MouseEvent) { c.hover(c.column(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (c *chart) MouseOut() { c.hover(-1) }

func (c *chart) hover(i int) {
	if i != c.hovered {
		c.hovered = i
		c.Refresh()
	}
}

// Cursor implements desktop.Cursorable.
func (c *chart) Cursor() desktop.Cursor {
	if c.hovered >= 0 && len(c.section.Lines[c.hovered].Rows) > 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// AccessibilityLabel implements fyne.Accessible: it says which columns there are, and which is the
// highest, or what the chosen column shows.
func (c *chart) AccessibilityLabel() string {
	title, all := i18n.P(c.section.Title), c.section.Lines
	if c.hovered >= 0 {
		return title + ". " + c.headline()
	}
	highest := slices.MaxFunc(all, func(a, b report.Line) int { return cmp.Compare(sum(a), sum(b)) })
	return i18n.F("reports.chart", title, word(all[0].Cells[0]), word(all[len(all)-1].Cells[0]), c.about(highest))
}

// TypedKey implements fyne.Focusable.
func (c *chart) TypedKey(k *fyne.KeyEvent) {
	last := len(c.section.Lines) - 1
	switch k.Name {
	case fyne.KeyLeft:
		c.hover(max(c.hovered-1, 0))
	case fyne.KeyRight:
		c.hover(min(c.hovered+1, last))
	case fyne.KeyHome:
		c.hover(0)
	case fyne.KeyEnd:
		c.hover(last)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if c.hovered >= 0 {
			c.page.choose(c.section, c.section.Lines[c.hovered])
		}
	default:
		c.Chart.TypedKey(k)
	}
}

// FocusLost implements fyne.Focusable.
func (c *chart) FocusLost() {
	c.hovered = -1
	c.Chart.FocusLost()
}

// CreateRenderer implements fyne.Widget.
func (c *chart) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(c, c.draw) }

func (c *chart) draw(d *widgets.Drawing) {
	size, note := c.Size(), theme.CaptionTextSize()*1.5
	if size.Width < 1 {
		return
	}
	head := c.text(c.headline())
	d.Add(head, fyne.NewPos(pad, 0), head.MinSize())
	top, bottom := note+4, size.Height-note
	step := c.step()
	gap := min(step*0.15, 4)
	for i, l := range c.section.Lines {
		x := pad + float32(i)*step
		if i == c.hovered {
			back := canvas.NewRectangle(theme.Color(theme.ColorNameHover))
			d.Add(back, fyne.NewPos(x, top), fyne.NewSize(step, bottom-top))
		}
		c.stack(d, l, fyne.NewPos(x+gap, bottom), step-2*gap, bottom-top)
	}
	axis := canvas.NewRectangle(theme.Color(theme.ColorNameInputBorder))
	d.Add(axis, fyne.NewPos(pad, bottom), fyne.NewSize(step*float32(len(c.section.Lines)), 1))
	c.names(d, step, bottom+2)
	c.Ring(d)
}

// stack draws a column upwards from its foot.
func (c *chart) stack(d *widgets.Drawing, l report.Line, foot fyne.Position, wide, high float32) {
	for i, colour := range look.Outcomes() {
		if l.Shares[i] == 0 {
			continue
		}
		part := canvas.NewRectangle(colour)
		part.StrokeColor, part.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 0.5
		tall := high * float32(l.Shares[i]) / float32(c.most)
		foot.Y -= tall
		d.Add(part, foot, fyne.NewSize(wide, tall))
	}
}

// names writes the names of the columns below them, of as many as there is room for.
func (c *chart) names(d *widgets.Drawing, step, y float32) {
	free := float32(0)
	for i, l := range c.section.Lines {
		t := c.text(word(l.Cells[0]))
		need := t.MinSize()
		x := max(pad+(float32(i)+0.5)*step-need.Width/2, 0)
		if x < free || x+need.Width > c.Size().Width {
			continue
		}
		d.Add(t, fyne.NewPos(x, y), need)
		free = x + need.Width + 2*pad
	}
}

// headline says what the column below the pointer shows, or how high the highest is.
func (c *chart) headline() string {
	if c.hovered < 0 {
		return i18n.Count(c.most, "reports.highest")
	}
	return c.about(c.section.Lines[c.hovered])
}

// about says what a column shows.
func (c *chart) about(l report.Line) string {
	text := word(l.Cells[0]) + ": " + i18n.Count(sum(l), "gamelist.games")
	if score := word(l.Cells[2]); score != "" {
		text += ", " + word(c.section.Head[2]) + " " + score
	}
	return text
}

func (c *chart) text(text string) *canvas.Text {
	t := canvas.NewText(text, theme.Color(theme.ColorNamePlaceHolder))
	t.TextSize = theme.CaptionTextSize()
	return t
}

package reports

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/files/plain"
	"passedpawn/game/library/report"
	"passedpawn/game/phrase"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A sheet is the table of a section. The arrow keys walk its lines; Enter or a click lists
// the games of one.
type sheet struct {
	widget.BaseWidget
	page    *Page
	section report.Section
	wide    []float32 // of the columns, in full
	lines   []*line   // the first has the names of the columns
	at      int       // the line with the cursor, from 1
	focused bool
	side    *sideways // nil if the table is never wider than the page
}

var (
	_ fyne.Focusable  = (*sheet)(nil)
	_ fyne.Accessible = (*sheet)(nil)
)

func newSheet(p *Page, s report.Section) *sheet {
	t := &sheet{page: p, section: s, at: 1}
	t.lines = append(t.lines, newLine(t, 0, s.Head))
	for i, l := range s.Lines {
		t.lines = append(t.lines, newLine(t, i+1, l.Cells))
	}
	t.wide = make([]float32, len(s.Head))
	for _, l := range t.lines {
		for i, text := range l.words {
			t.wide[i] = max(t.wide[i], fyne.MeasureText(text, l.letters(), fyne.TextStyle{}).Width+2*pad)
		}
	}
	t.wide[0] = min(t.wide[0], mostName*look.Scale())
	t.ExtendBaseWidget(t)
	return t
}

// align gives tables with the same number of columns columns of the same widths.
func align(all []*sheet) {
	for _, t := range all {
		for _, other := range all {
			if t.section.Whole || other.section.Whole || len(t.wide) != len(other.wide) {
				continue
			}
			for i, w := range other.wide {
				t.wide[i] = max(t.wide[i], w)
			}
		}
	}
}

// Widths: of the space at the sides of a cell, the most and the least of a name, and the
// same of the bars.
const (
	pad       = 6
	mostName  = 400
	leastName = 120
	leastBar  = 70
	mostBar   = 280
)

// word returns a cell as text.
func word(w phrase.Word) string {
	if w == nil {
		return ""
	}
	return plain.Short(i18n.Player(w.In(i18n.Spoken())), 200)
}

func rowHeight() float32 { return look.RowHeight(theme.TextSize() * 1.9) }

// barred reports whether the lines have bars.
func (t *sheet) barred() bool {
	for _, l := range t.section.Lines {
		if l.Shares != [3]int{} {
			return !t.section.Whole
		}
	}
	return false
}

// edges returns where the columns end in a width, as many as there is room for, and how
// much is left for the bars.
func (t *sheet) edges(width float32) (edge []float32, bar float32) {
	reserve := float32(0)
	if t.barred() {
		reserve = leastBar * look.Scale()
	}
	name := min(t.wide[0], max(leastName*look.Scale(), width*0.4))
	if t.section.Whole {
		name = t.wide[0]
	}
	edge = []float32{name}
	for _, w := range t.wide[1:] {
		last := edge[len(edge)-1]
		if !t.section.Whole && last+w > width-reserve {
			break
		}
		edge = append(edge, last+w)
	}
	return edge, min(width-edge[len(edge)-1], mostBar*look.Scale())
}

// MinSize implements fyne.CanvasObject.
func (t *sheet) MinSize() fyne.Size {
	width := float32(200)
	if t.section.Whole {
		width = 0
		for _, w := range t.wide {
			width += w
		}
	}
	return fyne.NewSize(width, rowHeight()*float32(len(t.lines)))
}

// CreateRenderer implements fyne.Widget.
func (t *sheet) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(t, t.draw) }

func (t *sheet) draw(d *widgets.Drawing) {
	for i, l := range t.lines {
		d.Add(l, fyne.NewPos(0, float32(i)*rowHeight()), fyne.NewSize(t.Size().Width, rowHeight()))
		l.Refresh()
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (t *sheet) AccessibilityLabel() string { return i18n.P(t.section.Title) }

// AccessibilityRole implements fyne.Accessible.
func (t *sheet) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Spoken implements widgets.Speaker: after the title, the line with the cursor.
func (t *sheet) Spoken() string {
	return t.AccessibilityLabel() + "\n" + t.lines[t.at].said()
}

// Describe implements accessible.Described: its lines are in it.
func (t *sheet) Describe() access.Node {
	return access.Node{Role: access.List, Name: t.AccessibilityLabel()}
}

// FocusGained implements fyne.Focusable.
func (t *sheet) FocusGained() { t.focus(true) }

// FocusLost implements fyne.Focusable.
func (t *sheet) FocusLost() { t.focus(false) }

func (t *sheet) focus(yes bool) {
	t.focused = yes
	t.walk(t.at)
}

// TypedRune implements fyne.Focusable.
func (t *sheet) TypedRune(rune) {}

// TypedKey implements fyne.Focusable. From the last line, Down leads to the next table.
func (t *sheet) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyUp:
		t.step(-1)
	case fyne.KeyDown:
		t.step(1)
	case fyne.KeyLeft:
		t.side.move(-1)
	case fyne.KeyRight:
		t.side.move(1)
	case fyne.KeyHome:
		t.walk(1)
	case fyne.KeyEnd:
		t.walk(len(t.section.Lines))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		t.page.choose(t.section, t.section.Lines[t.at-1])
	case fyne.KeyEscape:
		t.page.config.Return()
	default:
		widgets.Pass(t, k)
	}
}

// step moves the cursor by a line, also into the table before or after.
func (t *sheet) step(by int) {
	if at := t.at + by; at >= 1 && at < len(t.lines) {
		t.walk(at)
		return
	}
	for i, other := range t.page.sheets {
		if next := i + by; other == t && next >= 0 && next < len(t.page.sheets) {
			to := t.page.sheets[next]
			to.at = 1
			if by < 0 {
				to.at = len(to.lines) - 1
			}
			t.page.config.Focus(to)
			return
		}
	}
}

// walk moves the cursor to a line and into sight.
func (t *sheet) walk(at int) {
	before := t.at
	t.at = at
	t.lines[before].Refresh()
	t.lines[at].Refresh()
	if t.focused {
		t.page.reveal(t.lines[at])
	}
}

// reveal scrolls a line or a chart into sight.
func (p *Page) reveal(l fyne.CanvasObject) {
	d := fyne.CurrentApp().Driver()
	if d.CanvasForObject(l) == nil {
		return
	}
	y := d.AbsolutePositionForObject(l).Y - d.AbsolutePositionForObject(p.scroll).Y
	switch high := p.scroll.Size().Height; {
	case y < 0:
		p.scroll.ScrollToOffset(p.scroll.Offset.AddXY(0, y))
	case y+l.Size().Height > high:
		p.scroll.ScrollToOffset(p.scroll.Offset.AddXY(0, y+l.Size().Height-high))
	}
}

package booklet

import (
	"io"

	"github.com/signintech/gopdf"
)

// A Table is a table with its title. The cells are below the names of the columns; those
// after the first are aligned to the right.
type Table struct {
	Title, Note string
	Head        []string
	Lines       []TableLine
	Chart       bool // a chart with a column for each line comes before the lines
}

// A TableLine is a line of a table. The shares are those of a bar in three parts; without
// any there is no bar.
type TableLine struct {
	Cells  []string
	Shares [3]int
}

func (l TableLine) sum() int { return l.Shares[0] + l.Shares[1] + l.Shares[2] }

// Distances in tables, in points.
const (
	mostName  = 23 // in sizes of the letters, which are also the distance of two columns
	rowOf     = 14 // with letters of the usual size
	barWide   = 70
	chartHigh = 80
	leastSize = 3 // of letters in a table that is too wide
)

// WriteTables writes tables as PDF, under the title of the configuration and some
// sentences. Only its title, paper and fonts are used.
func WriteTables(out io.Writer, c Config, about string, tables []Table) error {
	fonts, err := newFaces(c.Fonts)
	if err != nil {
		return err
	}
	s := &tableSetter{layout: newLayout(c, fonts)}
	s.text(c.Title, s.cuts.heading)
	s.text(about, s.cuts.said)
	for _, t := range tables {
		s.table(t)
	}
	return s.print(out)
}

// A tableSetter sets tables across the whole page.
type tableSetter struct{ *layout }

// need begins another page unless this one has enough room.
func (s *tableSetter) need(room float64) {
	if s.y+room > s.bottom() && s.y > margin {
		s.pages, s.y = append(s.pages, page{}), margin
	}
}

// row returns the height of a line.
func (s *tableSetter) row() float64 { return rowOf * s.times }

func (s *tableSetter) across() float64 { return s.Paper.Width - 2*margin }

// text sets a paragraph.
func (s *tableSetter) text(text string, c cut) {
	var f flow
	f.say(text, c)
	line, width := "", 0.0
	set := func() {
		s.need(c.size * leading)
		s.y += c.size * leading
		s.put(mark{x: margin, y: s.y - c.size*0.3, text: line, cut: c})
	}
	for _, w := range f.words {
		wide := s.measure(" "+w.text, c)
		if line != "" && width+wide > s.across() {
			set()
			line, width = "", 0
		}
		if line != "" {
			line += " "
		}
		line, width = line+w.text, width+wide
	}
	if line != "" {
		set()
	}
}

// table sets a table.
func (s *tableSetter) table(t Table) {
	s.space(between)
	s.need(s.cuts.table.size*leading + 5*s.row())
	s.text(t.Title, s.cuts.table)
	if t.Note != "" {
		s.text(t.Note, s.cuts.meta)
	}
	if t.Chart && len(t.Lines) > 1 {
		s.chart(t)
	}
	cell, head, edges := s.fit(t)
	s.line(t.Head, head, edges, cell.size)
	for _, l := range t.Lines {
		if s.y+s.row() > s.bottom() {
			s.need(s.row())
			s.line(t.Head, head, edges, cell.size)
		}
		s.line(l.Cells, cell, edges, cell.size)
		if l.sum() > 0 && barred(t) {
			s.bar(l, edges[len(edges)-1])
		}
	}
}

// barred reports whether a table has bars.
func barred(t Table) bool {
	for _, l := range t.Lines {
		if l.sum() > 0 {
			return true
		}
	}
	return false
}

// fit returns the cuts in which a table fits the page, and where its columns end.
func (s *tableSetter) fit(t Table) (cell, head cut, edges []float64) {
	cell, head = s.cuts.cell, s.cuts.head
	for {
		wide := make([]float64, len(t.Head))
		for i, text := range t.Head {
			wide[i] = s.measure(text, head)
		}
		for _, l := range t.Lines {
			for i, text := range l.Cells {
				wide[i] = max(wide[i], s.measure(text, cell))
			}
		}
		wide[0] = min(wide[0], mostName*cell.size)
		edges = edges[:0]
		x := float64(margin)
		for _, w := range wide {
			x += w + cell.size
			edges = append(edges, x)
		}
		room := s.across()
		if barred(t) {
			room -= barWide
		}
		if x-margin <= room || cell.size <= leastSize {
			return cell, head, edges
		}
		cell.size, head.size = cell.size*0.94, head.size*0.94
	}
}

// line sets the cells of a line, with a gap before the edge of each.
func (s *tableSetter) line(cells []string, c cut, edges []float64, gap float64) {
	s.need(s.row())
	s.y += s.row()
	base := s.y - s.row()*0.3
	for i, text := range cells {
		switch {
		case text == "":
		case i == 0:
			s.put(mark{x: margin, y: base, text: s.fitted(text, c, edges[0]-margin-gap/2), cut: c})
		default:
			s.put(mark{x: edges[i] - gap - s.measure(text, c), y: base, text: text, cut: c})
		}
	}
}

// shades are the greys of the parts of a bar.
var shades = [3]uint8{247, 165, 45}

// bar sets the bar of the line that was set last.
func (s *tableSetter) bar(l TableLine, x float64) {
	for i, n := range l.Shares {
		if n > 0 {
			wide := barWide * float64(n) / float64(l.sum())
			s.put(mark{x: x, y: s.y - s.row()*0.72, side: wide, tall: s.row() * 0.5, grey: shades[i], box: true})
			x += wide
		}
	}
}

// chart sets the chart of a table.
func (s *tableSetter) chart(t Table) {
	s.need(chartHigh + 3*s.row())
	s.y += 4
	most := 1
	for _, l := range t.Lines {
		most = max(most, l.sum())
	}
	step := min(s.across()/float64(len(t.Lines)), 28)
	foot, free := s.y+chartHigh, 0.0
	for i, l := range t.Lines {
		x, y := margin+float64(i)*step, foot
		for part, n := range l.Shares {
			if n > 0 {
				high := chartHigh * float64(n) / float64(most)
				y -= high
				s.put(mark{x: x + step*0.12, y: y, side: step * 0.76, tall: high, grey: shades[part], box: true})
			}
		}
		name := l.Cells[0]
		wide := s.measure(name, s.cuts.head)
		if at := max(x+(step-wide)/2, margin); at >= free && at+wide <= s.Paper.Width-margin {
			s.put(mark{x: at, y: foot + 10*s.times, text: name, cut: s.cuts.head})
			free = at + wide + 4
		}
	}
	s.y = foot + s.row()
}

// box draws a filled rectangle with a thin edge.
func (p *printer) box(m mark) error {
	p.pdf.SetFillColor(m.grey, m.grey, m.grey)
	p.pdf.SetStrokeColor(110, 110, 110)
	p.pdf.SetLineWidth(0.3)
	p.pdf.RectFromUpperLeftWithOpts(gopdf.DrawableRectOptions{X: m.x, Y: m.y, Rect: gopdf.Rect{W: m.side, H: m.tall}, PaintStyle: gopdf.DrawFillPaintStyle})
	return nil
}

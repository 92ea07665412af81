package diagram

import (
	"image"
	"image/color"
	"image/png"
	"io"
	"slices"
	"strings"
)

// A Sheet is a game on one page: diagrams in rows, each with the moves that led to it.
type Sheet struct {
	Title, About string // above the diagrams
	Cells        []Cell // of one shape, in the order of reading
}

// A Cell is a diagram with words below it.
type Cell struct {
	Diagram
	Moves string
}

// The parts of a sheet, in its own coordinates: a square has a side of Unit.
const (
	margin    = 0.8 * Unit
	between   = 0.7 * Unit
	titleSize = 0.66 * Unit
	aboutSize = 0.42 * Unit
	movesSize = 0.4 * Unit
	leading   = 1.4 // the distance of two lines, in sizes of a font
)

// ink is the colour of the words.
var ink = color.NRGBA{0x20, 0x24, 0x2A, 0xFF}

// columns returns how many diagrams are side by side.
func (s Sheet) columns() int {
	switch n := len(s.Cells); {
	case n <= 3:
		return n
	case n == 4:
		return 2
	case n <= 9:
		return 3
	}
	return 4
}

// A page is a sheet with its words broken into lines.
type page struct {
	Sheet
	style         Style
	width, height float64 // of a diagram
	title, about  []string
	moves         [][]string // the lines below each diagram
}

// page breaks the words into lines.
func (s Sheet) page(style Style) page {
	p := page{Sheet: s, style: style}
	p.width, p.height = s.Cells[0].Size()
	p.title, p.about = style.Font.lines(s.Title, titleSize, p.across()), style.Text.lines(s.About, aboutSize, p.across())
	for _, c := range s.Cells {
		p.moves = append(p.moves, style.Text.lines(c.Moves, movesSize, p.width))
	}
	return p
}

// across returns the width of all columns.
func (p page) across() float64 {
	return float64(p.columns())*(p.width+between) - between
}

// size returns the size of the whole page.
func (p page) size() (width, height float64) {
	height = margin + p.head()
	for first := 0; first < len(p.Cells); first += p.columns() {
		height += p.row(first) + between
	}
	return 2*margin + p.across(), height - between + margin
}

// head returns the height of the words above the diagrams.
func (p page) head() float64 {
	if len(p.title)+len(p.about) == 0 {
		return 0
	}
	return float64(len(p.title))*titleSize*leading + float64(len(p.about))*aboutSize*leading + 0.5*between
}

// row returns the height of the row that begins with a cell.
func (p page) row(first int) float64 {
	lines := 0
	for _, l := range p.moves[first:min(first+p.columns(), len(p.moves))] {
		lines = max(lines, len(l))
	}
	return p.height + float64(lines)*movesSize*leading
}

func (p page) draw(to pen) {
	width, height := p.size()
	to.fill(rectangle(0, 0, width, height), p.style.Ground)
	y := p.write(to, p.style.Font, p.title, titleSize, margin, margin)
	p.write(to, p.style.Text, p.about, aboutSize, margin, y)
	y = margin + p.head()
	for first := 0; first < len(p.Cells); first += p.columns() {
		for i := range min(p.columns(), len(p.Cells)-first) {
			x := margin + float64(i)*(p.width+between)
			p.Cells[first+i].draw(p.style, shifted{to, Point{x, y}})
			p.write(to, p.style.Text, p.moves[first+i], movesSize, x, y+p.height)
		}
		y += p.row(first) + between
	}
}

// write writes lines below a height, and returns where they end.
func (p page) write(to pen, f *Font, lines []string, size, x, y float64) (end float64) {
	for _, l := range lines {
		y += size * leading
		if outlines, _ := f.line(l, size); len(outlines) > 0 {
			to.fill(moved(outlines, Point{x, y - 0.25*size}), ink)
		}
	}
	return y
}

// lines breaks a text at its spaces into lines of at most a width.
func (f *Font) lines(text string, size, width float64) (all []string) {
	for _, word := range strings.Fields(text) {
		if n := len(all); n > 0 {
			if _, w := f.line(all[n-1]+" "+word, size); w <= width {
				all[n-1] += " " + word
				continue
			}
		}
		all = append(all, word)
	}
	return all
}

// PNG writes a sheet as PNG.
func (s Sheet) PNG(out io.Writer, p *Painter) error {
	sheet := s.page(p.style)
	width, height := sheet.size()
	img := image.NewRGBA(image.Rect(0, 0, whole(width, p.pixels), whole(height, p.pixels)))
	sheet.draw(&rasterPen{p, img})
	return png.Encode(out, img)
}

// SVG writes a sheet as SVG. pixels is the side of a square when it is shown at its own
// size.
func (s Sheet) SVG(out io.Writer, style Style, pixels int) error {
	sheet := s.page(style)
	width, height := sheet.size()
	return writeSVG(out, width, height, pixels, sheet.draw)
}

// A shifted pen draws elsewhere.
type shifted struct {
	pen
	by Point
}

func (s shifted) fill(p path, c color.NRGBA) { s.pen.fill(moved(slices.Clone(p), s.by), c) }

func (s shifted) glow(at Point, radius float64, c color.NRGBA) {
	s.pen.glow(Point{at.X + s.by.X, at.Y + s.by.Y}, radius, c)
}

func (s shifted) picture(svg []byte, at Point, side float64, turned bool) {
	s.pen.picture(svg, Point{at.X + s.by.X, at.Y + s.by.Y}, side, turned)
}

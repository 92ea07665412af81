package booklet

import "passedpawn/ui/print/diagram"

// A cut is a face, a size and a colour of text.
type cut struct {
	face face
	size float64 // in points
	grey uint8   // 0 is black
}

// cuts are those of a booklet: of its games, the list of them, and its tables.
type cuts struct{ title, meta, main, said, variation, foot, heading, listed, table, head, cell cut }

// usual is the size of the letters of moves, unless another one is wanted, and large one with
// which a page has room for a single column.
const (
	usual = 9.2
	large = 14
)

// cutsFor returns the cuts with letters as many times as large as usual.
func cutsFor(times float64) cuts {
	of := func(f face, size float64, grey uint8) cut { return cut{f, size * times, grey} }
	return cuts{
		title:     of(bold, 11, 0),
		meta:      of(italic, 8.5, 90),
		main:      of(bold, usual, 0),
		said:      of(regular, usual, 0),
		variation: of(regular, 8.6, 40),
		foot:      of(regular, 8, 90),
		heading:   of(bold, 20, 0),
		listed:    of(regular, 10, 0),
		table:     of(bold, 12, 0),
		head:      of(regular, 7.5, 90),
		cell:      of(regular, 8.6, 0),
	}
}

// Distances, in points.
const (
	margin   = 50
	gutter   = 22  // between the columns
	leading  = 1.4 // of a line, in sizes
	indented = 10  // a variation
	between  = 18  // two games
)

// A mark is something on a page: a text by its base line, a diagram, a link to a game, or
// a box.
type mark struct {
	x, y  float64 // from the top left
	text  string
	cut   cut
	board *diagram.Diagram
	link  string
	side  float64 // the width of a diagram, a link or a box
	box   bool    // a filled rectangle, with its height and colour
	tall  float64
	grey  uint8
}

// A page has marks, and the games that begin on it.
type page struct {
	marks []mark
	games []entry
}

// An entry is a game in the list of them.
type entry struct {
	id, title string
	y         float64
}

// A layout puts games on pages.
type layout struct {
	Config
	*faces
	cuts   cuts
	times  float64 // as large as usual
	pages  []page
	count  int     // of games
	column int     // from 0
	y      float64 // the next line begins here
	flow   flow
	indent float64 // of the paragraph
}

func newLayout(c Config, f *faces) *layout {
	l := &layout{Config: c, faces: f, times: 1}
	if c.Letters > 0 {
		l.times = c.Letters / usual
	}
	l.cuts = cutsFor(l.times)
	l.pages = append(l.pages, page{})
	l.y = margin
	return l
}

// columns returns how many columns a page has.
func (l *layout) columns() int {
	if l.cuts.main.size >= large {
		return 1
	}
	return 2
}

// wide returns the width of a column.
func (l *layout) wide() float64 {
	n := float64(l.columns())
	return (l.Paper.Width - 2*margin - (n-1)*gutter) / n
}

func (l *layout) left() float64 { return margin + float64(l.column)*(l.wide()+gutter) }

// bottom returns where a column ends. Page numbers are below.
func (l *layout) bottom() float64 { return l.Paper.Height - margin - 14 }

// need moves to the next column unless this one has enough room.
func (l *layout) need(room float64) {
	if l.y+room <= l.bottom() || l.y == margin {
		return
	}
	l.y = margin
	if l.column++; l.column == l.columns() {
		l.column = 0
		l.pages = append(l.pages, page{})
	}
}

func (l *layout) put(m mark) {
	p := &l.pages[len(l.pages)-1]
	p.marks = append(p.marks, m)
}

// space leaves a gap, but not at the top of a column.
func (l *layout) space(points float64) {
	if l.y > margin {
		l.y += points
	}
}

// sizeOf returns how wide and high a diagram is. On a page with one column there is room for two.
func (l *layout) sizeOf(d diagram.Diagram) (side, high float64) {
	width, height := d.Size()
	side = l.wide() * 0.74
	if width > height { // hands lie beside the board
		side = l.wide() * 0.94
	}
	high = min(side*height/width, (l.bottom()-margin)*0.4)
	return high * width / height, high
}

// diagram puts a diagram into the column.
func (l *layout) diagram(d diagram.Diagram) {
	side, high := l.sizeOf(d)
	l.space(4)
	l.need(high + 6)
	l.put(mark{x: l.left() + (l.wide()-side)/2, y: l.y, board: &d, side: side})
	l.y += high + 4
}

package booklet

import "passedpawn/ui/print/diagram"

// A cut is a face, a size and a colour of text.
type cut struct {
	face face
	size float64 // in points
	grey uint8   // 0 is black
}

// The cuts of a booklet.
var cuts = struct{ title, meta, main, said, variation, foot cut }{
	title:     cut{bold, 11, 0},
	meta:      cut{italic, 8.5, 90},
	main:      cut{bold, 9.2, 0},
	said:      cut{regular, 9.2, 0},
	variation: cut{regular, 8.6, 40},
	foot:      cut{regular, 8, 90},
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
	pages  []page
	count  int     // of games
	column int     // 0 or 1
	y      float64 // the next line begins here
	flow   flow
	indent float64 // of the paragraph
}

func newLayout(c Config, f *faces) *layout {
	l := &layout{Config: c, faces: f}
	l.pages = append(l.pages, page{})
	l.y = margin
	return l
}

// wide returns the width of a column.
func (l *layout) wide() float64 { return (l.Paper.Width - 2*margin - gutter) / 2 }

func (l *layout) left() float64 { return margin + float64(l.column)*(l.wide()+gutter) }

// bottom returns where a column ends. Page numbers are below.
func (l *layout) bottom() float64 { return l.Paper.Height - margin - 14 }

// need moves to the next column unless this one has enough room.
func (l *layout) need(room float64) {
	if l.y+room <= l.bottom() || l.y == margin {
		return
	}
	l.y = margin
	if l.column++; l.column == 2 {
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

// diagram puts a diagram into the column.
func (l *layout) diagram(d diagram.Diagram) {
	width, height := d.Size()
	side := l.wide() * 0.74
	if width > height { // hands lie beside the board
		side = l.wide() * 0.94
	}
	high := side * height / width
	l.space(4)
	l.need(high + 6)
	l.put(mark{x: l.left() + (l.wide()-side)/2, y: l.y, board: &d, side: side})
	l.y += high + 4
}

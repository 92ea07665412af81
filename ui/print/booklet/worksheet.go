package booklet

import (
	"io"
	"strconv"

	"passedpawn/game/rules"
	"passedpawn/ui/print/diagram"
)

// A Worksheet is exercises to be solved on paper, with their answers on pages of their own.
type Worksheet struct {
	Size  float64 // of the letters, in points
	Tasks []Task
	SheetWords
}

// A Task is a diagram with lines below it to write on. The side to move is at the bottom.
type Task struct {
	Rules    rules.Rules
	Position rules.Position
	Text     string // what is asked for
	Answer   string
	Lines    int // to write on
}

// SheetWords are the words of a worksheet in the reader's language.
type SheetWords struct{ Name, Date, Answers string }

// The distances of a worksheet, in sizes of its letters unless said otherwise.
const (
	ruled     = 1.75 // from one line to write on to the next
	leastRule = 21   // the same in points: a hand needs that
	besides   = 1.6  // between two diagrams
	dated     = 9    // the line for the date
)

// The width of a diagram is at least so many points and so many sizes of the letters, and at most so
// many sizes.
const leastBoard, leastSizes, mostSizes = 132, 7, 17.5

// WriteWorksheet writes a worksheet as PDF, under the title of the configuration. Only its title,
// paper, fonts, style, coordinates and numerals are used.
func WriteWorksheet(out io.Writer, c Config, w Worksheet) error {
	fonts, err := newFaces(c.Fonts)
	if err != nil {
		return err
	}
	return newSheetSetter(c, fonts, w).print(out)
}

// newSheetSetter sets a worksheet.
func newSheetSetter(c Config, fonts *faces, w Worksheet) *sheetSetter {
	s := &sheetSetter{tableSetter: tableSetter{newLayout(c, fonts)}, Worksheet: w}
	s.heading(c.Title, true)
	g := s.plan()
	for from := 0; from < len(w.Tasks); from += g.columns {
		s.row(from, min(from+g.columns, len(w.Tasks)), g)
	}
	s.pages, s.y = append(s.pages, page{}), margin
	s.heading(w.Answers+": "+c.Title, false)
	for i, t := range w.Tasks {
		s.space(s.Size * 0.4)
		s.text(number(i)+t.Answer, cut{regular, s.Size, 0})
	}
	return s
}

// A sheetSetter sets a worksheet.
type sheetSetter struct {
	tableSetter
	Worksheet
}

func number(task int) string { return strconv.Itoa(task+1) + ". " }

// heading sets the title and, on the first page, lines for the name and the date.
func (s *sheetSetter) heading(title string, written bool) {
	s.text(title, cut{bold, s.Size * 1.25, 0})
	if written {
		s.y += s.gap()
		date := s.Paper.Width - margin - s.Size*dated
		s.blank(s.Name, margin, date-s.Size*besides)
		s.blank(s.Date, date, s.Paper.Width-margin)
	}
	s.y += s.Size
}

// blank sets a word and a line behind it, up to x.
func (s *sheetSetter) blank(word string, from, to float64) {
	c := cut{regular, s.Size, 0}
	s.put(mark{x: from, y: s.y - s.Size*0.2, text: word, cut: c})
	s.rule(from+s.measure(word+" ", c), to)
}

// rule sets a line to write on.
func (s *sheetSetter) rule(from, to float64) {
	s.put(mark{x: from, y: s.y, side: to - from, tall: 0.3, grey: 110, box: true})
}

// gap is the distance of two lines to write on.
func (s *sheetSetter) gap() float64 { return max(s.Size*ruled, leastRule) }

// high returns the height of a row.
func (s *sheetSetter) high(row []Task, g tiling) float64 {
	tall, lines := s.tall(row, g)
	return s.Size*leading + tall + s.gap()*float64(lines)
}

// tall returns the height of the highest diagram of a row, and the most lines below one.
func (s *sheetSetter) tall(row []Task, g tiling) (tall float64, lines int) {
	for _, t := range row {
		w, h := diagram.Diagram{Shape: rules.ShapeOf(t.Rules)}.Size()
		tall, lines = max(tall, g.side*h/w), max(lines, t.Lines)
	}
	return tall, lines
}

// row sets the tasks of a row, on the next page if there is no room for them.
func (s *sheetSetter) row(from, to int, g tiling) {
	row := s.Tasks[from:to]
	high := s.high(row, g)
	s.need(high)
	top := s.y
	tall, _ := s.tall(row, g)
	apart, wide := 0.0, s.across()
	if g.columns > 1 {
		apart, wide = (s.across()-g.side)/float64(g.columns-1), g.side
	}
	for i, t := range row {
		x, c := margin+float64(i)*apart, cut{bold, s.Size, 0}
		text := number(from+i) + t.Text
		for s.measure(text, c) > s.across()-x+margin && c.size > leastSize {
			c.size *= 0.96
		}
		s.put(mark{x: x, y: top + s.Size, text: text, cut: c})
		d := diagram.Diagram{
			Shape: rules.ShapeOf(t.Rules), Position: t.Position, Flipped: t.Position.Turn() == rules.Black,
			Coordinates: s.Coordinates, Numerals: s.Numerals,
		}
		s.y = top + s.Size*leading
		s.put(mark{x: x, y: s.y, board: &d, side: g.side})
		s.y += tall
		for range t.Lines {
			s.y += s.gap()
			s.rule(x, x+wide)
		}
	}
	s.y = top + high + s.Size*besides
}

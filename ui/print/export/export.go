// Package export makes pictures and print of games as they look in the window: with the
// person's pieces, board and language. It opens no file: its caller provides a writer.
package export

import (
	"io"
	"slices"
	"strconv"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/look"
	"passedpawn/ui/print/diagram"
)

// A Source is a game with the place in it that is shown on the board.
type Source struct {
	Record  *record.Record
	Rules   rules.Rules
	Line    []rules.Position // from the start of the game to its end
	Moves   []rules.Move
	Flipped bool
	// Place and Last are the positions and moves up to the one on the board, and Drawn are
	// the arrows and circles on it.
	Place []rules.Position
	Last  []rules.Move
	Drawn []diagram.Mark
}

// A Format is a file format for exports.
type Format struct {
	Extension string
	Name      phrase.Phrase
	Kind      phrase.Phrase // what the name of a file says of its contents, empty for a game
	Asks      Asks
	write     func(*Exporter, io.Writer, Source, Options, Step) error
}

// Asks is what a person chooses for a format.
type Asks uint8

// The values of Asks.
const (
	Nothing      Asks = iota
	Size              // in pixels
	SizeAndSpeed      // of an animation
	WhichMoves        // have a diagram in a booklet
)

// A Step is called with the progress of the work. If it returns an error, the work stops.
type Step func(done, all int) error

// Sizes returns the sides of a square, in pixels, from which a person chooses.
func Sizes() []int { return []int{40, 60, 90, 120} }

// Speeds returns the times for a move from which a person chooses.
func Speeds() []time.Duration {
	return []time.Duration{time.Second / 2, time.Second, 2 * time.Second, 4 * time.Second}
}

// Options are the size and the speed, for formats that have them.
type Options struct {
	Pixels int // of a square
	Each   time.Duration
}

// An Exporter exports with some settings. It may be used by one goroutine at a time.
type Exporter struct {
	settings settings.Settings
	art      look.Art
}

// New makes an exporter.
func New(s settings.Settings, art look.Art) *Exporter { return &Exporter{s, art} }

// Write writes a game in a format.
func (e *Exporter) Write(out io.Writer, f Format, s Source, o Options, step Step) error {
	return f.write(e, out, s, o, step)
}

// Size returns the size of the picture of a position in pixels.
func (e *Exporter) Size(s Source, pixels int) (width, height int) {
	return diagram.Diagram{Shape: rules.ShapeOf(s.Rules)}.Pixels(pixels)
}

// Picture writes the position on the board as PNG. pixels is the side of a square.
func (e *Exporter) Picture(out io.Writer, s Source, pixels int) error {
	return e.png(out, s, Options{Pixels: pixels}, nil)
}

func (e *Exporter) png(out io.Writer, s Source, o Options, _ Step) error {
	style, err := e.style(s)
	if err != nil {
		return err
	}
	return diagram.NewPainter(style, o.Pixels).PNG(out, e.position(s))
}

// page is the side of a square in an SVG that is shown at its own size, in pixels.
const page = 60

func (e *Exporter) svg(out io.Writer, s Source, _ Options, _ Step) error {
	style, err := e.style(s)
	if err != nil {
		return err
	}
	return e.position(s).SVG(out, style, page)
}

// longer is how much longer the last position is shown than the others.
const longer = 4

func (e *Exporter) gif(out io.Writer, s Source, o Options, step Step) error {
	style, err := e.style(s)
	if err != nil {
		return err
	}
	film := diagram.Film{Each: o.Each, End: longer * o.Each}
	nodes := s.Record.Main()
	for i, p := range s.Line {
		d := e.diagram(s, p, s.Moves[:i], s.Line[:i])
		if i == 0 {
			d.Marks = marks(s.Record.Root())
		} else if i <= len(nodes) {
			d.Marks = marks(nodes[i-1])
		}
		film.Frames = append(film.Frames, d)
	}
	return diagram.NewPainter(style, o.Pixels).GIF(out, film, func(frame int) error { return step(frame, len(film.Frames)) })
}

func (e *Exporter) style(s Source) (diagram.Style, error) {
	return look.BoardFor(rules.ShapeOf(s.Rules), e.settings.Board, e.settings.ShogiBoard).Style(e.art)
}

// position returns the diagram of the board.
func (e *Exporter) position(s Source) diagram.Diagram {
	n := len(s.Place) - 1
	d := e.diagram(s, s.Place[n], s.Last, s.Place[:n])
	d.Marks = s.Drawn
	return d
}

// diagram returns the diagram of a position after some moves.
func (e *Exporter) diagram(s Source, p rules.Position, moves []rules.Move, before []rules.Position) diagram.Diagram {
	shape := rules.ShapeOf(s.Rules)
	if e.settings.ShogiRanks == look.DigitRanks && shape.Plain {
		shape.RankNames = slices.Clone(shape.RankNames)
		for i := range shape.RankNames {
			shape.RankNames[i] = strconv.Itoa(shape.Ranks - i)
		}
	}
	d := diagram.Diagram{
		Shape: shape, Position: p, Flipped: s.Flipped, Coordinates: e.settings.Coordinates,
		Numerals: e.settings.ShogiRanks == look.KanjiRanks,
	}
	if n := len(moves); n > 0 && !moves[n-1].Null() {
		last := moves[n-1]
		d.Last = []rules.Spot{last.Origin(before[n-1].Turn()), rules.On(last.To)}
	}
	return d
}

// marks returns the arrows and circles in the notes on a move.
func marks(n record.Node) (all []diagram.Mark) {
	for _, s := range n.Shapes() {
		all = append(all, diagram.Mark{From: s.From, To: s.To, Colour: look.DrawingColour(s.Colour)})
	}
	return all
}

package export

import (
	"io"
	"strings"

	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/print/booklet"
	"passedpawn/ui/print/diagram"
)

// sheetSquare is the side of a square on a sheet, in pixels.
const sheetSquare = 45

func (e *Exporter) sheetPNG(out io.Writer, s Source, _ Options, _ Step) error {
	style, err := e.style(s)
	if err != nil {
		return err
	}
	return e.sheet(s).PNG(out, diagram.NewPainter(style, sheetSquare))
}

func (e *Exporter) sheetSVG(out io.Writer, s Source, _ Options, _ Step) error {
	style, err := e.style(s)
	if err != nil {
		return err
	}
	return e.sheet(s).SVG(out, style, sheetSquare)
}

// most is how many diagrams a sheet has at most, besides that of a start which is set up.
const most = 12

// each returns after how many plies there is a diagram, an even number that leads to at
// most as many diagrams as fit a sheet.
func each(plies int) int {
	n := 4
	for (plies+n-1)/n > most {
		n += 2
	}
	return n
}

// sheet returns the main line of a game as a sheet.
func (e *Exporter) sheet(s Source) diagram.Sheet {
	names := rules.SideNames(s.Rules, s.Rules.Start())
	sheet := diagram.Sheet{Title: booklet.Title(s.Record, [2]string{i18n.P(names[0]), i18n.P(names[1])})}
	sheet.About = booklet.Meta(s.Record, sheet.Title, spoken())
	nodes := s.Record.Main()
	nodes = nodes[:min(len(nodes), len(s.Line)-1)]
	add := func(ply int, moves []string) {
		d := e.diagram(s, s.Line[ply], s.Moves[:ply], s.Line[:ply])
		if ply > 0 {
			d.Marks = marks(nodes[ply-1])
		}
		sheet.Cells = append(sheet.Cells, diagram.Cell{Diagram: d, Moves: strings.Join(moves, " ")})
	}
	if s.Record.Start != "" || len(nodes) == 0 {
		add(0, nil)
	}
	step, first := each(len(nodes)), pgn.FirstPly(s.Record.Start)
	var moves []string
	for i, n := range nodes {
		moves = append(moves, written(s, n, i, first+i, len(moves) == 0))
		last := i == len(nodes)-1
		if r := s.Record.ResultTag(); last && r != "" && r != "*" {
			moves = append(moves, booklet.Result(r))
		}
		if last || (i+1)%step == 0 {
			add(i+1, moves)
			moves = nil
		}
	}
	return sheet
}

// written returns a move of the main line with its signs, after its number if it begins a
// line or is that of the first side.
func written(s Source, n record.Node, i, ply int, begins bool) string {
	text := i18n.SAN(rules.SAN{Game: s.Record.Rules, Text: n.SAN(), Native: rules.WriteNative(s.Rules, s.Line[i], s.Moves[i])})
	if begins || ply%2 == 0 || rules.CountsPlies(s.Rules) {
		text = rules.MoveNumber(s.Rules, ply, "…") + text
	}
	for g := range n.NAGs() {
		if g <= 6 { // the others are words
			text += i18n.T(record.NAGText(g))
		}
	}
	return text
}

// Package boardsearch is a sheet on which a person draws what to search for: pieces on a
// board, squares that must be empty, pawn structures and material. It makes a pattern of
// it and searches nothing itself.
package boardsearch

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/library/pattern"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A Structure is a formation of pawns, and its name in the person's language.
type Structure struct {
	Title   string
	Pattern pattern.Pattern
}

// Config configures a sheet; nothing may be nil.
type Config struct {
	Pieces     *look.Pieces
	Chess      rules.Rules
	Structures []Structure
	Said       func(pattern.Clause) string   // says a condition in words
	Here       func() (rules.Position, bool) // returns the position on the board, if it is one of chess
	Search     func(pattern.Pattern)         // is called with what is to be searched for
	Close      func()
	Key        func(fyne.KeyName) // is called with keys that mean nothing to the sheet
	Tell       func(title, text string)
	ToBoard    func() // gives the board the keys
}

// A Sheet is a pattern being drawn.
type Sheet struct {
	config   Config
	settings settings.Settings
	content  *fyne.Container
	board    *boardview.Widget
	ear      *byear.Listener
	panel    *panel

	drawing drawing
	rest    []pattern.Clause // conditions that cannot be drawn
	tool    pattern.Content  // what a press on the board puts there
	flipped bool
}

// New creates a sheet that begins with a pattern.
func New(c Config, s settings.Settings, from pattern.Pattern) *Sheet {
	sheet := &Sheet{config: c, settings: s, tool: pattern.Of('p', false)}
	sheet.board = boardview.New(boardview.Config{
		Pieces: c.Pieces, Play: func(rules.Move) {}, Refused: func(rules.Spot, rules.Square) {}, Touched: func(rules.Spot) {},
		PromotionFacts: func(rules.Position, rules.Move) []string { return nil },
		Free: boardview.Free{
			Put: func(at rules.Spot) { sheet.put(at, sheet.tool) }, Carried: sheet.carried, Gone: func(at rules.Spot) { sheet.put(at, wipe) },
		},
		Key: c.Key, Rune: sheet.typed, Ear: func(key string) bool { return sheet.ear.ByEar(key) },
	})
	sheet.ear = newEar(sheet)
	sheet.panel = newPanel(sheet, from)
	sheet.content = container.New(&widgets.Split{Board: sheet.board, Panel: sheet.panel.content}, sheet.board, sheet.panel.content)
	sheet.drawing, sheet.rest = drawingOf(from.Clauses)
	sheet.show()
	return sheet
}

// Content returns the sheet.
func (s *Sheet) Content() fyne.CanvasObject { return s.content }

// Board returns the widget that takes the keys.
func (s *Sheet) Board() fyne.Focusable { return s.board }

// SetSettings applies changed settings: the board's colours.
func (s *Sheet) SetSettings(changed settings.Settings) {
	s.settings = changed
	s.show()
}

// Flip flips the board.
func (s *Sheet) Flip() {
	s.flipped = !s.flipped
	s.show()
}

// take chooses what a press on the board puts there.
func (s *Sheet) take(c pattern.Content) {
	s.tool = c
	s.show()
}

// put puts a content on a square. The same content once more removes it.
func (s *Sheet) put(at rules.Spot, c pattern.Content) {
	n := number(at)
	switch {
	case n < 0:
		return
	case c == wipe, s.drawing[n] == c:
		s.drawing[n] = 0
	default:
		s.drawing[n] = c
	}
	s.show()
}

// carried moves a piece on the board.
func (s *Sheet) carried(from, to rules.Spot) {
	a, b := number(from), number(to)
	if a < 0 || b < 0 || a == b {
		return
	}
	s.drawing[a], s.drawing[b] = 0, s.drawing[a]
	s.show()
}

// typed puts the piece with a letter on the square with the cursor, as in FEN, or leaves
// the square empty.
func (s *Sheet) typed(letter rune) {
	at, shown := s.board.State().Cursor, s.board.State().CursorShown
	c := pattern.Content(0)
	switch {
	case letter == '-':
		c = pattern.Empty
	case letter <= 'z':
		c = pattern.Of(byte(letter)|0x20, letter >= 'a')
	}
	if c == 0 || !shown || s.ear.Waits() {
		s.ear.Letter(letter)
		return
	}
	s.put(at, c)
}

// replace draws a pattern in place of what was there.
func (s *Sheet) replace(clauses []pattern.Clause) {
	s.drawing, s.rest = drawingOf(clauses)
	s.show()
}

// pattern returns what is drawn and chosen, and false if there is nothing to search for.
func (s *Sheet) pattern() (pattern.Pattern, bool) {
	p, ok := s.panel.options()
	p.Clauses = append(s.drawing.clauses(), s.rest...)
	return p, ok && (len(p.Clauses) > 0 || p.Material != nil)
}

func (s *Sheet) search() {
	if p, ok := s.pattern(); ok {
		s.config.Search(p)
	}
}

// colours returns the colours of the board.
func (s *Sheet) colours() look.BoardColours {
	return look.BoardFor(rules.ShapeOf(s.config.Chess), s.settings.Board, s.settings.ShogiBoard)
}

// show shows the drawing.
func (s *Sheet) show() {
	s.ear.Forget()
	shape := rules.ShapeOf(s.config.Chess)
	v := boardview.View{
		Shape: shape, Position: position{s.drawing}, Enabled: true, Free: true, Stamp: true, Flipped: s.flipped,
		Coordinates: s.settings.Coordinates, Colours: s.colours(),
		Sides: rules.SideNames(s.config.Chess, s.config.Chess.Start()), Ear: s.settings.ByEar, Spelled: s.settings.EarStyle == string(describe.Spelled),
	}
	for n, c := range s.drawing {
		if _, piece := pieceOf(c); c != 0 && !piece {
			at := squareOf(n)
			v.Drawings = append(v.Drawings, boardview.Drawing{Arrow: boardmodel.Arrow{From: at, To: at}, Colour: markColour(c)})
		}
	}
	s.board.SetView(v)
	s.panel.show()
}

// markColour returns the colour of the ring for a content that is not one piece.
func markColour(c pattern.Content) color.NRGBA {
	switch c {
	case pattern.Whites:
		return look.DrawingColour('Y')
	case pattern.Blacks:
		return look.DrawingColour('B')
	}
	return look.DrawingColour('R')
}

// Draw replaces what is drawn and chosen by a pattern in text, if it is one.
func (s *Sheet) Draw(text string) {
	if p, ok := pattern.Parse(text); ok {
		s.panel.take(p)
		s.replace(p.Clauses)
	}
}

// Package booklet sets games as a PDF to be read and printed: moves, variations and
// comments in two columns, with diagrams where the notes of a game ask for one. It
// reads no file; games, words and fonts are handed to it.
package booklet

import (
	"io"

	"passedpawn/game/record"
	"passedpawn/game/rules"
	"passedpawn/ui/diagram"
)

// A Game is one that is printed.
type Game struct {
	Record *record.Record
	Rules  rules.Rules
	// Flipped diagrams show the board from the other side.
	Flipped bool
}

// Fonts are TrueType fonts. Signs is used for what the others lack, such as chessmen, and
// Japanese, which may have any outlines, for what Signs lacks.
type Fonts struct{ Regular, Bold, Italic, Signs, Japanese []byte }

// Config is what a booklet is made with. The functions may not be nil.
type Config struct {
	Title string // over the list of games
	Paper Paper
	Fonts Fonts
	Style func(rules.Shape) diagram.Style // of the diagrams
	// Coordinates are at the edges of the diagrams, and Numerals on boards that are
	// numbered so.
	Coordinates, Numerals bool
	// Figures prints chessmen in the place of the letters of moves.
	Figures bool
	// Final adds a diagram of the last position of a game that has no other.
	Final bool
	// Move is a move in the reader's language, NAG the sign or words of a NAG.
	Move func(rules.SAN) string
	NAG  func(int) string
	// Names are what the two sides of a game are called where nobody knows who played.
	Names func(r rules.Rules) [2]string
	// Round is what stands for the number of a round.
	Round func(string) string
}

// Paper is the size of a page in points, 72 to an inch.
type Paper struct{ Width, Height float64 }

// papers are A4 (ISO 216) and Letter, which North America uses.
var papers = [2]Paper{{595.28, 841.89}, {612, 792}}

// PaperFor is what printers hold in a country, by its ISO 3166 code; A4 where it is not
// known.
func PaperFor(country string) Paper {
	switch country {
	case "US", "CA", "MX", "PH", "CL", "CO", "VE":
		return papers[1]
	}
	return papers[0]
}

// Write writes games as PDF. step is called before each, and ends the work with its error.
func Write(out io.Writer, c Config, games []Game, step func(game int) error) error {
	fonts, err := newFaces(c.Fonts)
	if err != nil {
		return err
	}
	l := newLayout(c, fonts)
	for i, g := range games {
		if err := step(i); err != nil {
			return err
		}
		l.game(g)
	}
	return l.print(out)
}

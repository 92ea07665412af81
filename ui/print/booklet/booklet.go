// Package booklet sets games as a PDF to be read and printed: moves, variations and
// comments in two columns, with diagrams where the notes of a game or the person ask for
// one. It reads no file: its caller provides games, words and fonts.
package booklet

import (
	"io"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/ui/print/diagram"
)

// A Game is a game to be printed.
type Game struct {
	Record *record.Record
	Rules  rules.Rules
	// Flipped diagrams show the board from the other side.
	Flipped bool
}

// Fonts are TrueType fonts. Signs is used for what the others lack, such as chessmen, and
// Japanese for what Signs lacks.
type Fonts struct{ Regular, Bold, Italic, Signs, Japanese []byte }

// Config configures a booklet. The functions may not be nil.
type Config struct {
	Title string // over the list of games
	Paper Paper
	Fonts Fonts
	Style func(rules.Shape) diagram.Style // of the diagrams
	// Coordinates shows them at the edges of the diagrams, with Japanese Numerals for the
	// ranks of shogi.
	Coordinates, Numerals bool
	// Letters is the size of those of moves in points, 0 for the usual one. Large ones are for people
	// who see little.
	Letters float64
	// Figures prints chessmen instead of letters in moves.
	Figures bool
	// Final adds a diagram of the last position to a game that has no other.
	Final bool
	Diagrams
	Words
}

// Words write in the reader's language.
type Words struct {
	Move    func(rules.SAN) string
	NAG     func(int) string              // its sign or words
	Names   func(r rules.Rules) [2]string // of the two sides, for games with unknown players
	Round   func(number string) string
	Opening func(english string) string
}

// Paper is the size of a page in points, 72 to an inch.
type Paper struct{ Width, Height float64 }

// papers are A4 (ISO 216) and Letter, which North America uses.
var papers = [2]Paper{{595.28, 841.89}, {612, 792}}

// PaperFor returns the usual paper of a country, by its ISO 3166 code, or A4 if it is not
// known.
func PaperFor(country string) Paper {
	switch country {
	case "US", "CA", "MX", "PH", "CL", "CO", "VE":
		return papers[1]
	}
	return papers[0]
}

// Write writes games as PDF. step is called before each game. If it returns an
// error, Write stops and returns it.
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

// Package pgn turns records into PGN text and back: tags, moves, comments, numeric
// annotation glyphs (NAGs), variations and results by the PGN standard (1994), in
// the many forms programs write. It decides nothing about chess; the rule set it is
// given says what a move means.
package pgn

import (
	"fmt"
	"strings"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// An Item is one game of a file, found but not yet read.
type Item struct {
	Number   int          // of the game in the file, from 1
	Line     int          // of the file where it begins, from 1
	Offset   int64        // of its first byte in the file
	Size     int          // in bytes
	Tags     []record.Tag // as written
	Text     string       // all of it, tags and moves
	Raw      string       // the same in the bytes of the file
	Encoding Encoding     // of Raw
	Format   Format       // nil for PGN
	moves    int          // offset in Text where the tags end
	loose    bool         // a tag is in a form of its own
	prose    bool         // words stand before it that are of no game
	ended    rules.Result // that its moves end with, "" for none
}

// A Format is how games are written that are not in PGN.
type Format interface {
	// Read reads a game as the function Read does, and tells every line that breaks
	// off.
	Read(Item, rules.Games) (*record.Record, []error)
	// String is the name of the format.
	String() string
}

// Tag returns the value of a tag, "" if there is none.
func (i Item) Tag(name string) string {
	for _, t := range i.Tags {
		if len(t.Name) == len(name) && strings.EqualFold(t.Name, name) {
			return t.Value
		}
	}
	return ""
}

// Result is how the game ended: as its moves end, and where they leave that open as
// its tag says.
func (i Item) Result() rules.Result {
	if i.ended != "" && i.ended != rules.Ongoing {
		return i.ended
	}
	if r, ok := asResult(trim(i.Tag("Result"))); ok {
		return r
	}
	return rules.Ongoing
}

// movetext is the tokens behind the tags.
func (i Item) movetext() lexer { return lexer{text: i.Text, pos: i.moves} }

// An Error says where a game could not be read. What came before it is kept.
type Error struct {
	Game int    // in the file, from 1
	Line int    // in the file, from 1
	Move string // "23...Qh9", "" where it is not about a move
	Why  string
}

// Error implements error.
func (e *Error) Error() string {
	if e.Move == "" {
		return fmt.Sprintf("game %d, line %d: %s", e.Game, e.Line, e.Why)
	}
	return fmt.Sprintf("game %d, line %d, move %s: %s", e.Game, e.Line, e.Move, e.Why)
}

// A Notice is told of what was read although PGN has no such form. Nothing is lost by
// it.
type Notice struct {
	Game int // in the file, from 1
	record.Unusual
}

// Error implements error.
func (n *Notice) Error() string { return fmt.Sprintf("game %d, %s", n.Game, n.Unusual) }

// numbered is "23.Qh9" for a move of White and "23...Qh9" for one of Black.
func numbered(number int, black bool, san string) string {
	if black {
		return fmt.Sprintf("%d...%s", number, san)
	}
	return fmt.Sprintf("%d.%s", number, san)
}

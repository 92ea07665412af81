// Package pgn reads PGN text into records and writes records as PGN text: tags, moves,
// comments, numeric annotation glyphs (NAGs), variations and results, by the PGN standard
// (1994) and in the many forms that programs write. It decides nothing about chess: the
// rule set it is given says what a move means.
package pgn

import (
	"fmt"
	"strings"

	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// An Item is a game in a file that has been found but not yet read.
type Item struct {
	Number   int          // of the game in the file, from 1
	Line     int          // in the file where the game begins, from 1
	Offset   int64        // of its first byte in the file
	Size     int          // in bytes
	Tags     []record.Tag // as written
	Text     string       // all of it: tags and moves
	Raw      string       // the same, in the bytes of the file
	Encoding Encoding     // of Raw
	Format   Format       // nil for PGN
	moves    int          // offset in Text of the end of the tags
	loose    bool         // a tag is in a non-standard form
	prose    bool         // text that belongs to no game comes before it
	ended    rules.Result // the result at the end of its moves, "" for none
}

// A Format is a way of writing games other than PGN.
type Format interface {
	// Read reads a game like the function Read, and returns an error for every line that
	// breaks off.
	Read(Item, rules.Games) (*record.Record, []error)
	// String returns the name of the format.
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

// Variant returns the value of the Variant tag. If a game without one has a FEN with
// castling rights that only Chess960 knows, it returns Chess960.
func (i Item) Variant() string {
	name := i.Tag("Variant")
	if !rules.Orthodox(name) {
		return name
	}
	if Castles960(i.Tag("FEN")) {
		return chess960
	}
	return name
}

// chess960 is how the Variant tag names Chess960.
const chess960 = "Chess960"

// Result returns the result of the game: the one at the end of its moves, or the one in
// its tag if the moves give none or leave it open.
func (i Item) Result() rules.Result {
	if i.ended != "" && i.ended != rules.Ongoing {
		return i.ended
	}
	if r, ok := asResult(trim(i.Tag("Result"))); ok {
		return r
	}
	return rules.Ongoing
}

// movetext returns a lexer for the tokens after the tags.
func (i Item) movetext() lexer { return lexer{text: i.Text, pos: i.moves} }

// An Error says where a game could not be read. The part before it is kept.
type Error struct {
	Game int    // in the file, from 1
	Line int    // in the file, from 1
	Move string // "23...Qh9"; "" if the error is not about a move
	Why  string
}

// Error implements error.
func (e *Error) Error() string {
	if e.Move == "" {
		return fmt.Sprintf("game %d, line %d: %s", e.Game, e.Line, e.Why)
	}
	return fmt.Sprintf("game %d, line %d, move %s: %s", e.Game, e.Line, e.Move, e.Why)
}

// A Notice reports something that was read although it is not standard PGN. Nothing is
// lost by it.
type Notice struct {
	Game int // in the file, from 1
	record.Unusual
}

// Error implements error.
func (n *Notice) Error() string { return fmt.Sprintf("game %d, %s", n.Game, n.Unusual) }

// numbered returns "23.Qh9" for a move of White and "23...Qh9" for a move of Black.
func numbered(number int, black bool, san string) string {
	if black {
		return fmt.Sprintf("%d...%s", number, san)
	}
	return fmt.Sprintf("%d.%s", number, san)
}

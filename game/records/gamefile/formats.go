package gamefile

import (
	"io"
	"strings"

	"passedpawn/game/phrase"
	"passedpawn/game/records/kifu"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A Format is a format of games as text. Formats can be compared.
type Format interface {
	pgn.Format
	// Write returns a game as text, in its export form. as is the encoding that the text
	// will have.
	Write(rec *record.Record, as pgn.Encoding) string
	// Holds reports whether the format has room for a game, by the ID of its rules or its
	// Variant tag.
	Holds(game string) bool
	// Loses returns the contents of a game that the format cannot store.
	Loses(rec *record.Record) []phrase.Phrase
	// Joint returns the text between two games of a file.
	Joint() string
	// Comment reports whether an annotation of a move is a comment.
	Comment(text string) bool
}

// A Type is a type of game file.
type Type struct {
	Extension string // of file names, with the dot
	Name      string // in a list of types for saving, "" if it is not offered there
	Format    Format
	Encoding  pgn.Encoding // of new files
	vague     bool         // the text of such a file may look like another format
}

// types are the types of game files, PGN first. A new format gets its types here, and its
// reader below.
var types = []Type{
	{".pgn", "PGN", PGN{}, pgn.UTF8, true},
	{".kif", "KIF (Shift-JIS)", kifu.KIF, pgn.ShiftJIS, false},
	{".kifu", "KIF (UTF-8)", kifu.KIF, pgn.UTF8, false},
	{".ki2", "KI2 (Shift-JIS)", kifu.KI2, pgn.ShiftJIS, true},
	{".ki2u", "KI2 (UTF-8)", kifu.KI2, pgn.UTF8, true},
	{".csa", "CSA", kifu.CSA, pgn.UTF8, false},
	{".bod", "", kifu.BOD, pgn.UTF8, true},
	{".sfen", "", kifu.USI, pgn.UTF8, false},
	{".usi", "USI", kifu.USI, pgn.UTF8, false},
	{".jkf", "JKF", kifu.JKF, pgn.UTF8, false},
}

// A reader recognises and reads formats other than PGN.
type reader struct {
	// detect returns the format of the beginning of a file, nil for none or PGN. sure is
	// true if no other format has such lines.
	detect func(head string) (f pgn.Format, sure bool)
	// scanner returns a scanner for one of the formats, nil for the formats of others.
	scanner func(in io.Reader, f pgn.Format, as pgn.Encoding) Scanner
}

// beginning is how many bytes of a file the readers need to recognise it.
const beginning = kifu.Beginning

var readers = []reader{
	{kifu.Detect, func(in io.Reader, f pgn.Format, as pgn.Encoding) Scanner {
		if k, ok := f.(kifu.Format); ok {
			return kifu.NewScanner(in, k, as)
		}
		return nil
	}},
}

// PGN is the format of package pgn.
type PGN struct{}

// String implements pgn.Format.
func (PGN) String() string { return "PGN" }

// Read implements pgn.Format.
func (PGN) Read(item pgn.Item, games rules.Games) (*record.Record, []error) {
	item.Format = nil
	return pgn.ReadAll(item, games)
}

// Write implements Format.
func (PGN) Write(rec *record.Record, _ pgn.Encoding) string { return pgn.Write(rec) }

// Holds implements Format.
func (PGN) Holds(string) bool { return true }

// Loses implements Format.
func (PGN) Loses(*record.Record) []phrase.Phrase { return nil }

// Joint implements Format.
func (PGN) Joint() string { return "\n\n" }

// Comment implements Format.
func (PGN) Comment(string) bool { return true }

// Of returns the format of a game, which is nil in its item for PGN.
func Of(f pgn.Format) Format {
	if other, ok := f.(Format); ok {
		return other
	}
	return PGN{}
}

// TypeOf returns the type of a file by the extension of its name, in upper or lower case:
// PGN for any other name.
func TypeOf(path string) Type {
	t, _ := named(path)
	return t
}

// Named reports whether a file is a game file by the extension of its name.
func Named(path string) bool {
	_, ok := named(path)
	return ok
}

func named(path string) (t Type, ok bool) {
	for _, t := range types {
		if n := len(path) - len(t.Extension); n > 0 && strings.EqualFold(path[n:], t.Extension) {
			return t, true
		}
	}
	return types[0], false
}

// TypesFor returns the types in which a game can be saved, by the ID of its rules or its
// Variant tag: the usual one first, and PGN last.
func TypesFor(game string) (all []Type) {
	for _, t := range types[1:] {
		if t.Name != "" && t.Format.Holds(game) {
			all = append(all, t)
		}
	}
	return append(all, types[0])
}

// Extensions returns the file name extensions of game files, PGN first.
func Extensions() (all []string) {
	for _, t := range types {
		all = append(all, t.Extension)
	}
	return all
}

// Package kifu reads and writes the record formats of shogi: KIF, KI2, CSA, board
// diagrams (BOD) and USI. It knows their notation; the rules of game/shogi decide what a
// move means.
package kifu

import (
	"strings"

	"passedpawn/game/records/pgn"
)

// A Format is a format for games of shogi.
type Format uint8

// The formats. None is PGN, or no format at all.
const (
	None Format = iota
	KIF         // one move per line, with the origin square
	KI2         // moves as in books
	CSA         // the format of the Computer Shogi Association
	BOD         // a diagram of a position
	USI         // one game per line, as engines exchange it
)

var names = [...]string{None: "PGN", KIF: "KIF", KI2: "KI2", CSA: "CSA", BOD: "BOD", USI: "USI"}

// String returns the name of the format.
func (f Format) String() string { return names[f] }

// An Extension is a file name extension, with the format and the encoding that programs
// expect for it.
type Extension struct {
	Name     string
	Format   Format
	Encoding pgn.Encoding
}

// Extensions are the file name extensions of the formats.
var Extensions = []Extension{
	{".kif", KIF, pgn.ShiftJIS},
	{".kifu", KIF, pgn.UTF8},
	{".ki2", KI2, pgn.ShiftJIS},
	{".ki2u", KI2, pgn.UTF8},
	{".csa", CSA, pgn.UTF8},
	{".bod", BOD, pgn.UTF8},
	{".sfen", USI, pgn.UTF8},
	{".usi", USI, pgn.UTF8},
}

// ByName returns the extension at the end of a file name, in upper or lower case. Its
// format is None if the name has none of the extensions.
func ByName(path string) Extension {
	for _, e := range Extensions {
		if n := len(path) - len(e.Name); n > 0 && strings.EqualFold(path[n:], e.Name) {
			return e
		}
	}
	return Extension{}
}

// Package kifu reads and writes the record formats of shogi: KIF, KI2, CSA, board
// diagrams (BOD) and USI. It knows how they are written; what a move means is up to
// the rules of game/shogi.
package kifu

import (
	"strings"

	"passedpawn/game/pgn"
)

// A Format is a way to write games of shogi.
type Format uint8

// The formats. None is PGN, or no format at all.
const (
	None Format = iota
	KIF         // a move on a line, with the square it comes from
	KI2         // as moves are printed in books
	CSA         // of the Computer Shogi Association
	BOD         // a diagram of a position
	USI         // a game on a line, as engines exchange it
)

var names = [...]string{None: "PGN", KIF: "KIF", KI2: "KI2", CSA: "CSA", BOD: "BOD", USI: "USI"}

// String is the name of the format.
func (f Format) String() string { return names[f] }

// An Extension is the end of a file name, with the format and the encoding that
// programs expect there.
type Extension struct {
	Name     string
	Format   Format
	Encoding pgn.Encoding
}

// Extensions are those of the formats.
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

// ByName is the extension that a file name ends with, in large or small letters. Its
// format is None for any other.
func ByName(path string) Extension {
	for _, e := range Extensions {
		if n := len(path) - len(e.Name); n > 0 && strings.EqualFold(path[n:], e.Name) {
			return e
		}
	}
	return Extension{}
}

// Package kifu reads and writes the record formats of shogi: KIF, KI2, CSA, JKF,
// board diagrams (BOD) and USI. It knows their notation; the rules of game/shogi decide what a
// move means.
package kifu

import "strings"

// A Format is a format for games of shogi.
type Format uint8

// The formats.
const (
	unknown Format = iota
	KIF            // one move per line, with the origin square
	KI2            // moves as in books
	CSA            // the format of the Computer Shogi Association
	BOD            // a diagram of a position
	USI            // one game per line, as engines exchange it
	JKF            // a game as JSON, with everything that the others have
)

var names = [...]string{KIF: "KIF", KI2: "KI2", CSA: "CSA", BOD: "BOD", USI: "USI", JKF: "JKF"}

// String returns the name of the format.
func (f Format) String() string { return names[f] }

// Holds reports whether a game is shogi, by its rules or its Variant tag.
func (f Format) Holds(game string) bool {
	return len(game) >= len(variant) && strings.EqualFold(game[:len(variant)], variant)
}

// Joint returns the text between two games of a file.
func (f Format) Joint() string {
	switch f {
	case CSA:
		return "\n/\n"
	case USI, JKF:
		return "\n"
	}
	return "\n\n"
}

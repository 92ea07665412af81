package rules

import (
	"strconv"
	"strings"

	"passedpawn/game/phrase"
)

// MoveNumber returns the number of the move at a ply counted from 0, followed by a dot.
// If two plies share a number, the second one is followed by second instead.
func MoveNumber(r Rules, ply int, second string) string {
	switch {
	case CountsPlies(r):
		return strconv.Itoa(ply+1) + "."
	case ply%2 == 0:
		return strconv.Itoa(ply/2+1) + "."
	}
	return strconv.Itoa(ply/2+1) + second
}

// A SquareName is the name of a square, from the labels of files and ranks at the edges
// of the board: "e4", or in shogi "7f". In a phrase it has the native form, "7六", if
// moves have theirs.
type SquareName struct{ Text, Native string }

// String returns the name in English.
func (n SquareName) String() string { return n.Text }

// In returns the name in a language. It implements phrase.Word.
func (n SquareName) In(l *phrase.Language) string {
	if n.Native != "" && l.Native {
		return n.Native
	}
	return n.Text
}

// SquareNames is a list of square names.
type SquareNames []SquareName

// String returns the names in English.
func (n SquareNames) String() string {
	var all []string
	for _, name := range n {
		all = append(all, name.Text)
	}
	return strings.Join(all, ", ")
}

// In returns the names in a language. It implements phrase.Word.
func (n SquareNames) In(l *phrase.Language) string {
	var all []string
	for _, name := range n {
		all = append(all, name.In(l))
	}
	return strings.Join(all, ", ")
}

// NameOf returns the name of a square in a game.
func NameOf(r Rules, s Square) SquareName { return ShapeOf(r).NameOf(s) }

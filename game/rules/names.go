package rules

import (
	"strconv"
	"strings"

	"passedpawn/game/phrase"
)

// MoveNumber is the number of the move at a ply from 0, with a dot, or with others for
// the second side where two plies share a number.
func MoveNumber(r Rules, ply int, second string) string {
	switch {
	case CountsPlies(r):
		return strconv.Itoa(ply+1) + "."
	case ply%2 == 0:
		return strconv.Itoa(ply/2+1) + "."
	}
	return strconv.Itoa(ply/2+1) + second
}

// A SquareName is what a square is called, by the files and ranks at the edges of the
// board: "e4", or in shogi "7f". In a phrase it has the native form, "7六", where moves
// have theirs.
type SquareName struct{ Text, Native string }

// String is the name as it is in English.
func (n SquareName) String() string { return n.Text }

// In is a name in a language, as a phrase.Word.
func (n SquareName) In(l *phrase.Language) string {
	if n.Native != "" && l.Native {
		return n.Native
	}
	return n.Text
}

// SquareNames are several of them.
type SquareNames []SquareName

// String is the names as they are in English.
func (n SquareNames) String() string {
	var all []string
	for _, name := range n {
		all = append(all, name.Text)
	}
	return strings.Join(all, ", ")
}

// In is the names in a language, as a phrase.Word.
func (n SquareNames) In(l *phrase.Language) string {
	var all []string
	for _, name := range n {
		all = append(all, name.In(l))
	}
	return strings.Join(all, ", ")
}

// NameOf is what a square is called in a game.
func NameOf(r Rules, s Square) SquareName { return ShapeOf(r).NameOf(s) }

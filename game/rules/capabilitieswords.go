package rules

import (
	"strings"

	"passedpawn/game/phrase"
)

// An IllegalReader is a rule set whose notation is not like that of chess.
type IllegalReader interface {
	// ReadIllegal finds the move that a text means and that is not legal, in the form
	// that Why takes, and false if it cannot tell.
	ReadIllegal(p Position, text string) (Move, bool)
}

// ReadIllegal finds the move that a text means and that is not legal; own is false where
// moves are written as in chess.
func ReadIllegal(r Rules, p Position, text string) (m Move, ok, own bool) {
	if i, own := r.(IllegalReader); own {
		m, ok = i.ReadIllegal(p, text)
		return m, ok, true
	}
	return Move{}, false, false
}

// A Coordinator is a rule set that writes moves by their squares.
type Coordinator interface {
	// Coordinates is a move as UCI writes it: "e7e8q".
	Coordinates(Move) string
}

// Coordinates is a move as UCI writes it. Where the rule set does not say, that is
// the two squares and the letter of what arrives, a drop the letter and its square,
// "R@e4", and the null move "0000".
func Coordinates(r Rules, m Move) string {
	if c, ok := r.(Coordinator); ok {
		return c.Coordinates(m)
	}
	letter := func(k Kind) string {
		for l, kind := range LettersOf(r) {
			if kind == k && k != NoKind {
				return string(rune(l))
			}
		}
		return ""
	}
	switch {
	case m.Null():
		return "0000"
	case m.Drop == Pawn:
		return "P@" + m.To.String()
	case m.Drop != NoKind:
		return letter(m.Drop) + "@" + m.To.String()
	}
	return m.From.String() + m.To.String() + strings.ToLower(letter(m.Promote))
}

// A SideNamer is a rule set whose sides are not called White and Black.
type SideNamer interface {
	// SideNames are those of both sides, from White on, in a game that begins with a
	// position.
	SideNames(start Position) [2]string
}

// SideName is what a side is called in a game that begins with start. Where the rule
// set does not say, that is White or Black.
func SideName(r Rules, start Position, side Side) phrase.Phrase {
	name, _ := nameOf(r, start, side)
	return name
}

// SideNames are what both sides are called, from White on.
func SideNames(r Rules, start Position) [2]phrase.Phrase {
	return [2]phrase.Phrase{SideName(r, start, White), SideName(r, start, Black)}
}

func nameOf(r Rules, start Position, side Side) (name phrase.Phrase, own bool) {
	if n, ok := r.(SideNamer); ok {
		return phrase.Say(n.SideNames(start)[side]), true
	}
	return phrase.Say(side.String()), false
}

// A PlyCounter is a rule set whose moves are numbered ply by ply.
type PlyCounter interface {
	// CountsPlies reports whether each ply has a number of its own.
	CountsPlies() bool
}

// CountsPlies reports whether each ply of a game has a number of its own. Where the
// rule set does not say, two plies share one.
func CountsPlies(r Rules) bool {
	c, ok := r.(PlyCounter)
	return ok && c.CountsPlies()
}

// A NativeWriter is a rule set whose moves have a second form: the one of the country
// that the game comes from.
type NativeWriter interface {
	// WriteNative is a legal move in that form. Read knows it.
	WriteNative(p Position, m Move) string
}

// HasNative reports whether moves have such a form.
func HasNative(r Rules) bool {
	_, ok := r.(NativeWriter)
	return ok
}

// WriteNative is a legal move in the form of the country that the game comes from, ""
// where the rule set has no such form.
func WriteNative(r Rules, p Position, m Move) string {
	if n, ok := r.(NativeWriter); ok {
		return n.WriteNative(p, m)
	}
	return ""
}

// An Exemplar is a rule set whose moves are not written as in chess.
type Exemplar interface {
	// Example is a move that many games begin with.
	Example() Move
}

// Example is a move that many games begin with, to show how moves are typed, and false
// where they are written as in chess.
func Example(r Rules) (m Move, ok bool) {
	if e, ok := r.(Exemplar); ok {
		return e.Example(), true
	}
	return Move{}, false
}

package rules

import (
	"strings"

	"passedpawn/game/phrase"
)

// An IllegalReader is a rule set whose notation differs from that of chess.
type IllegalReader interface {
	// ReadIllegal finds the illegal move that a text means, in the form that Why takes.
	// It returns false if it cannot tell.
	ReadIllegal(p Position, text string) (Move, bool)
}

// ReadIllegal finds the illegal move that a text means. own is false if moves are written
// as in chess.
func ReadIllegal(r Rules, p Position, text string) (m Move, ok, own bool) {
	if i, own := r.(IllegalReader); own {
		m, ok = i.ReadIllegal(p, text)
		return m, ok, true
	}
	return Move{}, false, false
}

// A Coordinator is a rule set with its own way of writing moves by their squares.
type Coordinator interface {
	// Coordinates returns a move as UCI writes it: "e7e8q".
	Coordinates(Move) string
}

// Coordinates returns a move as UCI writes it. The default is the two squares and the
// letter of the promoted piece. A drop is the letter and the square, "R@e4", and the null
// move is "0000".
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
	// SideNames returns the names of both sides, White's first, in a game that begins
	// with a position.
	SideNames(start Position) [2]string
	// SideNotes returns what those names mean: which side moves first.
	SideNotes(start Position) [2]string
}

// SideName returns the name of a side in a game that begins with start. The default is
// White or Black.
func SideName(r Rules, start Position, side Side) phrase.Phrase {
	name, _ := nameOf(r, start, side)
	return name
}

// SideNames returns the names of both sides, White's first.
func SideNames(r Rules, start Position) [2]phrase.Phrase {
	return [2]phrase.Phrase{SideName(r, start, White), SideName(r, start, Black)}
}

// SideNotes returns what the names of both sides mean, and false if they are White and
// Black, which everybody knows.
func SideNotes(r Rules, start Position) (notes [2]phrase.Phrase, own bool) {
	n, own := r.(SideNamer)
	if own {
		for side, note := range n.SideNotes(start) {
			notes[side] = phrase.Say(note)
		}
	}
	return notes, own
}

func nameOf(r Rules, start Position, side Side) (name phrase.Phrase, own bool) {
	if n, ok := r.(SideNamer); ok {
		return phrase.Say(n.SideNames(start)[side]), true
	}
	return phrase.Say(side.String()), false
}

// An OpeningNamer is a rule set that names openings itself.
type OpeningNamer interface {
	// Opening returns the name in English for the positions of a game from the start, "" for
	// none.
	Opening(line []Position) string
}

// Opening returns the name of the opening in English for the positions of a game from the
// start, "" for none. The names of orthodox chess are in package opening, and the openings
// of other games have none.
func Opening(r Rules, line []Position) string {
	if n, ok := r.(OpeningNamer); ok {
		return n.Opening(line)
	}
	return ""
}

// A PlyCounter is a rule set that may number its moves ply by ply.
type PlyCounter interface {
	// CountsPlies reports whether each ply has its own number.
	CountsPlies() bool
}

// CountsPlies reports whether each ply of a game has its own number. By default two plies
// share one.
func CountsPlies(r Rules) bool {
	c, ok := r.(PlyCounter)
	return ok && c.CountsPlies()
}

// A NativeWriter is a rule set whose moves have a second notation: that of the country
// the game comes from.
type NativeWriter interface {
	// WriteNative returns a legal move in that notation. Read accepts it.
	WriteNative(p Position, m Move) string
}

// HasNative reports whether moves have a native notation.
func HasNative(r Rules) bool {
	_, ok := r.(NativeWriter)
	return ok
}

// WriteNative returns a legal move in the native notation, "" if the rule set has none.
func WriteNative(r Rules, p Position, m Move) string {
	if n, ok := r.(NativeWriter); ok {
		return n.WriteNative(p, m)
	}
	return ""
}

// An Exampler is a rule set whose moves are not written as in chess.
type Exampler interface {
	// Example returns a move that many games begin with.
	Example() Move
}

// Example returns a move that many games begin with, to show how moves are typed. It
// returns false if they are written as in chess.
func Example(r Rules) (m Move, ok bool) {
	if e, ok := r.(Exampler); ok {
		return e.Example(), true
	}
	return Move{}, false
}

package rules

import (
	"fmt"

	"passedpawn/game/phrase"
)

// A Square is a square of a board of at most 26 files. a1 is {0, 0}.
type Square struct{ File, Rank int8 }

// Sq returns the square on a file and a rank, both counted from 0.
func Sq(file, rank int) Square { return Square{int8(file), int8(rank)} }

// String returns the algebraic name: "e4".
func (s Square) String() string {
	return fmt.Sprintf("%c%d", 'a'+rune(s.File), int(s.Rank)+1)
}

// In returns the algebraic name in any language. It implements phrase.Word.
func (s Square) In(*phrase.Language) string { return s.String() }

// Light reports whether a square of a chequered board is light. a1 is dark.
func (s Square) Light() bool { return (int(s.File)+int(s.Rank))%2 == 1 }

// ParseSquare reads an algebraic name such as "e4" or "i10".
func ParseSquare(name string) (Square, error) {
	var file rune
	var rank int
	if n, err := fmt.Sscanf(name, "%c%d", &file, &rank); n != 2 || err != nil {
		return Square{}, phrase.Errorf("rules.not-square", name)
	}
	if s := Sq(int(file-'a'), rank-1); file >= 'a' && file <= 'z' && rank > 0 && rank < 100 && s.String() == name {
		return s, nil
	}
	return Square{}, phrase.Errorf("rules.not-square", name)
}

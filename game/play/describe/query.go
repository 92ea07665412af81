package describe

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// Named finds a square by its name.
func (s Scene) Named(name string) (at rules.Square, ok bool) {
	for _, at := range s.squares() {
		if n := s.shape().NameOf(at); name != "" && (n.Text == name || n.Native == name) {
			return at, true
		}
	}
	return at, false
}

// kinds are the pieces of rules.LettersIn.
var kinds = [...]rules.Kind{rules.King, rules.Queen, rules.Rook, rules.Bishop, rules.Knight, rules.Pawn}

// Lettered answers where the pieces with a letter are. letters are those of the person, as
// rules.LettersIn returns them; a capital one means White. ok is false for no letter of a piece.
func (s Scene) Lettered(letter string, letters []string) (said phrase.Phrase, ok bool) {
	kind, ok := s.Kind(letter, letters)
	if !ok {
		return said, false
	}
	side := rules.Black
	if first, _ := utf8.DecodeRuneInString(letter); unicode.IsUpper(first) {
		side = rules.White
	}
	return s.Where(rules.Piece{Kind: kind, Side: side}), true
}

// Kind returns the kind of piece with a letter, in either case: the person's own, unless the
// game has its letters.
func (s Scene) Kind(letter string, letters []string) (kind rules.Kind, ok bool) {
	if _, own := s.Rules.(rules.Lettered); own && len(letter) == 1 {
		letter = strings.ToUpper(letter)
		if kind, ok = rules.LettersOf(s.Rules)[letter[0]]; ok {
			return kind, true
		}
		return rules.Pawn, letter == "P"
	}
	if i := slices.IndexFunc(letters, func(l string) bool { return strings.EqualFold(l, letter) }); i >= 0 {
		return kinds[i], true
	}
	return kind, false
}

// OnLine answers what is on a file or a rank with a name. ok is false for another name.
func (s Scene) OnLine(name string) (said phrase.Phrase, ok bool) {
	shape := s.shape()
	if i := slices.Index(shape.FileNames, name); i >= 0 {
		return s.File(i), true
	}
	if i := slices.Index(shape.RankNames, name); i >= 0 {
		return s.Rank(i), true
	}
	return said, false
}

// Numbered returns the index of the file or the rank that a number names, from 1: by its digits,
// or by the letter with that place in the alphabet. names are those of the files or the ranks.
func Numbered(names []string, n int) (i int, ok bool) {
	for i, name := range names {
		if name == strconv.Itoa(n) || name == string(rune('a'+n-1)) {
			return i, true
		}
	}
	return 0, false
}

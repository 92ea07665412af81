package typed

import (
	"slices"
	"strings"
	"unicode"

	"passedpawn/ui/i18n"
)

// Begins reports whether a letter, in either case, can begin a move of chess.
func Begins(r rune) bool {
	return strings.ContainsRune("abcdefghknoqr0", unicode.ToLower(r)) ||
		slices.ContainsFunc(i18n.Letters(), func(l string) bool { return strings.HasPrefix(l, string(unicode.ToUpper(r))) })
}

// English returns a typed move in English letters. It may have been typed in those of the
// person's language or in English ones, and in chess the letter of a piece that is not the
// letter of a file may be lower case. legal reports whether a move in English letters is
// legal, and decides what else is meant.
func English(typed string, chess bool, legal func(string) bool) string {
	if !chess || typed == "" {
		return typed
	}
	typed = raised(typed)
	if text := i18n.English(typed); legal(text) || !legal(typed) {
		return text
	}
	return typed
}

// raised returns a typed move with the letters of its piece as they are written, unless they
// begin with that of a file.
func raised(typed string) string {
	longest := ""
	for _, l := range i18n.Letters() {
		if len(l) > len(longest) && l > "H" && len(typed) >= len(l) && strings.EqualFold(typed[:len(l)], l) {
			longest = l
		}
	}
	return longest + typed[len(longest):]
}

package typed

import (
	"strings"
	"unicode"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// Begins reports whether a letter, in either case, can begin a move of chess.
func Begins(r rune) bool {
	return strings.ContainsRune("abcdefghknoqr0", unicode.ToLower(r)) || strings.ContainsRune(i18n.T(rules.Letters), unicode.ToUpper(r))
}

// English returns a typed move in English letters. It may have been typed in those of the
// person's language or in English ones, and in chess the letter of a piece that is not the
// letter of a file may be lower case. legal reports whether a move in English letters is
// legal, and decides what else is meant.
func English(typed string, chess bool, legal func(string) bool) string {
	if !chess || typed == "" {
		return typed
	}
	if first := strings.ToUpper(typed[:1]); first > "H" && strings.Contains(i18n.T(rules.Letters), first) {
		typed = first + typed[1:]
	}
	if text := i18n.English(typed); legal(text) || !legal(typed) {
		return text
	}
	return typed
}

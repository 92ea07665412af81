package kifu

import (
	"strings"
	"time"
)

// cutNumber splits a KIF move into its number and the rest, which must look like a move
// or an ending.
func cutNumber(text string) (number int, rest string, ok bool) {
	signs := []rune(text)
	i := 0
	for ; i < len(signs) && i < 6; i++ {
		if d := digit(signs[i]); d < 0 || signs[i] > '９' || signs[i] >= '〇' && signs[i] < '０' {
			break
		}
		number = 10*number + digit(signs[i])
	}
	if i == 0 || i == len(signs) {
		return 0, "", false
	}
	apart := strings.ContainsRune(blanks+".:", signs[i])
	rest = strings.TrimLeft(string(signs[i:]), blanks+".:")
	if signs := []rune(rest); len(signs) > 1 && digit(signs[0]) > 0 && strings.ContainsRune(blanks, signs[1]) {
		return 0, "", false // the file numbers above a diagram
	}
	if rest == "" || !apart && !strings.ContainsRune("同▲△▼▽☗☖投中詰千持切反入", []rune(rest)[0]) {
		return 0, "", false
	}
	return number, rest, true
}

// brackets replaces full-width brackets by those of ASCII.
var brackets = strings.NewReplacer("（", "(", "）", ")")

// cutMove splits the line of a move: the move, the origin square in brackets, the time
// for the move and the total time of the side, both negative if missing, and other text.
func cutMove(text string) (word, from string, took, whole time.Duration, rest string) {
	took, whole = -1, -1
	word, tail, bracket := strings.Cut(brackets.Replace(text), "(")
	word = trim(word)
	for bracket {
		inner, after, closed := strings.Cut(tail, ")")
		switch {
		case !closed:
			rest += "(" + inner
		case !bracketed(inner, &from, &took, &whole):
			rest += "(" + inner + ")"
		}
		before, next, more := strings.Cut(after, "(")
		rest += trim(before)
		tail, bracket = next, more
	}
	if rest = trim(rest); rest == "+" { // the mark for a variation on the move
		rest = ""
	}
	if i := strings.IndexAny(word, " 　\t"); i > 0 && !strings.HasPrefix(strings.TrimLeft(word, sideMarks), "同") {
		if _, ok := endingIn(word[:i]); ok {
			word, rest = word[:i], trim(word[i:]+" "+rest)
		}
	}
	return strings.TrimSuffix(word, "+"), from, took, whole, rest
}

// bracketed reads what stands in brackets after a move: its origin, or the times after it.
// It reports whether the text is one of them, and the first of its kind.
func bracketed(text string, from *string, took, whole *time.Duration) bool {
	text = strings.ReplaceAll(halfWidth(text), " ", "")
	switch {
	case *took >= 0:
		return false
	case strings.ContainsAny(text, ":/"):
		return times(text, took, whole)
	case len(text) == 2 && *from == "":
		*from = text
		return true
	}
	return false
}

// times reads 1:23/00:04:56 without spaces. Either part may be missing.
func times(text string, took, whole *time.Duration) bool {
	one, all, both := strings.Cut(text, "/")
	d, ok := clockTime(one)
	if one == "" {
		d, ok = 0, both && all != ""
	}
	if !ok {
		return false
	}
	if both && all != "" {
		w, ok := clockTime(all)
		if !ok {
			return false
		}
		*whole = w
	}
	*took = d
	return true
}

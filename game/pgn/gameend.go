package pgn

import (
	"slices"
	"strings"
)

// restart is where a game without tags and result ends: before an empty line behind which
// moves are counted from 1 again. It is 0 if there is no such line.
func (g *span) restart(text string, i, to int) (end int) {
	if len(g.tags) > 0 {
		return 0
	}
	moves := text[i:to]
	if n := strings.IndexAny(moves, "{(;%"); n >= 0 {
		moves = moves[:n]
	}
	for at := 0; ; {
		n := strings.Index(moves[at:], "\n1.")
		if n < 0 {
			return 0
		}
		end = len(strings.TrimRight(moves[:at+n], " \t\r"))
		at += n + len("\n1.")
		next := skipBlanks(moves, at)
		if end > 0 && moves[end-1] == '\n' && next < len(moves) && classes[moves[next]]&letter != 0 && strings.ContainsAny(moves[:end], "abcdefgh") {
			return i + len(trim(moves[:end]))
		}
	}
}

// epilogue adds words that follow the result on its line, and comments on that or the
// next.
func (g *span) epilogue(text string, i int) (to int, ended bool) {
	from, to := proseBehind(text, i)
	if g.ahead = max(g.ahead, from-to); from < len(text) && classes[text[from]]&(letter|wide) != 0 {
		g.ahead = max(g.ahead, from+longestProse-to)
	}
	for i = to; ; {
		at, lines := i, 0
		for ; at < len(text) && classes[text[at]] == space; at++ {
			if text[at] == '\n' || text[at] == '\r' && (at+1 == len(text) || text[at+1] != '\n') {
				if lines++; lines > 1 {
					return i, true
				}
			}
		}
		switch {
		case at == len(text):
			return i, false
		case text[at] == '{':
			i = g.commentEnd(text, at)
		case text[at] == ';':
			i = lineEnd(text, at)
		default:
			return i, true
		}
	}
}

// proseBehind is where words stand that say how the game ended, on the line of the
// result that ends at i. to is i if there are none: a move may be among them, or
// anything but words.
func proseBehind(text string, i int) (from, to int) {
	from = skipBlanks(text, i)
	if from == len(text) || classes[text[from]]&letter == 0 {
		return from, i
	}
	to = lineEnd(text[:min(len(text), from+longestProse)], from)
	words := strings.FieldsFunc(text[from:to], isBlank)
	isProse := func(w string) bool { return strings.Trim(w, plainWord) == "" && !looksLikeMove(w) }
	if len(words) < 2 || to == from+longestProse || slices.ContainsFunc(words, func(w string) bool { return !isProse(w) }) {
		return from, i
	}
	return from, from + len(strings.TrimRight(text[from:to], blanks))
}

// longestProse is how long such a line may be, in bytes.
const longestProse = 200

// plainWord are the signs of words that say how a game ended.
const plainWord = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz,."

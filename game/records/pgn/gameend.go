package pgn

import (
	"slices"
	"strings"
)

// restart returns the end of a game without tags and result: before an empty line after
// which the moves are numbered from 1 again. It returns 0 if there is no such line.
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

// epilogue adds to a game the words after its result on the same line, and comments on
// that line or the next.
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

// proseBehind finds words that describe how the game ended, on the line of the result
// that ends at i. to is i if there are none, because the line contains a move or
// something other than words.
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

// longestProse is the maximum length of such a line, in bytes.
const longestProse = 200

// plainWord lists the characters of words that describe how a game ended.
const plainWord = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz,."

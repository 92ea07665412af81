package pgn

import (
	"math/bits"
	"unicode/utf8"

	"passedpawn/game/rules"
)

// notable marks the bytes of movetext that may affect where a game ends. The last ones
// belong to dashes and ½, in UTF-8 and in Windows-1252.
var notable = func() (set [256]uint8) {
	for _, c := range []byte("{;%[()*-/:\x90\x91\x92\x93\x94\x95\x96\x97½") {
		set[c] = 1
	}
	return set
}()

// nextNotable returns the offset of the first such byte from i on. Checking four at a
// time takes half the time of one by one.
func nextNotable(text string, i int) int {
	for ; i+4 <= len(text); i += 4 {
		four := text[i : i+4]
		if set := notable[four[0]] | notable[four[1]]<<1 | notable[four[2]]<<2 | notable[four[3]]<<3; set != 0 {
			return i + bits.TrailingZeros8(set)
		}
	}
	for i < len(text) && notable[text[i]] == 0 {
		i++
	}
	return i
}

// movetext skips the moves from i, returns their end, and reports whether that end is
// certain: after a result outside variations, or before a tag. If a variation is not
// closed, a result is the end if nothing follows it.
func (g *span) movetext(text string, i int) (to int, ended bool) {
	depth, inner := 0, -1
	for begin := i; ; i++ {
		if i = nextNotable(text, i); i >= len(text) {
			break
		}
		switch text[i] {
		case '{', ';', '%':
			i = g.commentOrEscapeEnd(text, i) - 1
		case '[':
			if i > begin {
				i, ended = g.bracket(text, i)
			}
		case '(':
			depth++
		case ')':
			if depth > 0 && !ofNumber(text[g.from:], i-g.from) {
				depth--
			}
		default:
			end, r := g.resultAround(text, begin, i)
			if r == "" {
				continue
			}
			if inner, g.ended = end, r; depth == 0 {
				return inner, true
			}
			i = inner - 1
		}
		if ended {
			break
		}
	}
	if inner < 0 || skipBlank(text[:i], inner) < i {
		g.ended = ""
	}
	return i, ended
}

// resultAround returns the result that contains the character at i, "" for none, and its
// end. The moves begin at an offset.
func (g *span) resultAround(text string, begin, i int) (end int, r rules.Result) {
	if text[i] == '-' && i > begin && classes[text[i-1]]&letter != 0 { // usually castling
		return i, ""
	}
	end, r = resultAt(text[g.from:], i-g.from) // not in the game before
	return g.from + end, r
}

// commentOrEscapeEnd returns the end of the comment or the escape line that begins at i. A
// percent sign elsewhere stands for itself.
func (g *span) commentOrEscapeEnd(text string, i int) int {
	switch {
	case text[i] == '{':
		return g.commentEnd(text, i)
	case text[i] == ';', g.escapes(text, i):
		return lineEnd(text, i)
	}
	return i + 1
}

// bracket returns the last character of a tag at i that belongs among the moves, and reports
// whether the bracket at i begins the tags of another game instead.
func (g *span) bracket(text string, i int) (to int, ended bool) {
	to, next, among := tagAmong(text, i)
	if among {
		return to - 1, false
	}
	if ended = beginsGame(text, i); ended {
		g.ahead = max(g.ahead, next+longestSought-i)
	}
	return i, ended
}

// beginsGame reports whether the bracket at i, among moves, begins the tags of another
// game.
func beginsGame(text string, i int) bool {
	if !indented(text, i) {
		return false
	}
	if _, _, among := tagAmong(text, i); among {
		return false
	}
	if _, _, ok := readTag(text, i); ok {
		return true
	}
	t, _, ok := looseTag(text, i)
	return ok && isRoster(t.Name)
}

// resultAt returns the end of a result that contains the character at i, if there is one.
// It asks the lexer for the tokens of the word there, and of the word before if a dash
// stands alone.
func resultAt(text string, i int) (to int, r rules.Result) {
	if text[i] == '*' {
		return i + 1, rules.Ongoing
	}
	from, seen := wordStart(text, i)
	if classes[text[from]]&letter != 0 && seen&wide == 0 { // no result begins with a letter
		return i, ""
	}
	if before := blanksBegin(text, from); from+utf8.UTFMax > i && before < from && before > 0 {
		from, _ = wordStart(text, before-1)
	}
	lex := lexer{text: text[:min(len(text), i+longestSought)], pos: from, body: true}
	for lex.pos <= i {
		t := lex.next()
		if t.to > i && t.kind == result {
			return t.to, resultIn(text[t.from:t.to])
		}
	}
	return i, ""
}

// longestSought is how far to search around a character for a result, in bytes.
const longestSought = 4 * longestResult

// wordStart returns the start of the word around i, including the sign of a NAG before
// it, and the classes of its bytes before i.
func wordStart(text string, i int) (from int, seen uint8) {
	for from = i; from > max(0, i-longestSought) && classes[text[from-1]]&(space|sign) == 0; {
		from--
		seen |= classes[text[from]]
	}
	if from > 0 && text[from-1] == '$' {
		from--
	}
	return from, seen
}

// begins reports whether a word may begin at i.
func begins(text string, i int) bool {
	if i == 0 || classes[text[i-1]]&(space|sign) != 0 {
		return true
	}
	_, n := utf8.DecodeLastRuneInString(text[:i])
	return text[i-1] >= 0x80 && blankAt(text, i-n) > 0
}

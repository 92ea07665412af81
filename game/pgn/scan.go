package pgn

import (
	"strings"

	"passedpawn/game/record"
)

// Scan finds the games in a text without judging a move. A game ends with its
// result, or where the tags of the next begin. Text that is all white gives
// no game.
func Scan(text string) []Item {
	s := &Scanner{text: text, last: true, line: 1}
	if isUTF16(text) || strings.HasPrefix(text, byteOrderMark) {
		s = NewScanner(strings.NewReader(text))
	}
	var items []Item
	for s.Scan() {
		items = append(items, s.Item())
	}
	return items
}

// A span is a game within a text.
type span struct {
	from, moves, to int // moves is where the tags end, or from
	tags            []record.Tag
	bare            bool // it is nothing but remarks
	next            int  // where a comment ends that is never closed, or before what was asked for
}

// commentEnd is behind the brace that closes the comment at i. A comment that is
// never closed ends before the next game that names its event.
func (g *span) commentEnd(text string, i int) int {
	if g.next <= i {
		g.next = len(text)
		if n := strings.Index(text[i:], nextGame); n >= 0 {
			g.next = i + n + 1
		}
	}
	return min(commentEnd(text, i), g.next)
}

// cut finds the first game in a text at or after i; its tags are put into room. It
// fails where the text ends before the game does, unless there is no more text: last.
func cut(text string, i int, last bool, room []record.Tag) (g span, ok bool) {
	g.tags = room[:0]
	for i < len(text) && (classes[text[i]] == space || strings.HasPrefix(text[i:], byteOrderMark)) {
		i++
		if text[i-1] == byteOrderMark[0] {
			i += len(byteOrderMark) - 1
		}
	}
	g.from, g.moves = i, i
	i = g.head(text)
	g.bare = i == len(text) && len(g.tags) == 0
	to, ended := g.movetext(text, i)
	if ended {
		to, ended = g.epilogue(text, to)
	}
	g.to = to
	return g, last || ended && to < len(text)
}

// head takes the tags, and comments among them, and tells where they end.
func (g *span) head(text string) int {
	i := g.from
	for plain := true; i < len(text); {
		switch c := text[i]; {
		case classes[c] == space:
			i++
		case c == '[':
			t, to, ok := readTag(text, i)
			if !ok {
				return i
			}
			g.tags = append(g.tags, t)
			if i = to; plain {
				g.moves = to
			}
		case c == '{':
			i, plain = g.commentEnd(text, i), false
		case c == ';', c == '%' && lineBegins(text, i):
			i, plain = lineEnd(text, i), false
		default:
			return i
		}
	}
	return i
}

// notable marks the bytes of movetext that may matter to where a game ends.
var notable = func() (set [256]bool) {
	for _, c := range "{;%[()*-/\x93" {
		set[byte(c)] = true
	}
	return set
}()

// movetext passes over the moves from i and tells where it ends, and whether
// that end is sure: behind a result outside variations, or before a tag.
func (g *span) movetext(text string, i int) (to int, ended bool) {
	depth := 0
	for begin := i; ; i++ {
		for i < len(text) && !notable[text[i]] {
			i++
		}
		if i >= len(text) {
			return i, false
		}
		switch text[i] {
		case '{':
			i = g.commentEnd(text, i) - 1
		case ';':
			i = lineEnd(text, i) - 1
		case '%':
			if lineBegins(text, i) {
				i = lineEnd(text, i) - 1
			}
		case '[':
			if lineBegins(text, i) && i > begin {
				if _, _, ok := readTag(text, i); ok {
					return i, true
				}
			}
		case '(':
			depth++
		case ')':
			depth = max(depth-1, 0)
		default:
			if to, ok := resultAt(text, i); ok && depth == 0 {
				return to, true
			}
		}
	}
}

// resultAt tells whether the word around i is a result, and where it ends.
func resultAt(text string, i int) (to int, ok bool) {
	if i > 0 && text[i] == '-' && classes[text[i-1]]&letter != 0 { // it castles, most often
		return i, false
	}
	from := i
	for from > 0 && i-from < 8 && classes[text[from-1]]&(space|sign) == 0 {
		from--
	}
	if text[i] == '*' {
		return i + 1, true
	}
	for to = i; to < len(text) && to-from < 16 && classes[text[to]]&(space|sign) == 0; {
		to++
	}
	return to, isResult(text[from:to]) && (from == 0 || text[from-1] != '$') // a glyph's number is none
}

// epilogue adds comments that follow the result on its line or the next.
func (g *span) epilogue(text string, i int) (to int, ended bool) {
	for {
		at, lines := i, 0
		for ; at < len(text) && classes[text[at]] == space; at++ {
			if text[at] == '\n' {
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

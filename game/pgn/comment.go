package pgn

import "strings"

// nextGame is where a comment ends that is never closed.
const nextGame = "\n[Event \""

// commentEnd is behind the brace that closes the comment at i of a game.
func commentEnd(text string, i int) int {
	to, _ := braceEnd(text, i)
	return to
}

// braceEnd is commentEnd. A comment is plain if it holds no brace.
func braceEnd(text string, i int) (to int, plain bool) {
	n := strings.IndexByte(text[i:], '}')
	if n < 0 {
		return len(text), true
	}
	to = i + n + 1
	if strings.IndexByte(text[i+1:to], '{') < 0 && text[to-2] != '\\' {
		return to, true
	}
	return outerEnd(text, i, to), false
}

// nested is how far is looked for the brace that closes a comment with braces in it.
const nested = 1 << 12

// outerEnd is where the comment at i ends that holds braces, before to or escaped at
// it. By the standard it ends at to. Some programs nest, and then a brace closes
// before another opens: the comment goes on to that one.
func outerEnd(text string, i, to int) int {
	depth := strings.Count(text[i:to], "{") - 1
	if text[to-2] == '\\' {
		depth = 1
	}
	end := to
	for far := min(len(text), to+nested); depth > 0; depth-- {
		n := strings.IndexAny(text[end:far], "{}")
		if n < 0 || text[end+n] == '{' {
			return to
		}
		end += n + 1
	}
	return end
}

// inside is what stands between the signs of a comment.
func inside(text string) string {
	if text[0] == ';' {
		return trim(strings.TrimLeft(text, ";"))
	}
	return trim(strings.TrimSuffix(text[1:], "}"))
}

// said is what a comment says: without its signs, the line breaks of a wrapped
// comment being the spaces they stand for.
func said(text string) string {
	text = inside(text)
	if strings.IndexByte(text, '\n') >= 0 || strings.IndexByte(text, '\r') >= 0 {
		return unwrap(text)
	}
	return text
}

func unwrap(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for i := 0; i < len(text); {
		var c byte
		c, i = shown(text, i)
		b.WriteByte(c)
	}
	return b.String()
}

// shown is the byte at i, or the space that a line break there stands for, and
// where the next one is.
func shown(text string, i int) (c byte, next int) {
	switch c = text[i]; {
	case c == '\r' && i+1 < len(text) && text[i+1] == '\n':
		return ' ', i + 2
	case c == '\r' || c == '\n':
		return ' ', i + 1
	}
	return c, i + 1
}

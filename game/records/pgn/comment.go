package pgn

import "strings"

// nextGame marks the end of a comment that is never closed.
const nextGame = "\n[Event \""

// commentEnd returns the offset after the brace that closes the comment at i.
func commentEnd(text string, i int) int {
	to, _ := braceEnd(text, i)
	return to
}

// braceEnd is commentEnd, and reports whether the comment is plain: without braces or
// escapes inside.
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

// nested is how far to search for the brace that closes a comment with braces inside, in
// bytes.
const nested = 1 << 12

// outerEnd returns the end of the comment at i, whose first closing brace ends at to and
// is escaped, or which contains an opening brace before that. By the standard, the
// comment ends at to. Some programs nest braces: then another one closes before the next
// one opens, and the comment ends there.
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

// inside returns the text of a comment without its delimiters.
func inside(text string) string {
	if text[0] == ';' {
		return trim(strings.TrimLeft(text, ";"))
	}
	return trim(strings.TrimSuffix(text[1:], "}"))
}

// said returns the text of a comment without its delimiters, and with spaces for the line
// breaks of a wrapped comment.
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

// shown returns the byte at i, or a space for a line break there, and the offset of the
// next one.
func shown(text string, i int) (c byte, next int) {
	switch c = text[i]; {
	case c == '\r' && i+1 < len(text) && text[i+1] == '\n':
		return ' ', i + 2
	case c == '\r' || c == '\n':
		return ' ', i + 1
	}
	return c, i + 1
}

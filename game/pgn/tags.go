package pgn

import (
	"strings"

	"passedpawn/game/record"
)

// readTag reads [Name "value"] at i, with \" and \\ in the value, and tells
// where it ends. Files hold values with bare quotes inside, so the closing
// quote is the one that a bracket or the end of the line follows.
func readTag(text string, i int) (t record.Tag, to int, ok bool) {
	at := skipBlanks(text, i+1)
	from := at
	for at < len(text) && tagName[text[at]] {
		at++
	}
	t.Name = text[from:at]
	at = skipBlanks(text, at)
	if t.Name == "" || at >= len(text) || text[at] != '"' {
		return t, i, false
	}
	from = at + 1
	at, odd := valueEnd(text, from)
	t.Value = text[from:at]
	if odd {
		t.Value = unescape.Replace(strings.TrimSuffix(t.Value, "\r"))
	}
	if at < len(text) && text[at] == '"' {
		at++
	}
	for at = skipBlanks(text, at); at < len(text) && text[at] == ']'; at++ {
	}
	return t, at, true
}

var unescape = strings.NewReplacer(`\"`, `"`, `\\`, `\`, "\r", " ")

// valueEnd is where the value that begins at i ends: at its quote, or where the
// line does. It is odd if it is not all as it stands.
func valueEnd(text string, i int) (to int, odd bool) {
	for ; i < len(text); i++ {
		if !special[text[i]] {
			continue
		}
		switch c := text[i]; {
		case c == '\n', c == '"' && closes(text, i):
			return i, odd
		case c == '\\' && i+1 < len(text) && (text[i+1] == '"' || text[i+1] == '\\'):
			odd = true
			i++
		case c == '\r':
			odd = true
		}
	}
	return i, odd
}

// tagName are the signs that names of tags are made of.
var tagName = func() (set [256]bool) {
	for _, c := range "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+#=:-" {
		set[c] = true
	}
	return set
}()

func skipBlanks(text string, i int) int {
	for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
		i++
	}
	return i
}

// closes reports whether the quote at i ends a tag's value.
func closes(text string, i int) bool {
	for i++; i < len(text); i++ {
		switch text[i] {
		case ' ', '\t', '\r':
		default:
			return text[i] == ']' || text[i] == '\n'
		}
	}
	return true
}

package pgn

import (
	"strings"

	"passedpawn/game/records/record"
)

// readTag reads [Name "value"] at i, with \" and \\ in the value, and returns its end.
// Some files have bare quotes in values, so the closing quote is the one before a bracket
// or the end of the line.
func readTag(text string, i int) (t record.Tag, to int, ok bool) {
	at := skipBlanks(text, i+1)
	from := at
	for at < len(text) && tagName[text[at]] {
		at++
	}
	t.Name = text[from:at]
	if at < len(text) && text[at] == ' ' {
		at++
	}
	at = skipBlanks(text, at)
	if t.Name == "" || at >= len(text) || text[at] != '"' {
		return t, i, false
	}
	if last := t.Name[len(t.Name)-1]; last == ':' || last == '=' {
		if t.Name = strings.TrimRight(t.Name, ":="); t.Name == "" {
			return t, i, false
		}
	}
	t.Value, at = readValue(text, at+1)
	for at = skipBlanks(text, at); at < len(text) && text[at] == ']'; at++ {
	}
	return t, at, true
}

// readValue reads the value of a tag that begins at i, and returns the offset after its
// quote.
func readValue(text string, i int) (value string, to int) {
	to, odd := valueEnd(text, i)
	if to == len(text) || text[to] != '"' {
		to, odd = nextLine(text, to), true
	}
	closed := to < len(text) && text[to] == '"'
	value = text[i:to]
	if odd {
		value = unescape.Replace(value)
		if !closed { // the quote is missing, not the bracket
			value = strings.TrimSuffix(value, "]")
		}
	}
	if closed {
		to++
	}
	return value, to
}

// longestLoose is the maximum length of a tag in another form, in bytes.
const longestLoose = 1 << 10

// looseTag reads a tag at i in a form that people write by hand: without quotation marks
// or with typographic ones; with the name, the value and the brackets on separate lines;
// or with a colon. The brackets must be closed.
func looseTag(text string, i int) (t record.Tag, to int, ok bool) {
	n := strings.IndexByte(text[i:min(i+longestLoose, len(text))], ']')
	if n < 0 {
		return t, i, false
	}
	to = i + n + 1
	inner := trim(text[i+1 : to-1])
	for n = 0; n < len(inner) && tagName[inner[n]]; n++ {
	}
	if n == 0 || classes[inner[0]]&letter == 0 || n < len(inner) && classes[inner[n]] != space &&
		classes[inner[n]]&wide == 0 && inner[n] != '\'' && inner[n] != '`' {
		return t, i, false
	}
	t.Name = strings.TrimRight(inner[:n], ":=")
	inner = strings.Trim(inner[n:], blanks+":=")
	if lines := strings.Count(inner, "\n"); strings.ContainsAny(inner, "[{}") || lines > 0 && inner[0] != '"' {
		return t, i, false
	}
	t.Value = unescape.Replace(strings.ReplaceAll(unquoted(inner), "\n", " "))
	return t, to, t.Name != ""
}

// quotes lists the quotation marks that surround values in print.
var quotes = []string{`"`, "'", "`", "´", "“", "”", "„", "‟", "«", "»", "‘", "’", "\u00a0"}

// unquoted removes the quotation marks from a value.
func unquoted(value string) string {
	for _, q := range quotes {
		for strings.HasPrefix(value, q) {
			value = value[len(q):]
		}
		for strings.HasSuffix(value, q) {
			value = value[:len(value)-len(q)]
		}
	}
	return trim(value)
}

var unescape = strings.NewReplacer(`\"`, `"`, `\\`, `\`, "\r\n", " ", "\n", " ", "\r", " ")

// nextLine returns the end of a value that is not closed on its line, which ends at i:
// the quote that closes the next line and the tag, or i.
func nextLine(text string, i int) int {
	from := i + 1
	if strings.HasPrefix(text[i:], "\r\n") {
		from++
	}
	if from >= len(text) {
		return i
	}
	line := strings.TrimRight(text[from:min(lineEnd(text, from), from+longestLoose)], " \t")
	if !strings.HasSuffix(line, `"]`) || strings.ContainsAny(line, "[{}") {
		return i
	}
	return from + len(line) - len(`"]`)
}

// valueEnd returns the end of the value that begins at i: its quote, or the end of the
// line. odd is true if the value contains escapes.
func valueEnd(text string, i int) (to int, odd bool) {
	for ; i < len(text); i++ {
		if !special[text[i]] {
			continue
		}
		switch c := text[i]; {
		case c == '\n', c == '\r', c == '"' && closes(text, i):
			return i, odd
		case c == '\\' && i+1 < len(text) && (text[i+1] == '"' || text[i+1] == '\\'):
			odd = true
			i++
		}
	}
	return i, odd
}

// tagName marks the characters of tag names.
var tagName = func() (set [256]bool) {
	for _, c := range "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+#=:-" {
		set[c] = true
	}
	return set
}()

// closes reports whether the quote at i ends the value of a tag.
func closes(text string, i int) bool {
	for i++; i < len(text); i++ {
		switch text[i] {
		case ' ', '\t':
		default:
			return text[i] == ']' || text[i] == '\n' || text[i] == '\r'
		}
	}
	return true
}

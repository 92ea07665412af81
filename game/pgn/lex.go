package pgn

import "strings"

// What a piece of PGN text is.
type tokenKind int

const (
	end      tokenKind = iota
	tag                // [Name "value"]
	symbol             // a move, or something that should be one
	number             // a move number
	glyph              // $5
	comment            // {...} or ;...
	open               // (
	shut               // )
	result             // 1-0 and kin
	stranger           // an escape line or a sign that means nothing here
)

// A token is a piece of text; tags have a name and a value.
type token struct {
	kind        tokenKind
	text, value string
	line        int
	at          int // offset of its first byte
}

// A lexer cuts PGN text into tokens. It never fails: what it does not know is
// a stranger.
type lexer struct {
	text string
	pos  int
	line int
}

func (l *lexer) next() token {
	l.skipSpace()
	t := token{line: l.line, at: l.pos}
	if l.pos >= len(l.text) {
		return t
	}
	c := l.text[l.pos]
	switch {
	case c == '[':
		t.kind, t.text, t.value = l.tag()
	case c == '{':
		t.kind = comment
		body := l.until("}")
		t.text = strings.TrimSpace(oneLine(strings.TrimSuffix(body[1:], "}")))
	case c == ';':
		t.kind = comment
		t.text = strings.TrimSpace(strings.Trim(l.until("\n"), ";\r\n"))
	case c == '%' && (l.pos == 0 || l.text[l.pos-1] == '\n'):
		t.kind, t.text = stranger, strings.TrimSpace(l.until("\n"))
	case c == '(':
		t.kind, t.text = open, l.take(1)
	case c == ')':
		t.kind, t.text = shut, l.take(1)
	case c == '$':
		t.kind, t.text = glyph, l.take(1)+l.run("0123456789")
	case c == '*':
		t.kind, t.text = result, l.take(1)
	default:
		t.kind, t.text = l.word()
	}
	return t
}

func (l *lexer) skipSpace() {
	for l.pos < len(l.text) && strings.IndexByte(" \t\r\n\v\f", l.text[l.pos]) >= 0 {
		l.take(1)
	}
}

func (l *lexer) take(n int) string {
	s := l.text[l.pos : l.pos+n]
	l.pos += n
	l.line += strings.Count(s, "\n")
	return s
}

// until takes the text up to and with the first end, or all that is left.
func (l *lexer) until(end string) string {
	if i := strings.Index(l.text[l.pos:], end); i >= 0 {
		return l.take(i + len(end))
	}
	return l.take(len(l.text) - l.pos)
}

func (l *lexer) run(of string) string {
	n := 0
	for l.pos+n < len(l.text) && strings.IndexByte(of, l.text[l.pos+n]) >= 0 {
		n++
	}
	return l.take(n)
}

// tag reads [Name "value"] with \" and \\ in the value; a bracket that does not
// look like one is a stranger.
func (l *lexer) tag() (tokenKind, string, string) {
	start := *l
	l.take(1)
	l.skipSpace()
	name := l.run("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+#=:-")
	l.skipSpace()
	if name == "" || !strings.HasPrefix(l.text[l.pos:], `"`) {
		*l = start
		return stranger, l.take(1), ""
	}
	l.take(1)
	var value strings.Builder
	for l.pos < len(l.text) && l.text[l.pos] != '\n' && !l.closes() {
		if l.text[l.pos] == '\\' && l.pos+1 < len(l.text) && strings.IndexByte(`"\`, l.text[l.pos+1]) >= 0 {
			l.take(1)
		}
		value.WriteString(l.take(1))
	}
	if strings.HasPrefix(l.text[l.pos:], `"`) {
		l.take(1)
	}
	l.run(" \t")
	l.run("]")
	return tag, name, strings.TrimRight(value.String(), "\r")
}

// closes reports whether a quote here ends a tag's value: files hold values
// with bare quotes inside, so it must be followed by the bracket or nothing.
func (l *lexer) closes() bool {
	if l.text[l.pos] != '"' {
		return false
	}
	rest := strings.TrimLeft(l.text[l.pos+1:min(len(l.text), l.pos+64)], " \t\r")
	return rest == "" || rest[0] == ']' || rest[0] == '\n'
}

// word reads up to a delimiter and tells numbers, results and moves apart.
// "12.Nf3" is a number and then a move.
func (l *lexer) word() (tokenKind, string) {
	n := 0
	for l.pos+n < len(l.text) && strings.IndexByte(" \t\r\n\v\f{}()[];$*\\", l.text[l.pos+n]) < 0 {
		n++
	}
	if n == 0 { // a closing brace or bracket, a backslash
		return stranger, l.take(1)
	}
	w := l.text[l.pos : l.pos+n]
	switch w {
	case "1-0", "0-1", "1/2-1/2", "1/2", "½-½", "1–0", "0–1":
		return result, l.take(n)
	}
	digits := len(w) - len(strings.TrimLeft(w, "0123456789"))
	dots := len(w[digits:]) - len(strings.TrimLeft(w[digits:], ".…"))
	if dots > 0 {
		return number, l.take(digits + dots)
	}
	if digits == n {
		return number, l.take(n)
	}
	return symbol, l.take(n)
}

// oneLine makes the line breaks of a wrapped comment the spaces they stand for.
func oneLine(s string) string {
	s = strings.ReplaceAll(s, "\r\n", "\n")
	return strings.ReplaceAll(s, "\n", " ")
}

package pgn

import "strings"

// What a piece of PGN text is.
type tokenKind uint8

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

// A token is a piece of text between two offsets.
type token struct {
	kind     tokenKind
	from, to int
}

// A lexer cuts PGN text into tokens. It never fails: what it does not know is
// a stranger.
type lexer struct {
	text string
	pos  int
	body bool // the tags are over
}

// What a byte of movetext may begin or end.
const (
	space = 1 << iota // white space
	sign              // begins a token of its own
	digit
	letter
)

var classes = func() (c [256]uint8) {
	for _, b := range blanks {
		c[b] = space
	}
	for _, b := range "{}()[];$*\\" {
		c[b] = sign
	}
	for b := '0'; b <= '9'; b++ {
		c[b] = digit
	}
	for b := 'A'; b <= 'Z'; b++ {
		c[b], c[b|' '] = letter, letter
	}
	return c
}()

func (l *lexer) next() token {
	i := l.pos
	for i < len(l.text) && classes[l.text[i]] == space {
		i++
	}
	if i >= len(l.text) {
		l.pos = i
		return token{from: i, to: i}
	}
	kind, to := symbol, i
	if classes[l.text[i]] == letter {
		l.body, to = true, l.wordEnd(i)
	} else {
		kind, to = l.cut(i)
	}
	l.pos = to
	return token{kind, i, to}
}

// wordEnd is where the word that begins at i ends: before a delimiter.
func (l *lexer) wordEnd(i int) int {
	for i < len(l.text) && classes[l.text[i]]&(space|sign) == 0 {
		i++
	}
	return i
}

// cut finds out what begins at i, and where it ends.
func (l *lexer) cut(i int) (kind tokenKind, to int) {
	switch c := l.text[i]; {
	case c == '%' && lineBegins(l.text, i):
		return stranger, lineEnd(l.text, i)
	case classes[c] == sign:
		kind, to = l.signed(c, i)
	default:
		kind, to = l.word(i)
	}
	l.body = l.body || kind != tag && kind != comment
	return kind, to
}

// signed reads a token that begins with a sign.
func (l *lexer) signed(c byte, i int) (tokenKind, int) {
	switch c {
	case '[':
		if l.body {
			break
		}
		if _, to, ok := readTag(l.text, i); ok {
			return tag, to
		}
	case '{':
		return comment, commentEnd(l.text, i)
	case ';':
		return comment, lineEnd(l.text, i)
	case '(':
		return open, i + 1
	case ')':
		return shut, i + 1
	case '*':
		return result, i + 1
	case '$':
		to := i + 1
		for to < len(l.text) && classes[l.text[to]] == digit {
			to++
		}
		return glyph, to
	}
	return stranger, i + 1
}

// word tells numbers, results and moves apart. "12.Nf3" is a number and then a
// move.
func (l *lexer) word(i int) (tokenKind, int) {
	to := l.wordEnd(i)
	w := l.text[i:to]
	if classes[w[0]] != digit && w[0] < 0x80 && w[0] != '.' {
		return symbol, to
	}
	digits := 0
	for digits < len(w) && classes[w[digits]] == digit {
		digits++
	}
	dots := digits
	for dots < len(w) && w[dots] == '.' {
		dots++
	}
	for strings.HasPrefix(w[dots:], "…") {
		dots += len("…")
	}
	if dots == digits && isResult(w) {
		return result, to
	}
	if dots > digits || digits == len(w) && !isNull(w) {
		return number, i + dots
	}
	return symbol, to
}

func isResult(w string) bool {
	switch w {
	case "1-0", "0-1", "1/2-1/2", "1/2", "½-½", "1–0", "0–1", "½–½", "1/2–1/2", "*":
		return true
	}
	return false
}

func lineBegins(text string, i int) bool { return i == 0 || text[i-1] == '\n' || text[i-1] == '\r' }

// lineEnd is where the line that holds i ends, before the break.
func lineEnd(text string, i int) int {
	if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
		return i + n
	}
	return len(text)
}

// commentEnd is behind the brace that closes the comment at i. A comment that
// is never closed ends before the next game that names its event.
func commentEnd(text string, i int) int {
	to := len(text)
	if n := strings.IndexByte(text[i:], '}'); n >= 0 {
		to = i + n + 1
	}
	if n := strings.Index(text[i:to], "\n[Event \""); n >= 0 {
		return i + n + 1
	}
	return to
}

// said is what a comment says: without its signs, the line breaks of a wrapped
// comment being the spaces they stand for.
func said(text string) string {
	if text[0] == ';' {
		text = strings.Trim(text, ";\r\n")
	} else {
		text = strings.TrimSuffix(text[1:], "}")
	}
	if strings.IndexByte(text, '\n') >= 0 || strings.IndexByte(text, '\r') >= 0 {
		text = unwrap.Replace(text)
	}
	return trim(text)
}

var unwrap = strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ")

// blanks are the signs that PGN takes for white space; others, as the space
// that does not break, are text.
const blanks = " \t\r\n\v\f"

func trim(text string) string {
	for text != "" && classes[text[0]] == space {
		text = text[1:]
	}
	for text != "" && classes[text[len(text)-1]] == space {
		text = text[:len(text)-1]
	}
	return text
}

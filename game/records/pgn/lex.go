package pgn

import (
	"strings"
)

// A tokenKind is the kind of a piece of PGN text.
type tokenKind uint8

const (
	end      tokenKind = iota
	tag                // [Name "value"]
	move               // a word of SAN characters only
	symbol             // another word: a move with a NAG, an annotation sign, or something meant as one
	number             // a move number
	nag                // $5
	comment            // {...} or ;...
	open               // (
	shut               // )
	result             // 1-0 and other forms
	stranger           // an escape line, or a character without a meaning here
)

// A token is a piece of text between two offsets.
type token struct {
	kind     tokenKind
	from, to int
}

// A lexer splits PGN text into tokens. It never fails: what it does not know is a
// stranger.
type lexer struct {
	text string
	pos  int
	body bool // the tags have ended
}

func (l *lexer) next() token {
	text := l.text
	i := skipWhite(text, l.pos)
	if i >= len(text) {
		l.pos = i
		return token{from: i, to: i}
	}
	var kind tokenKind
	var to int
	switch c := classes[text[i]]; {
	case c&letter != 0:
		if kind, to = wordAt(text, i); kind == symbol {
			to = wordEnd(text, i, to)
		}
		l.body = true
	case c&digit != 0:
		if kind, to = number, numberEnd(text, i); to == 0 {
			kind, to = l.cut(i)
		}
		l.body = true
	case text[i] == '{':
		kind, to = comment, commentEnd(text, i)
	case c == sign:
		kind, to = l.mark(i)
	default:
		if n := skipBlank(text, i); n > i {
			l.pos = n
			return l.next()
		}
		kind, to = l.cut(i)
	}
	l.pos = to
	return token{kind, i, to}
}

// wordAt returns the kind and the end of the word at i, if it begins with a letter.
func wordAt(text string, i int) (kind tokenKind, to int) {
	seen := uint8(0)
	for to = i; to < len(text); to++ {
		c := classes[text[to]]
		if c&(space|sign) != 0 {
			break
		}
		seen |= c
	}
	if seen&foreign == 0 && to > i+1 {
		return move, to
	}
	return symbol, to
}

// wordEnd returns the end of the word from i to an offset: before the first space of
// several bytes, if there is one.
func wordEnd(text string, i, to int) int {
	for at := range text[i:to] {
		if text[i+at] >= 0x80 && blankAt(text, i+at) > 0 {
			return i + at
		}
	}
	return to
}

// numberEnd returns the offset after the move number at i and its dots. It returns 0 if
// there is none, or if it contains other characters.
func numberEnd(text string, i int) int {
	from := i
	for i < len(text) && classes[text[i]]&digit != 0 {
		i++
	}
	dots := i
	for i < len(text) && text[i] == '.' {
		i++
	}
	if i == dots || i < len(text) && (text[i] >= 0x80 || text[from] == '0' && classes[text[i]]&digit != 0) {
		return 0
	}
	return i
}

// isNumber reports whether a word is a move number with its dots.
func isNumber(word string) bool { return numberEnd(word, 0) == len(word) && word != "" }

// cut returns the kind and the end of the token at i, which is an escape line or a word.
func (l *lexer) cut(i int) (kind tokenKind, to int) {
	if l.text[i] == '%' && lineBegins(l.text, i) {
		return stranger, lineEnd(l.text, i)
	}
	l.body = true
	return l.word(i)
}

// mark returns the kind and the end of the token at i, which begins with a punctuation
// character.
func (l *lexer) mark(i int) (kind tokenKind, to int) {
	kind, to = l.signed(l.text[i], i)
	l.body = l.body || kind != tag && kind != comment
	return kind, to
}

// signed reads a token that begins with a punctuation character.
func (l *lexer) signed(c byte, i int) (tokenKind, int) {
	switch c {
	case '[':
		return l.bracket(i)
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
		for to < len(l.text) && classes[l.text[to]]&digit != 0 {
			to++
		}
		return nag, to
	}
	return stranger, i + 1
}

// bracket reads a token that begins with an opening bracket: a tag or, among the moves,
// bracketed text within a line. A command outside a comment, such as [%clk 0:01], is a
// comment, and so is a tag among the moves.
func (l *lexer) bracket(i int) (tokenKind, int) {
	if l.body {
		if to, _, among := tagAmong(l.text, i); among {
			return comment, to
		}
	} else {
		if _, to, ok := readTag(l.text, i); ok {
			return tag, to
		}
		if _, to, ok := looseTag(l.text, i); ok {
			return tag, to
		}
	}
	n := strings.IndexByte(l.text[i:lineEnd(l.text[:min(len(l.text), i+longestLoose)], i)], ']')
	switch {
	case n < 0, strings.ContainsAny(l.text[i+1:i+n], "[{};()*"), holdsResult(l.text[i+1 : i+n]): // these do not end at the bracket
		return stranger, i + 1
	case l.text[i+1] == '%':
		return comment, i + n + 1
	}
	return stranger, i + n + 1
}

// holdsResult reports whether a text without brackets and comments contains a result.
func holdsResult(text string) bool {
	lex := lexer{text: text, body: true}
	t := lex.next()
	for t.kind != end && t.kind != result {
		t = lex.next()
	}
	return t.kind == result
}

// word distinguishes numbers, results and moves. "12.Nf3" is a number followed by a move.
func (l *lexer) word(i int) (tokenKind, int) {
	_, to := wordAt(l.text, i)
	to = wordEnd(l.text, i, to)
	w := l.text[i:to]
	digits := 0
	for digits < len(w) && classes[w[digits]]&digit != 0 {
		digits++
	}
	dots := digits
	for dots < len(w) && w[dots] == '.' {
		dots++
	}
	for strings.HasPrefix(w[dots:], "…") {
		dots += len("…")
	}
	if isResult(w) {
		if w == "1/2" || w[0] >= 0x80 {
			end, _ := apart(l.text, i)
			to = max(to, end)
		}
		return result, to
	}
	if end, _ := apart(l.text, i); end > 0 {
		return result, end
	}
	switch {
	case dots > digits && (w[0] != '0' || dots == len(w) || classes[w[dots]]&digit == 0): // not a decimal
		return number, i + dots
	case digits == 0, digits < len(w), isNull(w), w == "00", w == "000": // 00 and 000 are castling
		return symbol, to
	}
	return number, l.bracketed(to)
}

// bracketed returns the end of a move number that a bracket may follow, or to if there is
// none.
func (l *lexer) bracketed(to int) int {
	if to < len(l.text) && l.text[to] == ')' && ofNumber(l.text, to) {
		return to + 1
	}
	return to
}

// ofNumber reports whether the bracket at i belongs to a move number, as in 1) e4. After
// a bracket that closes a variation, there is no move on its line.
func ofNumber(text string, i int) bool {
	next := skipBlanks(text, i+1)
	if next == len(text) || classes[text[next]]&letter == 0 {
		return false
	}
	from := i
	for from > 0 && classes[text[from-1]]&digit != 0 {
		from--
	}
	return from < i && begins(text, from) && (from == 0 || text[from-1] != '$')
}

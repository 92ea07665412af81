package pgn

import "strings"

// A pair is two movetexts that are gone through side by side, from tokens that are the
// same in both and outside of comments.
type pair struct {
	a, b     string
	i, j     int // where they are: what lies before says the same
	counted  int // where braces have been counted to, in a
	unclosed int // of those
}

// orderly reports whether the braces of a text open and close its comments and stand
// nowhere else, if it holds so many comments in braces and no others.
func orderly(text string, braced int) bool {
	return strings.Count(text, "{") == braced && strings.Count(text, "}") == braced
}

// pass goes on as far as both say the same.
func (p *pair) pass() {
	for {
		n := common(p.a[p.i:], p.b[p.j:])
		p.i, p.j = p.i+n, p.j+n
		if p.i == len(p.a) || p.j == len(p.b) || !p.skip() {
			return
		}
	}
}

// skip passes over a difference that says nothing: white space beside the braces of a
// comment, another line break, and outside of comments any white space between two
// tokens and the number of a move.
func (p *pair) skip() bool {
	i, j := skipWhite(p.a, p.i), skipWhite(p.b, p.j)
	moved := i > p.i || j > p.j
	switch {
	case moved && p.beside(i, j):
	case breakEnd(p.a, p.i) > p.i && breakEnd(p.b, p.j) > p.j:
		i, j = breakEnd(p.a, p.i), breakEnd(p.b, p.j)
	case p.inside(), !parted(p.a, p.i), !parted(p.b, p.j):
		return false
	case !moved:
		return p.skipNumber()
	}
	if j < len(p.b) && p.b[j] == '%' && lineBegins(p.b, j) { // an escape, if it stands outside
		return false
	}
	p.i, p.j = i, j
	return true
}

// beside reports whether white space up to some places is beside the braces of a comment.
func (p *pair) beside(i, j int) bool {
	return p.a[p.i-1] == '{' && p.b[p.j-1] == '{' || i < len(p.a) && j < len(p.b) && p.a[i] == '}' && p.b[j] == '}'
}

// breakEnd is behind the space or the line break at i, i if there is none.
func breakEnd(text string, i int) int {
	c, next := shown(text, i)
	if c != ' ' {
		return i
	}
	return next
}

// inside reports whether a comment is open.
func (p *pair) inside() bool {
	passed := p.a[p.counted:p.i]
	p.counted = p.i
	p.unclosed += strings.Count(passed, "{") - strings.Count(passed, "}")
	return p.unclosed > 0
}

// parted reports whether one token ends at i, or white space there, and another begins.
func parted(text string, i int) bool {
	if borders(text[i]) || borders(text[i-1]) {
		return true
	}
	const long = 16 // no number of a move is
	begin := wordBegin(text, max(0, i-long), i)
	return i-begin < long && isNumber(text[begin:i])
}

// borders reports whether a byte is no part of a word.
func borders(c byte) bool {
	return classes[c] == space || c == '{' || c == '}' || c == '(' || c == ')'
}

// wordBegin is where the word begins that ends at i, no further back than from.
func wordBegin(text string, from, i int) int {
	for i > from && !borders(text[i-1]) {
		i--
	}
	return i
}

// isNumber reports whether a word is the number of a move with its dots.
func isNumber(word string) bool { return numberEnd(word, 0) == len(word) && word != "" }

// skipNumber passes over a number that only one has before a move.
func (p *pair) skipNumber() bool {
	i, j := p.i, p.j
	if to := numberEnd(p.a, i); to > 0 {
		i = skipWhite(p.a, to)
	} else if to := numberEnd(p.b, j); to > 0 {
		j = skipWhite(p.b, to)
	}
	if i+j == p.i+p.j || !beginsMove(p.a[i:]) || !beginsMove(p.b[j:]) {
		return false
	}
	p.i, p.j = i, j
	return true
}

// beginsMove reports whether a text begins with a move in plain signs.
func beginsMove(text string) bool {
	if text == "" || classes[text[0]]&letter == 0 {
		return false
	}
	kind, _ := wordAt(text, 0)
	return kind == move
}

// back goes back to where a token ends outside of comments, no further than from.
func (p *pair) back(from int) {
	if p.inside() {
		p.i, p.j = strings.LastIndexByte(p.a[:p.i], '{'), strings.LastIndexByte(p.b[:p.j], '{')
		return
	}
	word := p.i - wordBegin(p.a, from, p.i) // of the same bytes in both
	p.i, p.j = p.i-word, p.j-word
}

// early reports whether the number of a move or an opening bracket came last, as it
// was said to be at a place before. It is not sure where that takes a closer look.
func (p *pair) early(from int, was bool) (early, sure bool) {
	at := p.i
	for range 8 {
		for at > from && classes[p.a[at-1]] == space {
			at--
		}
		if at == from {
			return was, true
		}
		switch c := p.a[at-1]; c {
		case '}':
			at = strings.LastIndexByte(p.a[:at], '{')
			continue
		case '(', ')':
			return c == '(', true
		case '{': // of a comment that is never closed
			return false, false
		}
		begin := wordBegin(p.a, from, at)
		word := p.a[begin:at]
		if word[0] != '$' || strings.Trim(word, "$0123456789") != "" {
			return isNumber(word), isNumber(word) || standsForMove(word)
		}
		at = begin // a NAG
	}
	return false, false
}

// standsForMove reports whether a word is one token, and a move.
func standsForMove(word string) bool {
	_, to := wordAt(word, 0)
	text, _ := parts(word)
	return classes[word[0]]&letter != 0 && to == len(word) && text != ""
}

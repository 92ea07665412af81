package pgn

import (
	"strconv"
	"strings"
)

// sameTokens reports whether two texts of moves hold the same tokens up to the
// result that ends both, so that each is one game and they read the same, whatever
// the tokens mean. How they are wrapped does not matter, nor what only some programs
// write: numbers of moves that nothing is said before, and "!" for $1. It looks at no
// token for longer than it must, and what export form never holds it does not know:
// then it says no.
func sameTokens(a, b lexer) bool {
	s, t := walk{text: a.text, at: a.pos}, walk{text: b.text, at: b.pos}
	for {
		together(&s, &t)
		if !s.skip() || !t.skip() || s.text[s.at] != t.text[t.at] {
			return false
		}
		c := s.text[s.at]
		same := false
		switch {
		case classes[c]&letter != 0:
			same = sameMove(&s, &t)
		case c == '{':
			same = s.early == t.early && sameComment(&s, &t)
		case c == '$':
			same = s.early == t.early && s.glyph() == t.glyph()
		case c == '(' || c == ')':
			s.pass(c == '(')
			t.pass(c == '(')
			same = true
		default:
			end := s.result()
			return end != "" && end == t.result() && !s.skip() && !t.skip()
		}
		if !same {
			return false
		}
	}
}

// A walk is a way along a text from token to token.
type walk struct {
	text  string
	at    int
	early bool // a number or an opening bracket came last: remarks belong to the next move
}

// together passes over words that are the same in both, moves and their numbers, and
// the white space behind them.
func together(s, t *walk) {
	a, b := s.text[s.at:], t.text[t.at:]
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] && classes[a[n]]&(sign|foreign) == 0 {
		n++
	}
	for n > 0 && classes[a[n-1]] != space {
		n--
	}
	last := n
	for last > 0 && classes[a[last-1]] == space {
		last--
	}
	if last > 0 {
		early := a[last-1] == '.'
		s.at, s.early, t.at, t.early = s.at+n, early, t.at+n, early
	}
}

// skip goes on to what is neither white nor the number of a move, if there is such.
func (w *walk) skip() bool {
	for w.at = skipWhite(w.text, w.at); w.at < len(w.text); w.at = skipWhite(w.text, w.at) {
		to := numberEnd(w.text, w.at)
		if to == 0 {
			return true
		}
		w.at, w.early = to, true
	}
	return false
}

// pass passes over one byte.
func (w *walk) pass(early bool) { w.at, w.early = w.at+1, early }

// rest passes over what is left of a word, and tells it.
func (w *walk) rest() string {
	from := w.at
	for w.at < len(w.text) && classes[w.text[w.at]]&(space|sign) == 0 {
		w.at++
	}
	return w.text[from:w.at]
}

// result passes over a result, and tells it.
func (w *walk) result() string {
	if w.text[w.at] == '*' {
		w.at++
		return "*"
	}
	if end := w.rest(); isResult(end) {
		return end
	}
	return ""
}

// glyph passes over a glyph, and tells it: "1" of $1, "" if there is none.
func (w *walk) glyph() string {
	if w.at = skipWhite(w.text, w.at); w.at == len(w.text) || w.text[w.at] != '$' {
		return ""
	}
	from := w.at + 1
	for w.at = from; w.at < len(w.text) && classes[w.text[w.at]]&digit != 0; {
		w.at++
	}
	return w.text[from:w.at]
}

// sameMove passes over a word that begins with the same letter in both, and over the
// glyph that one of them has for the other's sign.
func sameMove(s, t *walk) bool {
	from, seen := s.at, uint8(0)
	for s.at < len(s.text) && t.at < len(t.text) {
		c := s.text[s.at]
		if c != t.text[t.at] || classes[c]&(space|sign) != 0 {
			break
		}
		seen |= classes[c]
		s.at, t.at = s.at+1, t.at+1
	}
	word, left, other := s.text[from:s.at], s.rest(), t.rest()
	if plain := seen&foreign == 0 && len(word) > 1; left != other {
		if !plain || !(left == "" && means(other, s.glyph()) || other == "" && means(left, t.glyph())) {
			return false
		}
	} else if move, _ := parts(word); !plain && move == "" {
		return s.early == t.early
	}
	s.early, t.early = false, false
	return true
}

// means reports whether a sign behind a move means a glyph.
func means(sign, glyph string) bool {
	return strings.Trim(sign, "!?") == "" && strconv.Itoa(markOf(sign)) == glyph
}

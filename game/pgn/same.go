package pgn

import (
	"strconv"
	"strings"
)

// sameTokens reports whether two texts of moves hold the same tokens up to the
// result that ends both, so that each is one game and they read the same, whatever
// the tokens mean. How they are wrapped does not matter, nor what only some programs
// write: numbers of moves that nothing is said before. braced is how many comments
// in braces a holds, -1 if there are others, or signs that have no place in a game.
func sameTokens(a, b lexer, braced int) bool {
	doubtful := strings.Contains(b.text[b.pos:], "Event") // the next game may begin in a comment
	if doubtful && strings.Contains(b.text[b.pos:], nextGame) {
		return false
	}
	s, t := stream{lexer: a}, stream{lexer: b}
	quick := !doubtful && orderly(a.text[a.pos:], braced) && strings.IndexByte(b.text[b.pos:], '\r') < 0
	for ended := false; ; {
		quick = quick && !ended && together(&s, &t)
		kind, text := s.next()
		other, as := t.next()
		switch {
		case kind != other, s.early != t.early:
			return false
		case kind == end:
			return ended
		case ended, kind == stranger, kind == tag:
			return false
		case text != as && (kind != comment || !sameWords(text, as)):
			return false
		}
		ended = kind == result
	}
}

// A stream is the tokens of a text that the reader acts upon.
type stream struct {
	lexer
	early bool // a number or an opening bracket came last: remarks belong to the next move
	nag   int  // the NAG that the last move ended with, and that comes next
}

func (s *stream) next() (kind tokenKind, text string) {
	for s.nag == 0 {
		t := s.lexer.next()
		text = s.text[t.from:t.to]
		switch t.kind {
		case move:
			s.early = false
		case symbol:
			if text, s.nag = parts(text); text == "" {
				continue
			}
			t.kind, s.early = move, false
		case number:
			s.early = true
			continue
		case nag:
			text = text[1:]
		case comment:
			if text = inside(text); text == "" {
				continue
			}
		case open:
			s.early = true
		case shut, result:
			s.early = false
		}
		return t.kind, text
	}
	text, s.nag = strconv.Itoa(s.nag), 0
	return nag, text
}

// tooFar is how many bytes may be gone through in vain. Words without end could be so
// again at each of their tokens.
const tooFar = 1 << 12

// together passes over what is the same in both. It is not sure where that takes a
// closer look, token by token.
func together(s, t *stream) (sure bool) {
	if s.nag != 0 || t.nag != 0 || s.early != t.early || !s.body || !t.body {
		return true
	}
	p := pair{a: s.text, b: t.text, i: s.pos, j: t.pos, counted: s.pos}
	p.pass()
	reached := p.i
	p.back(s.pos)
	if reached-p.i > tooFar {
		return false
	}
	early, sure := p.early(s.pos, s.early)
	if sure {
		s.pos, s.early = p.i, early
		t.pos, t.early = p.j, early
	}
	return sure
}

package pgn

import "strconv"

// sameTokens reports whether two texts of moves hold the same tokens, so that both
// read the same whatever the tokens mean. How they are wrapped does not matter, nor
// what only some programs write: numbers of moves that nothing is said before.
func sameTokens(a, b lexer) bool {
	s, t := stream{lexer: a}, stream{lexer: b}
	for {
		kind, text := s.next()
		if other, as := t.next(); kind != other || text != as || s.early != t.early || kind == stranger || kind == tag {
			return false
		}
		if kind == end {
			return true
		}
	}
}

// A stream is the tokens of a text that the reader acts upon.
type stream struct {
	lexer
	early bool // a number or an opening bracket came last: remarks belong to the next move
	mark  int  // the glyph that the last move ended with, and that comes next
}

func (s *stream) next() (kind tokenKind, text string) {
	for s.mark == 0 {
		t := s.lexer.next()
		text = s.text[t.from:t.to]
		switch t.kind {
		case symbol:
			if text, s.mark = parts(text); text == "" {
				continue
			}
			s.early = false
		case number:
			s.early = true
			continue
		case glyph:
			text = text[1:]
		case comment:
			if text = said(text); text == "" {
				continue
			}
		case open:
			s.early = true
		case shut, result:
			s.early = false
		}
		return t.kind, text
	}
	text, s.mark = strconv.Itoa(s.mark), 0
	return glyph, text
}

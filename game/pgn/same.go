package pgn

import "strconv"

// sameTokens reports whether two texts of moves hold the same tokens up to the
// result that ends both, so that each is one game and they read the same, whatever
// the tokens mean. How they are wrapped does not matter, nor what only some programs
// write: numbers of moves that nothing is said before.
func sameTokens(a, b lexer) bool {
	s, t := stream{lexer: a}, stream{lexer: b}
	for ended := false; ; {
		if !ended {
			together(&s, &t)
		}
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
	mark  int  // the glyph that the last move ended with, and that comes next
}

func (s *stream) next() (kind tokenKind, text string) {
	for s.mark == 0 {
		t := s.lexer.next()
		text = s.text[t.from:t.to]
		switch t.kind {
		case move:
			s.early = false
		case symbol:
			if text, s.mark = parts(text); text == "" {
				continue
			}
			t.kind, s.early = move, false
		case number:
			s.early = true
			continue
		case glyph:
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
	text, s.mark = strconv.Itoa(s.mark), 0
	return glyph, text
}

// together passes over words that are the same in both, moves and their numbers, and
// the white space behind them: the same bytes are the same tokens.
func together(s, t *stream) {
	if s.mark != 0 || t.mark != 0 {
		return
	}
	a, b := s.text[s.pos:], t.text[t.pos:]
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
		s.pos, s.body, s.early = s.pos+n, true, early
		t.pos, t.body, t.early = t.pos+n, true, early
	}
}

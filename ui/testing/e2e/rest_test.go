package e2e

import "testing"

// TestRestWhileTyping leaves half a move in the line for moves, which has the focus: the
// program draws nothing, not even a blinking cursor.
func TestRestWhileTyping(t *testing.T) {
	s, p, _, _ := opened(t, atRest)
	s.idle()
	if n := s.draws(p); n > 0 {
		t.Errorf("the program draws %d frames, and nothing happens", n)
	}
	before := s.look()
	s.hand("key", "n")
	s.until("the letter", func() bool { return !same(before, s.look(), before.Rect) })
	s.idle()
	if n := s.draws(p); n > 0 {
		t.Errorf("with a line that has the keys the program draws %d frames, and nothing happens", n)
	}
}

// draws returns how many frames a program draws while at least 72 are due.
func (s *screen) draws(p *program) (sum int) {
	s.t.Helper()
	for range 24 {
		sum += s.next(p).drawn
	}
	return sum
}

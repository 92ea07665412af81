package e2e

import (
	"testing"

	"passedpawn/game/longtest"
)

// TestRestWhileTyping leaves half a move in the line for typing, which has the keys
// then: the program has next to nothing to do.
func TestRestWhileTyping(t *testing.T) {
	longtest.Only(t)
	s, p, _, _ := opened(t, atRest)
	s.rests(p)
	onBoard := s.uses(p)
	s.hand("key", "n")
	s.rests(p)
	if typing := s.uses(p); typing > onBoard+6 {
		t.Errorf("with a line that has the keys the program takes %d hundredths of a second, and %d without", typing, onBoard)
	}
}

// uses is what a program that is at rest takes of a processor in 200 looks, which are
// three seconds and more, in hundredths of a second.
func (s *screen) uses(p *program) int {
	s.t.Helper()
	before, looks := p.used(), 0
	s.until("200 looks", func() bool {
		looks++
		return looks > 200
	})
	return p.used() - before
}

package e2e

import (
	"testing"

	"passedpawn/game/rules"
)

// TestWindowUndoesAfterARestart deletes all moves of an own game that is over, in a real
// window, answers the question, closes the window and starts the program again. Ctrl+Z brings
// the moves back, and Ctrl+Y deletes them again.
func TestWindowUndoesAfterARestart(t *testing.T) {
	s, p, home, _ := opened(t, atRest)
	for _, san := range []string{"f3", "e5", "g4", "Qh4"} {
		s.types(san)
	}
	s.until("the game", func() bool { return plies(t, home) == 4 })
	s.hand("key", "Escape", "Home", "Right", "ctrl+Delete")
	s.questioned()
	s.hand("key", "Tab", "Return")
	s.until("the deletion", func() bool { return plies(t, home) == 0 })
	s.hand("key", "ctrl+q")
	must(t, p.wait())

	s.run(home)
	s.focus()
	s.board()
	s.hand("key", "ctrl+z")
	s.until("the moves", func() bool { return plies(t, home) == 4 })
	if result := kept(t, home).Result; result != rules.BlackWins {
		t.Errorf("the result is %s", result)
	}
	s.hand("key", "ctrl+y")
	s.until("the deletion again", func() bool { return plies(t, home) == 0 })
}

package e2e

import "testing"

// TestWindowFindsCommands opens the search for commands of a real window with Ctrl+K, and
// closes it with Esc. It opens it again with a slash, which is not text in it, and turns a
// setting on by its name. Then it opens the list of games, which covers the board.
func TestWindowFindsCommands(t *testing.T) {
	s, p, _, board := opened(t, atRest)
	searching := func() bool { return s.over(board).Dx() > 300 }
	s.hand("key", "ctrl+k")
	s.until("the search", searching)
	s.hand("type", "anything")
	s.hand("key", "Down", "Escape")
	s.until("no search", func() bool { return !searching() })

	was := setting(t, p.cmd.Dir, "premoves")
	s.hand("key", "slash")
	s.until("the search", searching)
	s.hand("type", "premov")
	s.hand("key", "Return")
	s.until("the setting", func() bool { return setting(t, p.cmd.Dir, "premoves") != was })
	s.until("no search", func() bool { return !searching() })

	before := s.still()
	s.hand("key", "ctrl+k")
	s.until("the search", searching)
	s.hand("type", "my games")
	s.hand("key", "Return")
	s.until("the list of games", func() bool { return !searching() && !same(before, s.look(), board) })
}

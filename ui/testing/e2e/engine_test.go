package e2e

import (
	"image"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/engines/uciclient"
	"passedpawn/game/testing/longtest"
	"passedpawn/settings"
)

// TestWindowPlaysStockfish adds an installed Stockfish by keyboard in a real window, plays
// some moves against it, and checks that its process ends with the program.
func TestWindowPlaysStockfish(t *testing.T) {
	longtest.Only(t)
	found := uciclient.Installed()
	if len(found) == 0 || found[0].Name != "Stockfish" {
		t.Skip("Stockfish is not installed")
	}
	s, p, dir, board := opened(t, strings.Replace(atRest, "person", "engine", 1))
	list := filepath.Join(dir, "config", "passedpawn", "engines.toml")
	listed := func() []settings.Engine {
		all, err := settings.LoadEngines(list)
		if err != nil {
			t.Error(err)
		}
		return all
	}
	s.fromAnalysis(board, "Up", "Up", "Up") // three items before the last one
	back := func() bool { b := extent(s.look(), accent, 0); return b.Dx() > 60 && b.Max.Y < 200 }
	s.until("the page with the engines", back)
	// The button for a file has the focus, and the one for Stockfish is next.
	s.idle() // the installed engines have been found
	s.hand("key", "Tab", "Return")
	s.until("the question", func() bool { return !back() })
	if len(listed()) > 0 {
		t.Error("it was started without a question")
	}
	s.hand("key", "Tab", "Return")
	s.until("Stockfish in the list", func() bool { return len(listed()) == 1 })
	s.idle() // it is on the screen: only then do its buttons pass Escape on
	if e := listed()[0]; e.Path != found[0].Command.Path || !e.MayStart() || !e.Plays("chess") {
		t.Errorf("added %+v", e)
	}
	s.hand("key", "Escape")
	s.until("the board", func() bool { return !back() })
	s.hand("key", "ctrl+n")
	s.until("the dialog", func() bool { return s.over(board).Dy() > 300 })
	s.hand("key", "Tab", "Tab", "Tab", "Tab", "Right") // the game, its lessons, the opponent, the engine
	s.hand("key", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "Return")
	s.until("the game", func() bool { return s.over(board).Dy() < 100 })
	for i, step := range []string{"e2 e4", "d2 d4", "c2 c3"} {
		s.moves(board, step)
		s.until("the answer to "+step, func() bool { return plies(t, dir) == 2*i+2 })
	}
	if name := kept(t, dir).Tag("Black"); !strings.HasPrefix(name, "Stockfish") {
		t.Errorf("the opponent is %q", name)
	}
	children := childrenOf(p.cmd.Process.Pid)
	if len(children) == 0 {
		t.Error("no process plays")
	}
	s.hand("key", "ctrl+q")
	s.until("the end of Stockfish", func() bool { return !slices.ContainsFunc(children, func(pid int) bool { return !ended(pid) }) })
}

// fromAnalysis chooses an item of the menu Analyse, which it reaches by keys from the last
// item.
func (s *screen) fromAnalysis(board image.Rectangle, keys ...string) {
	s.t.Helper()
	s.hand("key", "alt+a")
	s.until("the menu", func() bool { return s.over(board).Dy() > 60 })
	for range 20 { // to the last item, which keeps the focus
		s.hand("key", "Down")
	}
	s.hand(append([]string{"key"}, append(keys, "Return")...)...)
}

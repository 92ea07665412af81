package e2e

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/teaching/tsume"
)

// TestWindowMateProblems opens the mate problems from the menu of a real window. A wrong
// check is answered on the board and beside it. The hints lead to the solution, and Esc to
// the list. The problem is solved by hand, and is still marked as solved after a restart.
func TestWindowMateProblems(t *testing.T) {
	all, err := tsume.Parse(assets.Tsume())
	if err != nil || all[0].Moves[0] != "G*8b" {
		t.Fatalf("the first problem is %v: %v", all[0], err)
	}
	s, p, dir, _ := opened(t, atRest+"coordinates = false\nsound = false\n")
	window := image.Rect(82, 110, 1198, 836) // below its menus
	leadsOn := func() bool { return extent(s.look(), focused, 100).Dx() > 20 }
	away := func() { s.hand("mousemove", "20", "880") } // what is under the pointer looks different
	list := func() *image.RGBA {
		t.Helper()
		away()
		s.hand("key", "alt+l", "Down", "Return")
		s.until("the button that leads on", leadsOn)
		return s.still()
	}
	unsolved := list()
	s.hand("key", "Return")
	board := s.shogiBoard()
	beside := image.Rect(board.Max.X+125, board.Min.Y, window.Max.X, board.Min.Y+500) // the texts
	start := s.still()
	changed := func(what string, from *image.RGBA, where image.Rectangle) *image.RGBA {
		t.Helper()
		s.until(what, func() bool { return !same(from, s.look(), where) })
		return s.still()
	}

	s.hand("key", "3") // the gold in hand
	s.click(seen(board, "6a"))
	s.until("the answer", func() bool { return !same(start, s.look(), beside) })
	wrong := changed("the king's escape", start, board)
	s.hand("key", "Tab", "Tab", "Tab", "space") // over Problems and Restart
	hint := changed("the hint", wrong, beside)
	if same(wrong, hint, board) {
		t.Error("the king's escape is still there")
	}
	s.hand("key", "space")
	shown := changed("the arrow", hint, board)
	s.hand("key", "space")
	solution := changed("the solution", shown, beside)
	if !same(hint, solution, board) {
		t.Error("the arrow is still there")
	}
	away()
	s.hand("key", "Escape")
	s.until("the list, with nothing solved", func() bool { return same(unsolved, s.look(), window) })

	s.hand("key", "Return")
	s.shogiBoard()
	s.hand("key", "3")
	s.click(seen(board, "8b"))
	solved := func() bool {
		text, err := os.ReadFile(filepath.Join(dir, "data", "passedpawn", "progress.toml"))
		return err == nil && strings.Contains(string(text), "solved = ['"+all[0].ID()+"']")
	}
	s.until("the mark in the progress", solved)
	away()
	mated := s.still()
	s.hand("key", "Return") // on Next
	changed("the next problem", mated, board)
	s.hand("key", "Escape")
	s.until("the list", leadsOn)
	marked := s.still()
	if same(unsolved, marked, window) {
		t.Fatal("the list does not show what is solved")
	}
	s.idle()
	p.kill()
	s.run(dir)
	s.focus()
	s.board()
	if again := list(); !same(marked, again, window) {
		t.Error("after a restart the list looks different")
	}
}

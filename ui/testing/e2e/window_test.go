package e2e

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// TestWindow plays a whole game by mouse in a real window, with an underpromotion, to mate,
// and saves it. In between, the program is killed and started again.
func TestWindow(t *testing.T) {
	s, p, dir, board := opened(t, people)
	steps := []string{"c2 c4", "b7 b6", "c4 c5", "c8 b7", "c5 c6", "h7 h6", "c6 b7", "d8 c8", "b7 c8 c7"}
	for i, step := range steps {
		for n, name := range strings.Fields(step) {
			if n == 2 {
				s.idle() // while a piece is chosen
			}
			s.click(square(board, name)) // c7 at last is the rook in the chooser
		}
		s.until("ply "+step, func() bool { return plies(t, dir) == i+1 })
		if i == 5 {
			s.hand("mousemove", fmt.Sprint(board.Max.X+200), fmt.Sprint(board.Min.Y+300)) // the pointer is in the picture
			before := s.still()
			p.kill()
			p = s.run(dir)
			board = s.board()
			s.until("the game as it was", func() bool { return same(before, s.look(), board) })
		}
	}
	p.kill()
	s.run(dir)
	s.board()
	rec := kept(t, dir)
	if rec.Result != "1-0" {
		t.Errorf("the game is kept as %s", rec.Result)
	}
	s.focus()
	before := s.still() // with the frame of the focus, which is no dialog
	s.hand("key", "ctrl+s")
	s.until("the dialog", func() bool { return !same(before, s.look(), board) })
	s.still()
	s.hand("key", "Return")
	saved := s.saved(dir, "White - Black")
	text := pgn.Write(read(t, saved))
	if !strings.Contains(text, "1. c4 b6 2. c5 Bb7 3. c6 h6 4. cxb7 Qc8 5. bxc8=R# 1-0") {
		t.Errorf("saved\n%s", text)
	}
}

// TestWindowAgainstEngine plays a move against the weakest level and waits for its answer.
func TestWindowAgainstEngine(t *testing.T) {
	s, _, dir, board := opened(t, "chess_level_of_16 = 1\ntheme = \"light\"\n")
	s.drag(square(board, "e2"), square(board, "e3"), square(board, "e4"))
	s.until("the answer", func() bool { return plies(t, dir) == 2 })
	s.focus()
	s.hand("key", "d", "4", "Return")
	s.until("the next answer, to a typed move", func() bool { return plies(t, dir) == 4 })
}

// BenchmarkStart runs the program until its first frame with a board, and reports how much memory
// it then takes.
func BenchmarkStart(b *testing.B) {
	s := newScreen(b)
	dir := home(b, "theme = \"light\"\n")
	memory := 0
	for range b.N {
		p := s.run(dir)
		s.board()
		b.StopTimer()
		memory = p.resident(b)
		p.kill()
		s.until("the window to be gone", func() bool { return extent(s.look(), lightSquare, 0).Empty() })
		b.StartTimer()
	}
	b.ReportMetric(float64(memory), "MB")
}

// saved waits for a file with the name that is proposed for a game, and returns its path.
// The name ends with the day on which the game began.
func (s *screen) saved(dir, players string) (path string) {
	s.t.Helper()
	s.until("the file", func() bool {
		found, err := filepath.Glob(filepath.Join(dir, players+" *.pgn"))
		if err != nil || len(found) != 1 {
			return false
		}
		path = found[0]
		return true
	})
	return path
}

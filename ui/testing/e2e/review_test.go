package e2e

import (
	"image/color"
	"os"
	"strings"
	"testing"
)

// rook is the end of a real game (lichess.org/8qnGOgRl), without its evaluations. With
// 20...Rc7?? Black put a rook where the queen captured it, and resigned.
const rook = `[White "Berg"]
[Black "Tal"]
[Result "1-0"]
[SetUp "1"]
[FEN "2rq1rk1/pp2ppb1/7p/5bp1/2nP4/2P2NB1/P3BPPP/2RQR1K1 w - - 6 18"]

18. Qb3 Be6 19. Bxc4 Bxc4 20. Qxb7 Rc7 21. Qxc7 1-0
`

// blunder is the colour of the mark ?? in the light theme.
var blunder = color.RGBA{0xB3, 0x36, 0x2B, 255}

// TestWindowReviewsAGame reviews a real game with a known blunder in a real window, goes to
// the blunder on the graph by keys, and writes the review into the file.
func TestWindowReviewsAGame(t *testing.T) {
	s := newScreen(t)
	_, path := s.runWith(people, "rook.pgn", rook)
	s.titled("rook.pgn – Passed Pawn")
	board := s.board()
	s.hand("key", "ctrl+shift+r")
	s.until("the blunder on the graph", func() bool { return extent(s.look(), blunder, 0).Dx() > 4 })
	s.hand("key", "End", "Left") // after 20...Rc7
	want := s.still()
	s.hand("key", "Home")
	s.until("the start", func() bool { return !same(want, s.look(), board) })
	s.hand("key", "End", "Up")
	if !same(want, s.still(), board) {
		t.Error("the last marked move is not 20...Rc7")
	}
	s.hand("key", "ctrl+shift+a")
	s.titled("● rook.pgn – Passed Pawn (edited)")
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		text := strings.Join(strings.Fields(string(data)), " ")
		return err == nil && strings.Contains(text, "[%eval") && (strings.Contains(text, "Rc7?? {") || strings.Contains(text, "Rc7 $4 {"))
	})
	s.titled("rook.pgn – Passed Pawn")
	s.hand("key", "ctrl+z") // one step
	s.titled("● rook.pgn – Passed Pawn (edited)")
	s.hand("key", "ctrl+s")
	s.until("the file as it was", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && !strings.Contains(string(data), "eval") && strings.Contains(string(data), "Rc7 21. Qxc7")
	})
	s.idle()
}

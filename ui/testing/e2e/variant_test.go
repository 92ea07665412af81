package e2e

import (
	"os"
	"strings"
	"testing"
)

// TestWindowClimbs plays Alternate Promotion Chess in a real window: a pawn becomes a camel
// on the last rank, and a knight when it returns. The window must also become idle while it
// shows the picture of the promotions.
func TestWindowClimbs(t *testing.T) {
	game := "[Variant \"Alternate Promotion Chess, Crowned-sequence\"]\n[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*\n"
	s, _, path, board := openedFile(t, people, "climb.pgn", game)
	s.idle()
	s.click(square(board, "a7"))
	s.click(square(board, "a8"))
	s.titled("● climb.pgn – Alternate Promotion, Crowned – Passed Pawn (edited)")
	for _, move := range []string{"Ke7", "Cb5", "Kd6", "Ca2", "Kd5", "Cd1"} {
		s.hand("type", "--delay", "30", move)
		s.hand("key", "Return")
	}
	s.idle()
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(data), "1. a8=C Ke7 2. Cb5 Kd6 3. Ca2 Kd5 4. Cd1=N *")
	})
}

package e2e

import (
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// TestWindowChess960 starts Chess960 from a numbered position in which castling swaps the
// king and the rook, castles at once by moving the king onto the rook, and saves the game.
// In between, the program is killed and started again.
func TestWindowChess960(t *testing.T) {
	s, p, dir, _ := opened(t, atRest)
	s.hand("key", "ctrl+n")
	s.idle()
	s.hand("key", "Tab", "Right", "Tab", "Tab", "ctrl+a", "3", "Return")
	s.titled("Chess960 – Passed Pawn")
	board := s.board()
	sans := func() string {
		found, _ := filepath.Glob(filepath.Join(dir, "data", "passedpawn", "games", "*(Chess960).pgn"))
		if len(found) != 1 {
			return ""
		}
		all := ""
		rec := read(t, found[0])
		if rec == nil {
			return ""
		}
		for _, n := range rec.Main() {
			all += n.SAN() + " "
		}
		return all
	}
	s.click(square(board, "f1"))
	s.click(square(board, "g1"))
	s.until("White to have castled", func() bool { return sans() == "O-O " })
	p.kill()
	s.run(dir)
	s.focus()
	s.board()
	s.idle()
	s.hand("key", "O", "minus", "O", "Return")
	s.until("Black to have castled", func() bool { return sans() == "O-O O-O " })
	s.hand("key", "ctrl+s")
	s.idle()
	s.hand("key", "Return")
	saved := s.saved(dir, "White - Black")
	text := pgn.Write(read(t, saved))
	for _, want := range []string{"[Variant \"Chess960\"]", "[FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1\"]", "1. O-O O-O *"} {
		if !strings.Contains(text, want) {
			t.Errorf("saved without %s:\n%s", want, text)
		}
	}
}

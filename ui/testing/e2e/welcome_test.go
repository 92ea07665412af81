package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWindowWelcome starts the program for the first time: a welcome with four cards has the
// focus, and Enter on the second card asks for a game against the computer. The next start
// shows the board at once.
func TestWindowWelcome(t *testing.T) {
	s := newScreen(t)
	dir := t.TempDir()
	p := s.run(dir)
	s.focus()
	s.idle()
	s.hand("key", "Right", "Return")
	s.idle()
	s.hand("key", "Tab", "Tab", "Tab", "Tab", "Right", "Return") // over the game, its lessons, the opponent and the level
	settings := func() string {
		text, err := os.ReadFile(filepath.Join(dir, "config", "passedpawn", "settings.toml"))
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		return string(text)
	}
	s.until("the settings", func() bool { return strings.Contains(settings(), "chess_level_of_16 = 3\n") })
	for _, want := range []string{"greeted = true\n", "adapt = true\n", "opponent = 'engine'\n"} {
		if !strings.Contains(settings(), want) {
			t.Errorf("settings are without %q:\n%s", want, settings())
		}
	}
	p.kill()
	own := strings.ReplaceAll(settings(), "board = 'meadow'", "board = 'classic'") // whose colours the tests know
	must(t, os.WriteFile(filepath.Join(dir, "config", "passedpawn", "settings.toml"), []byte(own), 0o644))
	p = s.run(dir)
	s.focus()
	board := s.board()
	s.drag(square(board, "e2"), square(board, "e4"))
	s.until("the move", func() bool { return plies(t, dir) > 0 })
	p.kill()
}

// TestWindowJustPlays leaves the welcome with Esc: a game against the computer is on the board,
// which answers the first move.
func TestWindowJustPlays(t *testing.T) {
	s := newScreen(t)
	dir := t.TempDir()
	s.run(dir)
	s.focus()
	s.idle()
	s.hand("key", "Escape")
	s.idle()
	s.hand("key", "e", "4", "Return")
	s.until("the answer", func() bool { return plies(t, dir) == 2 })
}

// TestWindowNewGameByKeys starts a new game in a real window without the mouse: another
// family, the last of its forms, two players. The saved game is of that kind.
func TestWindowNewGameByKeys(t *testing.T) {
	s, _, dir, _ := opened(t, atRest)
	s.hand("key", "ctrl+n")
	s.idle()
	s.hand("key", "Tab", "Right", "Right", "Tab", "End", "Return")
	s.titled("Alternate Promotion, Eurasian, long – Passed Pawn")
	board := s.board()
	s.idle()
	s.drag(square(board, "e2"), square(board, "e4"))
	s.until("the move", func() bool {
		files, err := filepath.Glob(filepath.Join(dir, "data", "passedpawn", "games", "*(Long-haul Eurasian).pgn"))
		return err == nil && len(files) == 1
	})
}

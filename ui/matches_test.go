package ui

import (
	"os"
	"path/filepath"
	"testing"

	"passedpawn/game/rules"
)

// TestGameOfAMatch puts a game of a match on the board, by its number in the file.
func TestGameOfAMatch(t *testing.T) {
	d := open(t, t.TempDir())
	path := filepath.Join(d.dir, "match.pgn")
	text := "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n[White \"B\"]\n[Black \"A\"]\n[Result \"0-1\"]\n\n1. d4 d5 {[%eval 0.12,9]} 0-1\n\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	d.turnTo(d.matches)
	openMatchGame(d.desk.Opening, path, 2)
	d.until("the second game", func() bool { return d.onBoard() && len(d.session.Snapshot().Game.Moves) == 2 })
	if s := d.session.Snapshot(); s.Game.Names[0].String()+s.Game.Names[1].String() != "BA" || s.Game.Outcome.Result != rules.BlackWins {
		t.Errorf("%v, %v", s.Game.Names, s.Game.Outcome)
	}
	openMatchGame(d.desk.Opening, path, 3)
	d.until("the answer that there is none", func() bool { return d.window.Canvas().Overlays().Top() != nil })
}

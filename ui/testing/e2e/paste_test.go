package e2e

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"passedpawn/game/records/record"
)

// copies copies a text to the clipboard by way of the line for moves.
func (s *screen) copies(text string) {
	s.t.Helper()
	s.hand("key", "b", "ctrl+a")
	s.hand("type", "--delay", "1", text)
	s.hand("key", "ctrl+a", "ctrl+c", "Escape")
}

// all returns the games saved in a home folder.
func all(t testing.TB, home string) (games []*record.Record) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(home, "data", "passedpawn", "games", "*.pgn"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if _, err := os.Stat(f); err == nil {
			if r := read(t, f); r != nil {
				games = append(games, r)
			}
		}
	}
	return games
}

// TestWindowPastes pastes a chat into a running game in a real window: the game goes on.
// Then it pastes a position: the window asks before it ends the game, and a game from the
// position starts only on request.
func TestWindowPastes(t *testing.T) {
	s, _, dir, board := opened(t, atRest+"time = \"5\"\n")
	s.drag(square(board, "e2"), square(board, "e4"))
	s.until("the first move", func() bool { return plies(t, dir) == 1 })
	s.copies("hi mum, see you at 5")
	s.hand("key", "ctrl+v")
	s.drag(square(board, "e7"), square(board, "e5"))
	s.until("the game to go on", func() bool { return plies(t, dir) == 2 })

	s.copies("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
	before := s.still()
	s.hand("key", "ctrl+v")
	s.until("the question", func() bool { return !same(before, s.look(), board) })
	s.hand("key", "Escape")
	s.until("the game again", func() bool { return same(before, s.look(), board) })
	s.hand("key", "ctrl+v")
	s.until("the question again", func() bool { return extent(s.look(), cancelling, 300).Dx() > 20 })
	s.hand("key", "Tab", "Return")
	s.until("the position", func() bool { // the black pieces are gone from d7 and b8
		img, was := s.look(), before
		d7, b8 := square(board, "d7"), square(board, "b8")
		return img.RGBAAt(d7.X, d7.Y) != was.RGBAAt(d7.X, d7.Y) && img.RGBAAt(b8.X, b8.Y) != was.RGBAAt(b8.X, b8.Y)
	})
	s.drag(square(board, "e2"), square(board, "e4")) // tries a move, and undoes that
	s.idle()
	s.hand("key", "ctrl+z")
	play := image.Rectangle{}
	s.until("the move to be undone, and the button", func() bool {
		for _, r := range all(t, dir) {
			if n := len(r.Main()); r.Start == "" && n != 2 || r.Start != "" && n != 0 {
				return false
			}
		}
		panel := image.Rect(board.Max.X+8, board.Max.Y-60, 1280, 900)
		play = extent(s.look().SubImage(panel).(*image.RGBA), accent, 0)
		return play.Dx() > 40
	})
	s.click(play.Min.Add(play.Size().Div(2)))
	s.until("the dialog", func() bool { return extent(s.look(), page, 200).Empty() })
	s.hand("key", "Return")
	s.idle()
	s.drag(square(board, "e2"), square(board, "e3"))
	s.until("the game from there", func() bool {
		for _, r := range all(t, dir) {
			if r.Start != "" && len(r.Main()) == 1 && r.Main()[0].SAN() == "e3" && r.Tag("TimeControl") == "300" {
				return true
			}
		}
		return false
	})
}

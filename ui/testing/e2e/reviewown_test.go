package e2e

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"testing"
)

// blacksPart is the colour of Black's part of the graph in the light theme.
var blacksPart = color.RGBA{0x6B, 0x6F, 0x75, 255}

// TestWindowReviewsForThePerson opens a kept game against the computer in a real window and
// reviews it for the person, who had Black: Black's part of the graph is below, and the
// first of the moments is Black's blunder.
func TestWindowReviewsForThePerson(t *testing.T) {
	s, dir := newScreen(t), home(t, people)
	games := filepath.Join(dir, "data", "passedpawn", "games")
	must(t, os.MkdirAll(games, 0o755))
	must(t, os.WriteFile(filepath.Join(games, "kept.pgn"), []byte("[WhiteType \"program\"]\n[WhiteLevel \"1\"]\n[BlackType \"human\"]\n"+rook), 0o644))
	s.run(dir)
	s.focus()
	s.board()
	s.myGames()
	s.hand("key", "Down")
	s.until("the game to be chosen", func() bool { return extent(s.look(), accent, 500).Dx() > 20 })
	s.hand("key", "Return")
	board := s.board().Inset(4)        // without the ring of the focus
	s.hand("mousemove", "1000", "300") // off the board
	s.hand("key", "End", "Left")       // after 20...Rc7??
	rc7 := s.still()
	s.hand("key", "ctrl+shift+r")
	s.until("the blunder on the graph", func() bool { return extent(s.look(), blunder, 0).Dx() > 4 })
	panel := image.Rect(board.Max.X+20, 0, 1<<12, 1<<12)
	picture := s.still()
	part := extent(picture.SubImage(panel).(*image.RGBA), blacksPart, 0)
	if above := (image.Point{part.Min.X + part.Dx()/4, part.Min.Y - 12}); part.Dx() < 200 || picture.RGBAAt(above.X, above.Y) != (color.RGBA{255, 255, 255, 255}) {
		t.Fatalf("Black's part is %v, with %v above", part, picture.RGBAAt(above.X, above.Y))
	}
	s.hand("key", "Home")
	s.until("the start", func() bool { return !same(rc7, s.look(), board) })
	s.click(image.Pt(part.Min.X+60, part.Max.Y+90)) // the first moment
	s.until("the person's blunder", func() bool { return same(rc7, s.look(), board) })
}

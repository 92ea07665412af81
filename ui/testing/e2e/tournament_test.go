package e2e

import (
	"fmt"
	"image"
	"image/color"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// plain is the colour of a button that is not the default one.
var plain = color.RGBA{0xEE, 0xEC, 0xE7, 255}

// TestWindowTournament plays by tournament rules in a real window: only the piece that was
// touched can be moved, and a draw is claimed with a move that is written down but not made.
func TestWindowTournament(t *testing.T) {
	s, _, dir, board := opened(t, atRest+"conduct = \"tournament\"\ntime = \"5\"\n")
	for _, name := range []string{"g1", "e2", "e4", "g1", "f3"} {
		s.click(square(board, name))
	}
	s.until("a move", func() bool { return plies(t, dir) == 1 })
	if san := kept(t, dir).Main()[0].SAN(); san != "Nf3" {
		t.Fatalf("the knight was touched, and played is %s", san)
	}
	for i, step := range []string{"g8 f6", "f3 g1", "f6 g8", "g1 f3", "g8 f6", "f3 g1"} {
		s.moves(board, step)
		s.until(step, func() bool { return plies(t, dir) == i+2 })
	}
	below := func() *image.RGBA {
		return s.look().SubImage(image.Rect(board.Max.X+12, board.Max.Y-60, 1280, 835)).(*image.RGBA)
	}
	buttons := extent(below(), plain, 0)
	claim := image.Pt(buttons.Min.X+30, buttons.Max.Y-14) // the left one, in the lowest row
	s.click(claim)
	middle := square(board, "d4")
	s.hand("mousemove", fmt.Sprint(middle.X), fmt.Sprint(middle.Y)) // a button under the pointer has another colour
	s.until("the claim to be begun", func() bool { return claim.In(extent(below(), accent, 0)) })
	s.moves(board, "f6 g8")
	s.idle()
	if n := plies(t, dir); n != 7 {
		t.Fatalf("the move that was written down was made: %d plies", n)
	}
	s.click(claim)
	s.until("the end", func() bool { return kept(t, dir).Result == rules.Drawn })
	r := kept(t, dir)
	if said := fmt.Sprint(len(r.Moves()), r.Tag("Termination"), r.Tag("Conduct")); said != "7threefold repetitiontournament" {
		t.Errorf("kept is %s", said)
	}
}

// moves clicks a piece and its target square.
func (s *screen) moves(board image.Rectangle, step string) {
	s.t.Helper()
	for _, name := range strings.Fields(step) {
		s.click(square(board, name))
	}
}

// TestWindowFlagOverTheChooser lets White's time run out in a real window while the promotion
// chooser is open: the choice comes too late. The first seconds of each move do not count.
func TestWindowFlagOverTheChooser(t *testing.T) {
	longtest.Only(t)
	s, _, dir, board := opened(t, atRest+"time = \"0.05d3|5\"\n")
	for i, step := range []string{"c2 c4", "b7 b6", "c4 c5", "c8 b7", "c5 c6", "h7 h6", "c6 b7", "d8 c8"} {
		s.moves(board, step)
		s.until(step, func() bool { return plies(t, dir) == i+1 })
	}
	s.moves(board, "b7 c8")
	s.untilDue("the end", func() bool { return kept(t, dir).Result == rules.BlackWins })
	s.idle()
	s.click(square(board, "c7")) // where the rook was to be chosen
	s.idle()
	r := kept(t, dir)
	if n, way := len(r.Main()), r.Tag("Termination"); n != 8 || way != "time forfeit" {
		t.Errorf("after the flag there are %d moves in the game, which ended by %s", n, way)
	}
}

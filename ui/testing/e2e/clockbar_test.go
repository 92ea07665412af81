package e2e

import (
	"image/color"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// danger is the colour of warnings.
var danger = color.RGBA{0xB3, 0x36, 0x2B, 255}

// TestWindowClockElsewhere opens the list of games in a real window while the clock runs:
// the bar that leads back turns red when little time is left, and a click on it shows the
// board.
func TestWindowClockElsewhere(t *testing.T) {
	longtest.Only(t)
	s, _, dir, board := opened(t, atRest+"time = \"0.4\"\n")
	s.drag(square(board, "e2"), square(board, "e4"))
	s.until("the move", func() bool { return plies(t, dir) == 1 })
	s.hand("key", "ctrl+g")
	s.until("the list", func() bool { return extent(s.look(), lightSquare, 0).Dx() < 300 })
	back := extent(s.look(), danger, 0)
	s.untilDue("the warning", func() bool { back = extent(s.look(), danger, 0); return back.Dx() > 60 && back.Dy() > 20 })
	s.click(back.Max.Sub(back.Size().Div(8)))
	s.board()
	s.untilDue("the end", func() bool { r := kept(t, dir); return r != nil && r.Result == rules.WhiteWins })
	s.idle()
}

// TestWindowAsksForATime opens the dialog for a new game in a real window while the
// settings contain an invalid time control: no game starts with it.
func TestWindowAsksForATime(t *testing.T) {
	s := newScreen(t)
	dir := home(t, atRest+"time = \"quick\"\n")
	s.run(dir)
	s.focus()
	s.hand("key", "Escape") // what is wrong has been said
	board := s.board()
	s.drag(square(board, "e2"), square(board, "e4"))
	s.until("the move", func() bool { return plies(t, dir) == 1 })
	before := s.still()
	s.hand("key", "ctrl+n")
	s.until("the dialog", func() bool { return !same(before, s.look(), board) })
	s.hand("key", "Return", "Escape")
	s.idle()
	s.drag(square(board, "e7"), square(board, "e5"))
	s.until("the answer in the same game", func() bool { return plies(t, dir) == 2 })
}

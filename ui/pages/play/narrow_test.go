package play

import (
	"testing"

	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// TestNarrowBoard shows a game in a window of 480 by 700 with its menus, with and without
// clocks: the board takes the width, everything begins at its left edge, and the last row of
// moves is whole.
func TestNarrowBoard(t *testing.T) {
	for name, control := range map[string]string{"no clocks": "", "clocks": "5+3"} {
		tb := sit(t, against())
		if control != "" {
			tb = timed(t, control)
		}
		tb.window.Resize(fyne.NewSize(480, 668))
		tb.types("e4")
		tb.draw()
		board, page := tb.Board.Size(), tb.Page.body.Size()
		if lacks := page.Width - 2*look.Gap - board.Width; lacks > wholePixels {
			t.Errorf("%s: the board is %v wide of %v", name, board.Width, page.Width)
		}
		left := tb.Board.Position().X
		for what, o := range map[string]fyne.CanvasObject{
			"the upper bar": tb.players.bars[0].content, "the lower bar": tb.players.bars[1].content,
			"the panel": tb.beside, "the line at the bottom": tb.footer.Content,
		} {
			if o.Position().X != left || o.Size().Width != board.Width {
				t.Errorf("%s: %s is %v wide at %v, the board %v at %v", name, what, o.Size().Width, o.Position().X, board.Width, left)
			}
		}
		if high := tb.moves.Content.Size().Height; high < tb.moves.High() {
			t.Errorf("%s: a row of moves has %v of %v", name, high, tb.moves.High())
		}
	}
}

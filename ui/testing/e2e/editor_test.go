package e2e

import (
	"image"
	"testing"
)

// TestWindowSetsUp drags a piece from beside the board onto it, and plays from the
// position. Only a real window knows which widget is under the pointer.
func TestWindowSetsUp(t *testing.T) {
	s, _, dir, board := opened(t, atRest)
	s.hand("key", "ctrl+u")
	var large image.Rectangle
	grown := func() bool {
		large = extent(s.look(), lightSquare, board.Min.Y+board.Dy()/2) // further up there are other light squares
		large.Min.Y = large.Max.Y - large.Dx()
		return large.Dx() > board.Dx()+20
	}
	s.until("the board of the editor, which has no players above and below it", grown)
	s.idle()
	// Only now has it come to rest.
	grown()
	button := func() image.Rectangle { return extent(s.look(), accent, large.Max.Y-large.Dy()/10) } // above it boxes are ticked
	play := image.Rectangle{}
	s.until("the button to play", func() bool {
		play = button()
		return play.Dx() > 40
	})
	pawn := large.Min.Add(image.Pt(large.Dx()+40, 30)) // the first of those beside the board
	s.drag(pawn, pawn.Sub(image.Pt(30, -30)), square(large, "f5"), square(large, "e5"))
	s.click(play.Min.Add(play.Size().Div(2)))
	s.until("the dialog", func() bool { return extent(s.look(), page, 200).Empty() }) // a pressed button changes too
	s.hand("key", "Return")
	s.idle()
	s.drag(square(board, "e5"), square(board, "e6"))
	s.until("the game", func() bool {
		r := kept(t, dir)
		return r != nil && len(r.Main()) == 1
	})
	if r := kept(t, dir); r.Start != "rnbqkbnr/pppppppp/8/4P3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" || r.Main()[0].SAN() != "e6" {
		t.Errorf("kept is %s from %s", r.Main()[0].SAN(), r.Start)
	}
}

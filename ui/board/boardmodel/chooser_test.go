package boardmodel

import (
	"testing"

	"passedpawn/game/rules"
)

// TestChooser finds every choice at its centre, for any square and number: all are on the
// board, the first one covers the square itself, and none overlap.
func TestChooser(t *testing.T) {
	for _, shape := range []rules.Shape{rules.ShapeOf(chess), drops.Shape()} {
		for _, flipped := range []bool{false, true} {
			g := Fit(shape, 500, 440, 1, flipped)
			right, bottom := g.Left+g.Cell*float32(shape.Files), g.Top+g.Cell*float32(shape.Ranks)
			for n := 2; n <= 4; n++ {
				for i := range shape.Files * shape.Ranks {
					to := rules.Sq(i%shape.Files, i/shape.Files)
					if n > 2 && to.Rank > 0 && int(to.Rank) < shape.Ranks-1 {
						continue // that many fit only from the edge of the board
					}
					c := g.Chooser(to, n)
					for i := range n {
						x, y := c.Choice(i)
						if at, ok := c.At(x+c.Side/2, y+c.Side/2); !ok || at != i {
							t.Fatalf("choice %d of %d for %v is %d, %v", i, n, to, at, ok)
						}
						if x < g.Left || y < g.Top || x+c.Side > right || y+c.Side > bottom {
							t.Fatalf("choice %d of %d for %v lies at %v, %v", i, n, to, x, y)
						}
					}
					if i, ok := c.At(g.Centre(rules.On(to))); !ok || i != 0 {
						t.Errorf("choice %d, %v, of %d lies on %v", i, ok, n, to)
					}
					if x, y, wide, high := c.Frame(); wide*high < float32(n)*c.Side*c.Side*0.99 || x < g.Left || y < g.Top {
						t.Errorf("the frame of %d for %v is %v by %v", n, to, wide, high)
					}
				}
			}
		}
	}
}

// TestTake picks up from the hand by a key, and puts down again. Only the mover's pieces
// are picked up.
func TestTake(t *testing.T) {
	s := dropBoard(t, held)
	s, _ = s.On(Take{rules.Bishop})
	if s.Picked() {
		t.Fatal("a bishop that nobody holds is picked up")
	}
	s, _ = s.On(Take{rules.Rook})
	if s.Selected != black(rules.Rook) || !s.CursorShown {
		t.Fatalf("picked up %v, the cursor is shown: %v", s.Selected, s.CursorShown)
	}
	s, _ = s.On(Take{rules.Pawn})
	if s.Selected != black(rules.Pawn) {
		t.Fatalf("picked up %v", s.Selected)
	}
	if s, _ := s.On(Take{rules.Pawn}); s.Picked() {
		t.Error("it is not put down")
	}
	at, _ := s.Cursor.Square()
	if _, r := s.On(Act{}); !r.Played || r.Move != (rules.Move{To: at, Drop: rules.Pawn}) {
		t.Errorf("dropped %+v", r)
	}
	s.Enabled = false
	if s, _ := s.rest().On(Take{rules.Rook}); s.Picked() {
		t.Error("it is picked up while it is not allowed to move")
	}
}

package boardmodel

import (
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

// TestReach moves the cursor to a square, and nowhere else: not off the board, not into an
// empty hand, and not while a choice is open.
func TestReach(t *testing.T) {
	p, err := orthodox.Rules{}.Parse("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	s := State{}.Show(Shown{Shape: rules.ShapeOf(orthodox.Rules{}), Position: p, Enabled: true})
	if s, _ = s.On(Reach{rules.On(rules.Sq(0, 6))}); !s.CursorShown || s.Cursor != rules.On(rules.Sq(0, 6)) {
		t.Fatalf("the cursor is at %v", s.Cursor)
	}
	was := s
	for _, at := range []rules.Spot{rules.On(rules.Sq(8, 0)), rules.On(rules.Sq(0, -1)), rules.InHand(rules.Piece{Kind: rules.Pawn}), {}} {
		if s, _ = s.On(Reach{at}); s.Cursor != was.Cursor {
			t.Errorf("the cursor reaches %v", at)
		}
	}
	s, _ = s.On(Act{})
	s, _ = s.On(Reach{rules.On(rules.Sq(0, 7))})
	if s, _ = s.On(Act{}); len(s.Choices) == 0 {
		t.Fatal("no choice is open")
	}
	if s, _ = s.On(Reach{rules.On(rules.Sq(3, 3))}); s.Cursor != rules.On(rules.Sq(0, 7)) {
		t.Error("the cursor moves while a choice is open")
	}
}

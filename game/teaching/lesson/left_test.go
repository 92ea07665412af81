package lesson_test

import (
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
)

// TestLeft asks which squares are to be shown: those to be reached, and the square of a move
// if the task names it. A beginner does not know yet where h8 is.
func TestLeft(t *testing.T) {
	for _, tt := range []struct{ ask, goal, want string }{
		{"Move the rook to h8.", "play Rh8#", "h8"},
		{"Zieh den Turm nach h8.", "play Rh8#", "h8"},
		{"Mate in one.", "play Rh8#", ""},
		{"Move the rook from h1.", "play Rh8#", ""}, // only where it goes
		{"Move the rook to h8 or h7.", "play Rh7 Rh8#", "h7, h8"},
		{"Move the rook to a1, then to h8.", "reach a1 h8 by rook", "a1, h8"},
		{"Mate.", "mate", ""},
	} {
		l, err := lesson.Parse("left", "title: Left\npart: pieces\nboard: k7/8/1K6/8/8/8/8/7R w - - 0 1\nask: "+tt.ask+"\ngoal: "+tt.goal+"\n")
		if err != nil {
			t.Fatal(err)
		}
		r := begin(t, l)
		var names rules.SquareNames
		for _, s := range r.Left() {
			names = append(names, rules.NameOf(r.Rules(), s))
		}
		if names.String() != tt.want {
			t.Errorf("%s (%s): %q, want %q", tt.ask, tt.goal, names, tt.want)
		}
		m, err := r.Rules().Read(r.Position(), "Rh8#")
		if err != nil {
			t.Fatal(err)
		}
		if r.Move(m); r.Done() && len(r.Left()) > 0 {
			t.Errorf("%s: it is done, and %v is still to be reached", tt.ask, r.Left())
		}
	}
}

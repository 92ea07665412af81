package lesson_test

import (
	"slices"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
)

// TestFind clicks squares that are asked for, in any order, and others.
func TestFind(t *testing.T) {
	l, err := lesson.Parse("find", "title: Find\npart: pieces\nboard: 8/8/8/8/8/8/8/8 b\nask: Find e4 and b7.\ngoal: find e4 b7\ndone: Done.\n")
	if err != nil {
		t.Fatal(err)
	}
	r := begin(t, l)
	if r.Below() != rules.Black {
		t.Error("the board is not turned for Black")
	}
	for _, click := range []struct {
		square, says string
		right        bool
	}{
		{"h8", "That is h8. Look for the file first, then for the rank.", false},
		{"e5", "That is e5: the right file, but the wrong rank.", false},
		{"d4", "That is d4: the right rank, but the wrong file.", false},
		{"b7", "Good. Now e4.", true},
		{"b7", "You have already found b7. Now e4.", false},
		{"e4", "Done.", true},
	} {
		s, err := rules.ParseSquare(click.square)
		if err != nil {
			t.Fatal(err)
		}
		if a := r.Click(s); a.Text.String() != click.says || a.Right != click.right {
			t.Errorf("%s is answered %q", click.square, a.Text)
		}
	}
	if !r.Done() || len(r.Sought()) > 0 || !slices.Equal(r.Found(), r.Step().Goal.Squares) {
		t.Errorf("found %v", r.Found())
	}
	if a := r.Click(rules.Sq(0, 0)); a.Text.Form != "" || len(r.Left()) > 0 {
		t.Errorf("after the end a click is answered %q", a.Text)
	}
}

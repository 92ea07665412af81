package lesson_test

import (
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/variants"
)

// TestNativeMoves checks that the squares of an answer are named in the form that the learner
// has chosen. The king captures the rook, or walks away.
func TestNativeMoves(t *testing.T) {
	l, err := lesson.Parse("a", "title: A\npart: Shogi\nboard: k8/1R7/9/9/9/9/2P6/9/4K4 b - 1\ngame: shogi\nask: Mate.\ngoal: mate\n")
	if err != nil {
		t.Fatal(err)
	}
	r, err := lesson.Begin(l, variants.All())
	if err != nil {
		t.Fatal(err)
	}
	m, err := r.Rules().Read(r.Position(), "R-9b=")
	if err != nil {
		t.Fatal(err)
	}
	japanese := *phrase.English()
	japanese.Native = true
	if got, want := r.Move(m).Text.In(&japanese), "That is check but not mate: the king on 9一 can move to 8一."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

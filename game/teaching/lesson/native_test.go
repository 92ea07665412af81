package lesson_test

import (
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/variants"
)

// TestNativeMoves checks that a move of shogi is written in the form that the learner has
// chosen. The only answer captures the rook.
func TestNativeMoves(t *testing.T) {
	l, err := lesson.Parse("a", "title: A\npart: Shogi\nboard: k8/1R7/9/9/9/9/2P6/9/4K4 b - 1\ngame: shogi\nask: Mate.\ngoal: mate\n")
	if err != nil {
		t.Fatal(err)
	}
	r, err := lesson.Begin(l, variants.All())
	if err != nil {
		t.Fatal(err)
	}
	m, err := r.Rules().Read(r.Position(), "P-7f")
	if err != nil {
		t.Fatal(err)
	}
	japanese := *phrase.English()
	japanese.Native = true
	if got, want := r.Move(m).Text.In(&japanese), "That is not check: Gote can play △８二玉."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

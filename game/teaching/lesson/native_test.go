package lesson_test

import (
	"testing"

	"passedpawn/game/phrase"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/variants"
)

// TestNativeMoves checks that a move of shogi is written in the form that the learner has
// chosen.
func TestNativeMoves(t *testing.T) {
	l, err := lesson.Parse("a", "title: A\npart: Shogi\nboard: 4k4/9/9/9/9/9/2P6/9/4K4 b - 1\ngame: shogi\nask: The king.\ngoal: play K-5h\n")
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
	if got, want := r.Move(m).Text.In(&japanese), "▲７六歩 is legal, but that is not the goal of this exercise."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

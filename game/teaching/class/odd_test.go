package class

import (
	"strings"
	"testing"

	"passedpawn/assets"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/game/variants"
)

// TestOddSets reads back what could be taken for something else: an exercise that begins as a game
// does, and the longest puzzle.
func TestOddSets(t *testing.T) {
	start, ok := newExercise(chess(), chess().Start(), []rules.Move{move(t, chess().Start(), "e4")})
	if !ok {
		t.Fatal("the start has no exercise")
	}
	set, err := puzzles.Parse(assets.Puzzles())
	if err != nil {
		t.Fatal(err)
	}
	var longest Exercise
	for _, p := range set.Draw("", 0, 9999, set.Len(), func(int) int { return 0 }) {
		e, err := OfPuzzle(p, chess())
		if err != nil {
			t.Fatal(err)
		}
		if len(e.Moves) > len(longest.Moves) {
			longest = e
		}
	}
	made := Set{Title: "Odd", Exercises: []Exercise{start, longest}}
	if back := read(t, made.Text()); back.Key() != made.Key() {
		t.Errorf("a solution of %d plies and the start are read back as\n%s", len(longest.Moves), back.Text())
	}
}

// TestFaultySolutions refuses an exercise file with a move that cannot be played: what is left is
// another solution. Other games with faults are left out.
func TestFaultySolutions(t *testing.T) {
	text := read(t, game(sacrifice, "1. Qe8+ Rxe8 2. Rxe8#")).Text()
	if s, err := Read(strings.Replace(text, "Rxe8", "Rxe7", 1), "", variants.All()); err == nil {
		t.Errorf("it is read as\n%s", s.Text())
	}
	if s := read(t, game(sacrifice, "1. Qe8+ Rxe7 2. Rxe8#")+game(backRank, "1. Ra8#")); len(s.Exercises) != 1 || s.Exercises[0].Mate != 1 {
		t.Errorf("it is read as\n%s", s.Text())
	}
}

// TestForgedSlip refuses a slip whose number of moves no solution has, and counts none.
func TestForgedSlip(t *testing.T) {
	s := read(t, game(backRank, "1. Ra8#"))
	for _, right := range []int{-1, 1, mostMoves, 1 << 62} {
		slip := Slip{Set: s.Key(), ID: "x", Answers: []Answer{{Given: true, Right: right, Wrong: "b1b8"}}}
		all, wrong := ReadSlips(slip.String())
		if refused := right < 0 || right >= mostMoves; refused != (len(wrong) == 1) || refused == (len(all) == 1) {
			t.Errorf("%d moves: %v, %v", right, all, wrong)
		}
		if got := s.Count([]Slip{slip}); len(got.Rows[0].Mistakes) != 0 {
			t.Errorf("%d moves are counted as %v", right, got.Rows[0].Mistakes)
		}
	}
}

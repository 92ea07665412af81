package shogimate

import (
	"math/rand/v2"
	"testing"

	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/testing/longtest"
)

func parse(t testing.TB, sfen string) *shogiboard.Position {
	t.Helper()
	b, err := shogiboard.Parse(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return &b
}

// brute reports whether the side to move mates in a number of plies by checks only.
func brute(b *shogiboard.Position, plies int) bool {
	var l shogiboard.List
	b.Generate(&l)
	for _, m := range l.All() {
		undo := b.Make(m)
		mates := b.InCheck() && mated(b, plies-1)
		b.Unmake(m, undo)
		if mates {
			return true
		}
	}
	return false
}

func mated(b *shogiboard.Position, plies int) bool {
	var l shogiboard.List
	b.Generate(&l)
	for _, m := range l.All() {
		if plies == 0 {
			return false
		}
		undo := b.Make(m)
		still := brute(b, plies-1)
		b.Unmake(m, undo)
		if !still {
			return false
		}
	}
	return true
}

// TestLikeBruteForce compares the solver with trying everything, up to five plies, in
// positions of random games.
func TestLikeBruteForce(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	s, found := New(1<<16), map[int]int{}
	for range longtest.Of(60, 1000) {
		b := parse(t, shogiboard.Start)
		for ply := range 160 {
			var l shogiboard.List
			if b.Generate(&l); l.Count == 0 {
				break
			}
			if ply > 40 && ply%4 == 0 {
				want := 0
				for n := 1; n <= 3 && want == 0; n += 2 {
					if brute(b, n) {
						want = n
					}
				}
				v, got := s.Solve(b, 3, 1<<20, nil)
				if got != want || (v == Mate) != (want > 0) {
					t.Fatalf("%s: mate in %d plies, want %d (%d)", b.String(), got, want, v)
				}
				if want > 0 {
					found[want]++
					check(t, b, s.Line(b, got), want)
				}
			}
			b.Make(l.Moves[rng.IntN(l.Count)])
		}
	}
	if found[1] < 10 || found[3] < 5 {
		t.Errorf("the games had the mates %v only", found)
	}
}

// check plays a line of mate.
func check(t *testing.T, b *shogiboard.Position, line []shogiboard.Move, plies int) {
	t.Helper()
	after := *b
	for i, m := range line {
		if after.Find(m.String()) != m {
			t.Fatalf("%s: move %d of %v is not legal", b.String(), i+1, line)
		}
		after.Make(m)
		if i%2 == 0 && !after.InCheck() {
			t.Fatalf("%s: move %d of %v does not give check", b.String(), i+1, line)
		}
	}
	var l shogiboard.List
	if after.Generate(&l); len(line) != plies || l.Count > 0 {
		t.Errorf("%s: %v does not mate in %d plies", b.String(), line, plies)
	}
}

package retro

import (
	"context"
	"errors"
	"maps"
	"testing"

	"passedpawn/game/endgames/ending"
)

// solved returns the values of an ending with three men.
func solved(t *testing.T, name string) (*ending.Ending, *Values) {
	t.Helper()
	known := Known{}
	for _, e := range ending.All() {
		if len(e.Men) > 1 {
			continue
		}
		values, err := Solve(t.Context(), e, known)
		if err != nil {
			t.Fatal(err)
		}
		if known[e] = values; e.Name == name {
			return e, values
		}
	}
	t.Fatalf("there is no %s", name)
	return nil, nil
}

// TestKingAndRook compares king and rook against king, with Black to move, with the counts
// of Bain and Hoff's data set (Chess King-Rook vs. King, UCI Machine Learning Repository,
// 1994): how many of its 28,056 positions are lost in so many moves, and how many drawn.
func TestKingAndRook(t *testing.T) {
	e, values := solved(t, "KRK")
	want := map[int]int{
		0: 27, 1: 78, 2: 246, 3: 81, 4: 198, 5: 471, 6: 592, 7: 683, 8: 1433,
		9: 1712, 10: 1985, 11: 2854, 12: 3597, 13: 4194, 14: 4553, 15: 2166, 16: 390, drawn: 2796,
	}
	got := map[int]int{}
	for index, v := range values[ending.Black] {
		at := e.Squares(index)
		if twin, _ := e.Index(e.Transposed(at)); e.Diagonal(index) && twin < index {
			continue // the data set has one of two mirror images
		}
		switch v := ending.Value(v); {
		case v.Lost():
			got[v.Plies()/2]++
		case v == ending.Drawn:
			got[drawn]++
		}
	}
	if !maps.Equal(got, want) {
		t.Errorf("there are %v, want %v", got, want)
	}
}

// drawn stands for a draw among numbers of moves.
const drawn = -1

// TestLongest compares the longest wins with three men with those published.
func TestLongest(t *testing.T) {
	for name, want := range map[string]int{"KQK": 10, "KRK": 16, "KBK": 0, "KNK": 0, "KPK": 28} {
		_, values := solved(t, name)
		longest := 0
		for _, v := range values[ending.White] {
			if v := ending.Value(v); v.Won() {
				longest = max(longest, (v.Plies()+1)/2)
			}
		}
		if longest != want {
			t.Errorf("%s: the longest win takes %d moves, want %d", name, longest, want)
		}
	}
}

// TestStopped ends with the context.
func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if values, err := Solve(ctx, ending.All()[0], nil); values != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("a search that was stopped returns %v, %v", values != nil, err)
	}
}

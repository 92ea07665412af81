package dfpn

import (
	"math/rand/v2"
	"testing"
)

// A tree is a position of a game: its moves lead to others, and without any the side to move
// has lost, or won by a rule.
type tree struct {
	after []*tree
	won   bool
}

func grow(r *rand.Rand, depth int) *tree {
	t := &tree{won: r.IntN(2) == 0}
	if depth > 0 {
		for range r.IntN(4) {
			t.after = append(t.after, grow(r, depth-1))
		}
	}
	return t
}

// wins reports whether the side to move wins.
func (t *tree) wins() bool {
	if len(t.after) == 0 {
		return t.won
	}
	for _, a := range t.after {
		if !a.wins() {
			return true
		}
	}
	return false
}

func (t *tree) begin() Numbers {
	switch {
	case len(t.after) > 0:
		return Numbers{1, uint32(len(t.after))}
	case t.won:
		return Won()
	}
	return Lost()
}

// search is the search of a tree, of which nothing is remembered.
func (t *tree) search(limits Numbers) Numbers {
	if len(t.after) == 0 {
		return t.begin()
	}
	after := make([]Numbers, len(t.after))
	for i, a := range t.after {
		after[i] = a.begin()
	}
	for {
		own, best, next := Combine(after, limits)
		if own.Reach(limits) {
			return own
		}
		after[best] = t.after[best].search(next)
	}
}

// TestTrees finds out who wins random games.
func TestTrees(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	won := 0
	for range 3000 {
		root := grow(r, 1+r.IntN(6))
		got, want := root.search(Unlimited()), Lost()
		if root.wins() {
			want = Won()
			won++
		}
		if got != want {
			t.Fatalf("the numbers are %v, want %v: %+v", got, want, root)
		}
	}
	if won < 1000 || won > 2000 {
		t.Errorf("%d of 3000 games are won", won)
	}
}

func TestCombine(t *testing.T) {
	for _, tt := range []struct {
		after     []Numbers
		limits    Numbers
		own, next Numbers
		best      int
	}{
		{nil, Unlimited(), Lost(), Numbers{}, 0},
		{[]Numbers{{1, 3}}, Unlimited(), Numbers{3, 1}, Unlimited(), 0},
		{[]Numbers{{1, 8}, {2, 3}, {4, 5}}, Numbers{20, 30}, Numbers{3, 7}, Numbers{25, 7}, 1},
		{[]Numbers{{1, 8}, {2, 3}, {4, 5}}, Numbers{6, 30}, Numbers{3, 7}, Numbers{25, 6}, 1},
		{[]Numbers{Won(), {1, 4}}, Unlimited(), Numbers{4, 1}, Numbers{}, 1},
		{[]Numbers{{2, 2}, Lost()}, Unlimited(), Won(), Numbers{}, 1},
		{[]Numbers{Won(), Won()}, Unlimited(), Lost(), Numbers{}, 0},
	} {
		own, best, next := Combine(tt.after, tt.limits)
		if own != tt.own || best != tt.best || tt.next != (Numbers{}) && next != tt.next {
			t.Errorf("%v with limits %v: %v, then %v at %d", tt.after, tt.limits, own, next, best)
		}
	}
}

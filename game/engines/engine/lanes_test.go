package engine

import (
	"math/rand/v2"
	"testing"
)

// TestLanes compares the operations that are used with those in plain Go. They are the same
// unless the experiment simd is on.
func TestLanes(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 2000 {
		before, gone, come := net.bias, &net.feature[rng.IntN(inputs)], &net.feature[rng.IntN(inputs)]
		for range 32 {
			before.add(&net.feature[rng.IntN(inputs)])
		}
		var got, want layer
		got.moved(&before, gone, come)
		if want.shifted(&before, gone, come); got != want {
			t.Fatal("a move leads to another layer")
		}
		w := &net.weight[rng.IntN(outputs)][rng.IntN(2)]
		if got.sum(w) != got.summed(w) {
			t.Fatalf("the sum is %d, want %d", got.sum(w), got.summed(w))
		}
	}
}

// TestWeightsFit checks that a weight times 255 fits into sixteen bits.
func TestWeightsFit(t *testing.T) {
	for o := range net.weight {
		for side := range net.weight[o] {
			for _, w := range net.weight[o][side] {
				if w > 128 || w < -128 {
					t.Errorf("weight %d of output %d", w, o)
				}
			}
		}
	}
}

package player

import (
	"math"
	"testing"
)

// TestRandom checks that seeds in a row give numbers that are spread evenly and repeat.
func TestRandom(t *testing.T) {
	var sum, both float64
	const n = 10_000
	for seed := range uint64(n) {
		draw := Random(seed)
		a, b := draw(), draw()
		if a < 0 || a >= 1 || a != Random(seed)() {
			t.Fatalf("seed %d draws %v, and then %v", seed, a, Random(seed)())
		}
		sum += a
		both += (a - 0.5) * (b - 0.5)
	}
	if mean := sum / n; math.Abs(mean-0.5) > 0.015 || math.Abs(both/n) > 0.005 {
		t.Errorf("the mean is %v, the covariance of two numbers %v", mean, both/n)
	}
}

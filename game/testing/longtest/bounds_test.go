package longtest

import (
	"math/big"
	"testing"
)

// TestBetween holds the bounds against sums of exact fractions.
func TestBetween(t *testing.T) {
	for _, n := range []int{1, 7, 20, 30, 100} {
		for percent := int64(0); percent <= 100; percent += 5 {
			least, most := Between(n, float64(percent)/100)
			if want := exactly(n, percent); least != want {
				t.Errorf("%d trials with %d %%: at least %d, want %d", n, percent, least, want)
			}
			if want := n - exactly(n, 100-percent); most != want {
				t.Errorf("%d trials with %d %%: at most %d, want %d", n, percent, most, want)
			}
		}
	}
}

// exactly returns the greatest number below which the sum of the binomial distribution
// is at most 10^-6.
func exactly(n int, percent int64) (k int) {
	sum, limit := new(big.Int), new(big.Int).Exp(big.NewInt(100), big.NewInt(int64(n)-3), nil) // of 100^n
	if n < 3 {
		limit = big.NewInt(0)
	}
	for ; k < n; k++ {
		term := new(big.Int).Binomial(int64(n), int64(k))
		term.Mul(term, new(big.Int).Exp(big.NewInt(percent), big.NewInt(int64(k)), nil))
		term.Mul(term, new(big.Int).Exp(big.NewInt(100-percent), big.NewInt(int64(n-k)), nil))
		if sum.Add(sum, term); sum.Cmp(limit) > 0 {
			return k
		}
	}
	return n
}

// TestTooFew checks that no test has a bound that cannot be missed.
func TestTooFew(t *testing.T) {
	for name, bound := range map[string]func() int{"least": func() int { return Least(19, 0.5) }, "most": func() int { return Most(19, 0.5) }} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: 19 throws of a coin have a bound", name)
				}
			}()
			bound()
		}()
	}
	if least, most := Least(20, 0.5), Most(20, 0.5); least != 1 || most != 19 {
		t.Errorf("of 20 throws of a coin between %d and %d are heads", least, most)
	}
}

package longtest

import (
	"fmt"
	"math"
)

// rare is how often a test may fail by chance: once in a million runs with other seeds.
const rare = 1e-6

// Least returns how many successes to ask for among n independent trials of which each
// succeeds with a probability of p or more: fewer come by chance once in a million runs.
// A result between success and failure, such as a draw, may count as a half, which makes
// chance play a smaller part. Least panics if n is too small for a bound.
func Least(n int, p float64) int {
	least, _ := Between(n, p)
	if least == 0 {
		panic(fmt.Sprintf("longtest: none of %d trials may succeed by chance", n))
	}
	return least
}

// Most is Least for trials that succeed with a probability of p or less: more successes
// come by chance once in a million runs.
func Most(n int, p float64) int { return n - Least(n, 1-p) }

// Between returns how few and how many successes among n trials with a probability of p
// come by chance, where fewer or more come once in a million runs each. One of them may
// be no bound.
func Between(n int, p float64) (least, most int) { return fewest(n, p), n - fewest(n, 1-p) }

// fewest returns the number of successes below which the binomial distribution has less
// than the rare probability.
func fewest(n int, p float64) int {
	below := 0.0
	for k := range n {
		if below += binomial(n, k, p); below > rare {
			return k
		}
	}
	return n
}

// binomial returns the probability of k successes among n trials.
func binomial(n, k int, p float64) float64 {
	if p <= 0 || p >= 1 {
		return map[bool]float64{true: 1}[p <= 0 && k == 0 || p >= 1 && k == n]
	}
	return math.Exp(gamma(n) - gamma(k) - gamma(n-k) + float64(k)*math.Log(p) + float64(n-k)*math.Log1p(-p))
}

// gamma returns the logarithm of n!.
func gamma(n int) float64 {
	log, _ := math.Lgamma(float64(n + 1))
	return log
}

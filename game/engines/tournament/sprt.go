package tournament

import (
	"math"

	"passedpawn/game/phrase"
)

// An SPRT is a sequential probability ratio test between two hypotheses: the first engine
// is Elo0 stronger than the second, or Elo1. The match ends as soon as one of them is
// decided. The zero value is no test.
type SPRT struct {
	Elo0  float64 `json:"elo0"`
	Elo1  float64 `json:"elo1"`
	Alpha float64 `json:"alpha"` // the probability of accepting Elo1 if Elo0 is true
	Beta  float64 `json:"beta"`  // the probability of accepting Elo0 if Elo1 is true
}

// A Decision is the answer of a test.
type Decision int

// The decisions.
const (
	Undecided Decision = iota
	Rejected           // Elo0 is accepted
	Accepted           // Elo1 is accepted
)

// Used reports whether there is a test.
func (s SPRT) Used() bool { return s != SPRT{} }

func (s SPRT) check() error {
	if s.Used() && !(s.Elo0 < s.Elo1 && risk(s.Alpha) && risk(s.Beta)) {
		return phrase.Errorf("tournament.bad-sprt")
	}
	return nil
}

func risk(p float64) bool { return p > 0 && p < 0.5 }

// Bounds returns the log-likelihood ratios at which the test ends (Wald 1945).
func (s SPRT) Bounds() (low, high float64) {
	return math.Log(s.Beta / (1 - s.Alpha)), math.Log((1 - s.Beta) / s.Alpha)
}

// rare is the count of a result that has not come up. Without it, one missing result
// would decide everything. Fishtest uses the same.
const rare = 1e-3

// Ratio returns the log-likelihood ratio of the pairs: the generalised SPRT of the
// pentanomial in logistic Elo, as in Fishtest (Michel Van den Bergh, "The generalized
// maximum likelihood ratio for the expectation value of a distribution"). Each hypothesis
// gives the pairs the distribution with its mean score that makes them most likely; the
// ratio is the logarithm of how much likelier the second makes them.
func (s SPRT) Ratio(t Tally) float64 {
	if t.pairs() == 0 {
		return 0
	}
	var counts [5]float64
	sum := 0.0
	for i, n := range t.Pairs {
		counts[i] = max(float64(n), rare)
		sum += counts[i]
	}
	x0, x1 := tilt(counts, scoreOf(s.Elo0)), tilt(counts, scoreOf(s.Elo1))
	ratio := 0.0
	for i, n := range counts {
		a := float64(i) / 4
		ratio += n * (math.Log1p(x0*(a-scoreOf(s.Elo0))) - math.Log1p(x1*(a-scoreOf(s.Elo1))))
	}
	return ratio
}

// tilt returns the x for which the counts n/(1+x(a-mean)) of the scores a have the mean.
// They are the likeliest counts with that mean. x is the zero of a falling function,
// between the poles of the largest and of the smallest score.
func tilt(counts [5]float64, mean float64) float64 {
	low, high := -1/(1-mean), 1/mean
	for range 200 {
		x, sum := (low+high)/2, 0.0
		for i, n := range counts {
			d := float64(i)/4 - mean
			sum += n * d / (1 + x*d)
		}
		if sum > 0 {
			low = x
		} else {
			high = x
		}
	}
	return (low + high) / 2
}

// Decide returns the decision of the test for the results of the first engine.
func (s SPRT) Decide(t Tally) Decision {
	if !s.Used() {
		return Undecided
	}
	low, high := s.Bounds()
	switch ratio := s.Ratio(t); {
	case ratio >= high:
		return Accepted
	case ratio <= low:
		return Rejected
	}
	return Undecided
}

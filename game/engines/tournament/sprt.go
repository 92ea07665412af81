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
	// Normalized means that Elo0 and Elo1 are normalised Elo, as in fastchess without a model
	// and in Fishtest since 2021. Otherwise they are logistic.
	Normalized bool `json:"normalized,omitempty"`
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
	if s.Used() && !(s.Elo0 < s.Elo1 && risk(s.Alpha) && risk(s.Beta) && !(s.Normalized && max(-s.Elo0, s.Elo1) > mostNormalized)) {
		return phrase.Errorf("tournament.bad-sprt")
	}
	return nil
}

// mostNormalized is a difference that no test needs. Far beyond it, some results have no
// likeliest counts.
const mostNormalized = 100

func risk(p float64) bool { return p > 0 && p < 0.5 }

// Bounds returns the log-likelihood ratios at which the test ends (Wald 1945).
func (s SPRT) Bounds() (low, high float64) {
	return math.Log(s.Beta / (1 - s.Alpha)), math.Log((1 - s.Beta) / s.Alpha)
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

package puzzles

import "math"

// A Rating is how strong a person is at puzzles, or how hard a puzzle is, on the scale of
// Glicko-2. One who meets an equal is as likely to solve the puzzle as not.
//
// Glicko-2 is described in "Example of the Glicko-2 system" by Mark E. Glickman, 2022. Here
// every answer is a rating period of its own.
type Rating struct {
	Mean      float64 // such as 1500
	Deviation float64 // of the mean, on the same scale
}

// A Strength is the rating of a person, which answers change.
type Strength struct {
	Rating
	Volatility float64 // how much the strength is expected to change
}

const (
	scale       = 173.7178 // one unit of the formulas, in points
	tau         = 0.5      // how much the volatility changes: small
	exact       = 1e-6     // of the volatility, on the scale of the iteration
	mostUnknown = 350      // the deviation of somebody of whom nothing is known
	leastKnown  = 45       // the smallest deviation of a person, so that a rating never stands still
)

// Beginning returns the strength of a person of whom nothing is known. It is low, so that the
// first puzzles are easy: one who is stronger leaves them behind within a few answers.
func Beginning() Strength {
	return Strength{Rating: Rating{Mean: 1200, Deviation: mostUnknown}, Volatility: 0.06}
}

// damp returns by how much a deviation, in units of the formulas, weakens what a result says.
func damp(deviation float64) float64 {
	return 1 / math.Sqrt(1+3*deviation*deviation/(math.Pi*math.Pi))
}

// chance returns how likely one solves a puzzle whose rating is lower by a difference, damped
// by what is not known.
func chance(g, difference float64) float64 { return 1 / (1 + math.Exp(-g*difference/scale)) }

// Expected returns how likely the person solves a puzzle, from 0 to 1. What is not known of
// either of them brings it nearer to a half.
func (r Rating) Expected(puzzle Rating) float64 {
	return chance(damp(math.Hypot(r.Deviation, puzzle.Deviation)/scale), r.Mean-puzzle.Mean)
}

// A result is an answer to a puzzle.
type result struct {
	puzzle Rating
	solved bool
}

// After returns the strength after an answer to a puzzle.
func (s Strength) After(puzzle Rating, solved bool) Strength { return s.after(result{puzzle, solved}) }

// after returns the strength after the results of a rating period.
func (s Strength) after(results ...result) Strength {
	var information, surprise float64
	for _, r := range results {
		g := damp(r.puzzle.Deviation / scale)
		e := chance(g, s.Mean-r.puzzle.Mean)
		information += g * g * e * (1 - e)
		if r.solved {
			surprise += g
		}
		surprise -= g * e
	}
	phi := s.Deviation / scale
	s.Volatility = volatility(s.Volatility, phi, 1/information, surprise/information)
	before := math.Hypot(phi, s.Volatility)
	phi = 1 / math.Sqrt(1/(before*before)+information)
	s.Mean += scale * phi * phi * surprise
	s.Deviation = min(max(phi*scale, leastKnown), mostUnknown)
	return s
}

// Rested returns the strength after a number of days without an answer: less is known of it.
func (s Strength) Rested(days float64) Strength {
	phi := math.Hypot(s.Deviation/scale, s.Volatility*math.Sqrt(max(0, days)))
	s.Deviation = min(phi*scale, mostUnknown)
	return s
}

// volatility returns the new volatility: step 5 of the description. v is the variance that a
// result leaves, and delta the improvement that it suggests.
func volatility(sigma, phi, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	low, high := a, math.Log(delta*delta-phi*phi-v)
	if delta*delta <= phi*phi+v {
		high = a - tau
		for f(high) < 0 {
			high -= tau
		}
	}
	atLow, atHigh := f(low), f(high)
	for math.Abs(high-low) > exact {
		middle := low + (low-high)*atLow/(atHigh-atLow)
		at := f(middle)
		if at*atHigh <= 0 {
			low, atLow = high, atHigh
		} else {
			atLow /= 2
		}
		high, atHigh = middle, at
	}
	return math.Exp(low / 2)
}

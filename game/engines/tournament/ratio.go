package tournament

import "math"

// fives has a number for each result of a pair, from 0 to 4 half points.
type fives [5]float64

// rare is the count of a result that has not come up. Without it, one missing result
// would decide everything. Fishtest uses the same.
const rare = 1e-3

// Ratio returns the log-likelihood ratio of the pairs: the generalised SPRT of the
// pentanomial, as in Fishtest and fastchess (Michel Van den Bergh, "The generalized
// maximum likelihood ratio for the expectation value of a distribution", and "Normalized
// Elo"). Each hypothesis gives the pairs the distribution that makes them most likely
// among those that it allows; the ratio is the logarithm of how much likelier the second
// makes them.
func (s SPRT) Ratio(t Tally) float64 {
	if t.pairs() == 0 {
		return 0
	}
	var counts fives
	for i, n := range t.Pairs {
		counts[i] = max(float64(n), rare)
	}
	likeliest := withMean
	if s.Normalized {
		likeliest = withNormalized
	}
	p0, p1 := likeliest(counts, s.Elo0), likeliest(counts, s.Elo1)
	ratio := 0.0
	for i, n := range counts {
		ratio += n * math.Log(p1[i]/p0[i])
	}
	return ratio
}

// withMean returns the counts that make counts most likely, among those whose mean score is
// that of a logistic Elo.
func withMean(counts fives, elo float64) fives {
	var d fives
	for i := range d {
		d[i] = float64(i)/4 - scoreOf(elo)
	}
	p, _ := balanced(counts, d) // every mean from 0 to 1 is possible
	return p
}

// perNormalized is the normalised Elo of a score that is above a half by its own deviation.
// There it agrees with logistic Elo near 0 for games without draws.
const perNormalized = 800 / math.Ln10

// withNormalized returns the counts that make counts most likely, among those whose
// mean is above a half by a multiple of their deviation: the normalised Elo, which is for
// games, so that pairs have sqrt(2) times that. The deviation depends on the counts, so the
// condition is made linear around the last ones until they no longer change.
func withNormalized(counts fives, elo float64) fives {
	t, last := elo*math.Sqrt2/perNormalized, fives{1, 1, 1, 1, 1}
	for range 100 {
		mean, variance := last.moments()
		deviation := math.Sqrt(variance)
		var d fives
		for i := range d {
			a := float64(i) / 4
			d[i] = a - 0.5 - t*(deviation+(a-mean)*(a-mean)/deviation)/2
		}
		next, ok := balanced(counts, d)
		if !ok || next.near(last) {
			return last // of nothing but draws, there is no better one
		}
		last = next
	}
	return last
}

// moments returns the mean and the variance of the scores from 0 to 1.
func (f fives) moments() (mean, variance float64) {
	sum := 0.0
	for i, n := range f {
		sum += n
		mean += n * float64(i) / 4
	}
	mean /= sum
	for i, n := range f {
		d := float64(i)/4 - mean
		variance += n * d * d / sum
	}
	return mean, variance
}

func (f fives) near(o fives) bool {
	for i := range f {
		if math.Abs(f[i]-o[i]) > 1e-9*(f[i]+o[i]) {
			return false
		}
	}
	return true
}

// balanced returns the counts n/(1+x d) whose sum of count times d is 0. They make the counts
// n most likely among those with that sum. x is the zero of a falling function, between the
// poles of the largest and of the smallest d. ok is false if these have the same sign, so
// that there is none.
func balanced(counts, d fives) (all fives, ok bool) {
	least, most := d[0], d[0]
	for _, v := range d {
		least, most = min(least, v), max(most, v)
	}
	if least >= 0 || most <= 0 {
		return counts, false
	}
	low, high := -1/most, -1/least
	for range 200 {
		x, sum := (low+high)/2, 0.0
		for i, n := range counts {
			sum += n * d[i] / (1 + x*d[i])
		}
		if sum > 0 {
			low = x
		} else {
			high = x
		}
	}
	for i, n := range counts {
		all[i] = n / (1 + (low+high)/2*d[i])
	}
	return all, true
}

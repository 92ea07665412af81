package tournament

import "math"

// An Estimate is a difference in strength. What the games do not say is NaN.
type Estimate struct {
	Elo        float64 // infinite if every game was won or lost
	Low, High  float64 // the ends of the 95 % interval, infinite if it has no end
	Likelihood float64 // of being the stronger side, from 0 to 1
}

// normal95 is the quantile of the normal distribution for a 95 % interval.
const normal95 = 1.959963984540054

// leastPairs is the least number of pairs that say anything: 30 games. With fewer, their
// spread is often small by chance, and the interval and the likelihood would be false.
const leastPairs = 15

// Estimate returns the difference by the logistic formula Elo = -400 log10(1/s - 1) of the
// score s. All of it comes from the pairs of games with swapped colours (the pentanomial),
// as in get_elo of Fishtest (stat_util.py, by Michel Van den Bergh): the two games of
// an opening depend on each other. s is the mean of the n pairs, each from 0 to 1, and
// d = sqrt(sum (x-s)^2 / n) / sqrt(n) its deviation. The interval is the difference at
// s - 1.96 d and at s + 1.96 d, and the likelihood of being stronger is that of a normal
// distribution around s. So the interval lies above 0 if and only if the likelihood is more
// than 97.5 %. Pairs that all went the same way have no spread, and say neither.
func (t Tally) Estimate() Estimate {
	unknown := math.NaN()
	e := Estimate{unknown, unknown, unknown, unknown}
	n, mean, variance := t.moments()
	if n < leastPairs {
		return e
	}
	e.Elo = elo(mean)
	if variance == 0 {
		return e
	}
	d := math.Sqrt(variance / n)
	e.Low, e.High = elo(max(mean-normal95*d, 0)), elo(min(mean+normal95*d, 1))
	e.Likelihood = normal((mean - 0.5) / d)
	return e
}

// normal is the distribution function of the standard normal distribution.
func normal(x float64) float64 { return 0.5 + 0.5*math.Erf(x/math.Sqrt2) }

// elo returns the difference in rating that makes a score likely. Its inverse is scoreOf.
func elo(score float64) float64 { return -400 * math.Log10(1/score-1) }

func scoreOf(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// moments returns the number of pairs, and the mean and the variance of their scores from 0
// to 1.
func (t Tally) moments() (n, mean, variance float64) {
	n = float64(t.pairs())
	if n == 0 {
		return 0, 0, 0
	}
	const step = 0.25
	for i, count := range t.Pairs {
		mean += float64(count) * float64(i) * step / n
	}
	for i, count := range t.Pairs {
		d := float64(i)*step - mean
		variance += float64(count) * d * d / n
	}
	return n, mean, variance
}

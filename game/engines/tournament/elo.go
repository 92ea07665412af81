package tournament

import "math"

// An Estimate is a difference in strength.
type Estimate struct {
	Elo        float64 // infinite if every game was won or lost
	Error      float64 // half of the 95 % interval, NaN if the games do not say
	Likelihood float64 // of being the stronger side, from 0 to 1
}

// normal95 is the quantile of the normal distribution for a 95 % interval.
const normal95 = 1.959963984540054

// Estimate returns the difference by the logistic formula Elo = -400 log10(1/s - 1) of
// the score s. Its error comes from the spread of the pairs (the pentanomial), as in
// Fishtest (Michel Van den Bergh): the two games of an opening depend on each other, so
// that single games would make the interval too wide. Without a complete pair the spread
// of the games (the trinomial) is used, as in cutechess-cli. The likelihood of being
// stronger is that of a normal distribution around the score. If all pairs went the same
// way, they have no spread, and it comes from the games won and lost as in cutechess-cli.
func (t Tally) Estimate() Estimate {
	score, deviation := t.Score(), t.deviation()
	e := Estimate{Elo: elo(score), Error: math.NaN(), Likelihood: 0.5}
	if deviation == 0 {
		if decisive := float64(t.Won + t.Lost); decisive > 0 {
			e.Likelihood = normal(float64(t.Won-t.Lost) / math.Sqrt(decisive))
		}
		return e
	}
	low, high := score-normal95*deviation, score+normal95*deviation
	e.Error = (elo(min(high, 1)) - elo(max(low, 0))) / 2
	if math.IsInf(e.Error, 0) {
		e.Error = math.NaN()
	}
	e.Likelihood = normal((score - 0.5) / deviation)
	return e
}

// normal is the distribution function of the standard normal distribution.
func normal(x float64) float64 { return 0.5 + 0.5*math.Erf(x/math.Sqrt2) }

// elo returns the difference in rating that makes a score likely. Its inverse is scoreOf.
func elo(score float64) float64 { return -400 * math.Log10(1/score-1) }

func scoreOf(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// deviation returns the standard deviation of the score, 0 if it is not known.
func (t Tally) deviation() float64 {
	counts := []int{t.Lost, t.Drawn, t.Won}
	if t.pairs() > 0 {
		counts = t.Pairs[:]
	}
	n, variance := moments(counts)
	if n == 0 {
		return 0
	}
	return math.Sqrt(variance / n)
}

// moments returns the sum of counts and the variance of the score, where the counts
// belong to scores from 0 to 1 in equal steps.
func moments(counts []int) (n, variance float64) {
	step, mean := 1/float64(len(counts)-1), 0.0
	for i, c := range counts {
		n += float64(c)
		mean += float64(c) * float64(i) * step
	}
	if n == 0 {
		return 0, 0
	}
	mean /= n
	for i, c := range counts {
		d := float64(i)*step - mean
		variance += float64(c) * d * d / n
	}
	return n, variance
}

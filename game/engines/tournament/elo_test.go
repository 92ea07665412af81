package tournament

import (
	"math"
	"testing"
)

// TestPublishedRatios compares log-likelihood ratios with those that Fishtest published
// for finished tests of Stockfish, with their counts of pairs.
func TestPublishedRatios(t *testing.T) {
	for _, tt := range []struct {
		pairs      [5]int
		elo0, elo1 float64
		ratio      float64
	}{
		{[5]int{406, 8728, 41933, 8848, 493}, -0.20, 1.10, 2.94},
		{[5]int{23, 1079, 15473, 1255, 14}, 0.20, 0.90, 2.94},
		{[5]int{2, 245, 4962, 291, 4}, -0.70, 0.20, 2.95},
		{[5]int{577, 11681, 56451, 11586, 605}, -1.00, 0.20, 2.94},
		{[5]int{87, 6272, 81610, 6175, 108}, -0.70, 0.20, 2.98},
		{[5]int{4, 2342, 11769, 2494, 7}, -0.20, 1.10, 2.93},
		{[5]int{7, 9004, 61085, 9425, 7}, 0.20, 0.90, 2.93},
		{[5]int{293, 5991, 29914, 6004, 310}, -1.00, 0.20, 2.95},
		{[5]int{17, 1281, 17293, 1333, 16}, -0.70, 0.20, 2.96},
		{[5]int{46, 2544, 35176, 2801, 41}, 0.25, 1.25, 2.94},
		{[5]int{59, 754, 2467, 865, 75}, -0.50, 1.50, 2.95},
	} {
		s := SPRT{tt.elo0, tt.elo1, 0.05, 0.05, false}
		if got := s.Ratio(Tally{Pairs: tt.pairs}); math.Abs(got-tt.ratio) > 0.0101 {
			t.Errorf("%v between %g and %g: %.3f, published is %.2f", tt.pairs, tt.elo0, tt.elo1, got, tt.ratio)
		}
	}
}

// TestPublishedNormalized does the same for tests in normalised Elo, which Fishtest has used
// since 2021, and compares them with a formula for normally distributed scores (Van den
// Bergh, "Normalized Elo"): n/2 log((1+(t-t0)^2)/(1+(t-t1)^2)), where t is by how many
// deviations the mean is above a half.
func TestPublishedNormalized(t *testing.T) {
	for _, tt := range []struct {
		pairs      [5]int
		elo0, elo1 float64
		ratio      float64
	}{
		{[5]int{371, 10263, 24989, 10642, 379}, 0, 2, 2.95},
		{[5]int{47, 8181, 25234, 8575, 47}, 0.5, 2.5, 2.94},
		{[5]int{320, 12431, 27275, 12858, 316}, 0, 2, 2.95},
		{[5]int{197, 45541, 117722, 46579, 228}, 0.5, 2.5, 2.96},
		{[5]int{289, 26459, 62934, 26379, 331}, -1.75, 0.25, 2.94},
		{[5]int{118, 38575, 109888, 38432, 122}, -1.75, 0.25, 2.95},
		{[5]int{831, 31795, 68460, 32448, 834}, 0, 2, 2.93},
		{[5]int{307, 54901, 140959, 56230, 281}, 0.5, 2.5, 2.95},
		{[5]int{369, 12695, 27124, 12664, 332}, 0, 2, -2.94},
		{[5]int{238, 5274, 26761, 5326, 237}, -2.5, 0.5, 2.94},
	} {
		s, tally := SPRT{tt.elo0, tt.elo1, 0.05, 0.05, true}, Tally{Pairs: tt.pairs}
		got := s.Ratio(tally)
		if math.Abs(got-tt.ratio) > 0.0101 {
			t.Errorf("%v between %g and %g: %.3f, published is %.2f", tt.pairs, tt.elo0, tt.elo1, got, tt.ratio)
		}
		n, mean, variance := tally.moments()
		above := func(elo float64) float64 {
			d := (mean-0.5)/math.Sqrt(variance) - elo/800*math.Ln10*math.Sqrt2
			return 1 + d*d
		}
		if formula := n / 2 * math.Log(above(tt.elo0)/above(tt.elo1)); math.Abs(got-formula) > 0.01 {
			t.Errorf("%v between %g and %g: %.3f, by the formula %.3f", tt.pairs, tt.elo0, tt.elo1, got, formula)
		}
	}
}

// TestLikeliest checks what the two kinds of Elo ask of the counts, for few pairs, and that
// no counts near them that fulfil it are likelier.
func TestLikeliest(t *testing.T) {
	counts := fives{3, 10, 40, 14, 6}
	likelihood := func(p fives) (sum float64) {
		total := p[0] + p[1] + p[2] + p[3] + p[4]
		for i, n := range counts {
			sum += n * math.Log(p[i]/total)
		}
		return sum
	}
	for name, of := range map[string]func(fives) float64{
		"logistic":   func(p fives) float64 { mean, _ := p.moments(); return elo(mean) },
		"normalised": func(p fives) float64 { mean, v := p.moments(); return (mean - 0.5) / math.Sqrt(2*v) * 800 / math.Ln10 },
	} {
		likeliest := map[string]func(fives, float64) fives{"logistic": withMean, "normalised": withNormalized}[name]
		for _, want := range []float64{-60, 0, 5, 40} {
			p := likeliest(counts, want)
			if got := of(p); math.Abs(got-want) > 1e-6 {
				t.Errorf("%s: %v has %g, want %g", name, p, got, want)
			}
			best := likelihood(p)
			for i := range p {
				for j := range p {
					near := p
					near[i], near[j] = near[i]*1.05, near[j]*0.97
					if other := likelihood(likeliest(near, want)); other > best+1e-9 {
						t.Errorf("%s %g: %v is likelier than %v", name, want, near, p)
					}
				}
			}
		}
	}
}

// TestFewPairs has results of which the normalised ratio must make sense, although most of
// the five are missing.
func TestFewPairs(t *testing.T) {
	s := SPRT{0, 5, 0.05, 0.05, true}
	for _, tt := range []struct {
		pairs [5]int
		sign  float64
	}{
		{[5]int{0, 0, 1, 0, 0}, -1},
		{[5]int{0, 0, 2000, 0, 0}, -1}, // a share of t^2 must be won: log(1-0.0203^2) for each
		{[5]int{0, 0, 0, 0, 30}, 1},
		{[5]int{30, 0, 0, 0, 0}, -1},
		{[5]int{0, 0, 500, 20, 0}, 1},
		{[5]int{0, 20, 500, 0, 0}, -1},
	} {
		got := s.Ratio(Tally{Pairs: tt.pairs})
		if math.IsNaN(got) || got*tt.sign < 0 {
			t.Errorf("%v: %g", tt.pairs, got)
		}
	}
	if got := s.Ratio(Tally{Pairs: [5]int{2: 2000}}); math.Abs(got+0.825) > 0.01 {
		t.Errorf("2000 drawn pairs: %g", got)
	}
	if (SPRT{0, 400, 0.05, 0.05, true}).check() == nil {
		t.Error("a normalised Elo of 400 is allowed")
	}
}

// TestPublishedEstimates compares differences with those that Fishtest published.
func TestPublishedEstimates(t *testing.T) {
	for _, tt := range []struct {
		won, lost, drawn  int
		pairs             [5]int
		elo, error, likel float64 // the last in percent
	}{
		{14169, 14409, 27164, [5]int{143, 6697, 14452, 6415, 164}, -1.50, 1.5, 2.3},
		{16085, 15275, 28640, [5]int{154, 6440, 16053, 7148, 205}, 4.69, 1.4, 100},
		{4640, 4598, 762, [5]int{0, 140, 4678, 182, 0}, 1.46, 1.2, 99.0},
		{4602, 4592, 806, [5]int{0, 148, 4694, 158, 0}, 0.35, 1.2, 71.6},
		{34, 17, 49, [5]int{0, 4, 28, 15, 3}, 59.64, 35.35, 99.96},
	} {
		e := Tally{Won: tt.won, Lost: tt.lost, Drawn: tt.drawn, Pairs: tt.pairs}.Estimate()
		if math.Abs(e.Elo-tt.elo) > 0.006 || math.Abs(100*e.Likelihood-tt.likel) > 0.06 {
			t.Errorf("%d-%d-%d: Elo %.3f, likelihood %.2f%%; published are %g and %g%%", tt.won, tt.lost, tt.drawn, e.Elo, 100*e.Likelihood, tt.elo, tt.likel)
		}
		if half := (e.High - e.Low) / 2; math.Abs(half-tt.error) > max(0.051, tt.error*0.02) {
			t.Errorf("%d-%d-%d: error %.3f, published is %g", tt.won, tt.lost, tt.drawn, half, tt.error)
		}
	}
}

// TestEstimates has figures that a few lines of Python gave, with statistics.NormalDist and
// the definitions of mean and deviation.
func TestEstimates(t *testing.T) {
	inf, none := math.Inf(1), math.NaN()
	for _, tt := range []struct {
		pairs [5]int
		want  Estimate
	}{
		{[5]int{1, 3, 8, 6, 2}, Estimate{43.6578, -32.3199, 124.1085, 0.8697}},
		{[5]int{0, 4, 28, 15, 3}, Estimate{59.6431, 24.9091, 95.6037, 0.9996}},
		{[5]int{2, 10, 25, 10, 3}, Estimate{6.9496, -36.2065, 50.3224, 0.6242}},
		{[5]int{0, 0, 1, 2, 17}, Estimate{511.5014, 370.6556, inf, 1}},
		{[5]int{0, 0, 2, 13, 0}, Estimate{161.2078, 125.9080, 199.9302, 1}},
		{[5]int{17, 2, 1, 0, 0}, Estimate{-511.5014, -inf, -370.6556, 0}},
		{[5]int{4: 15}, Estimate{inf, none, none, none}},
		{[5]int{2: 15}, Estimate{0, none, none, none}},
		{[5]int{0, 0, 0, 2, 2}, Estimate{none, none, none, none}},
		{[5]int{0, 0, 2, 12, 0}, Estimate{none, none, none, none}},
		{[5]int{}, Estimate{none, none, none, none}},
	} {
		got := Tally{Pairs: tt.pairs}.Estimate()
		if (got.Low > 0) != (got.Likelihood > 0.975) {
			t.Errorf("%v: the columns contradict each other: %+v", tt.pairs, got)
		}
		for name, both := range map[string][2]float64{
			"Elo": {got.Elo, tt.want.Elo}, "low": {got.Low, tt.want.Low}, "high": {got.High, tt.want.High},
			"likelihood": {got.Likelihood, tt.want.Likelihood},
		} {
			a, b := both[0], both[1]
			if same := a == b || math.IsNaN(a) && math.IsNaN(b) || math.Abs(a-b) < 0.0001; !same {
				t.Errorf("%v: %s %.4f, want %.4f", tt.pairs, name, a, b)
			}
		}
	}
}

// TestBounds has Wald's bounds for the usual errors: ln 19.
func TestBounds(t *testing.T) {
	low, high := SPRT{Elo1: 5, Alpha: 0.05, Beta: 0.05}.Bounds()
	if math.Abs(high-2.9444) > 0.0001 || math.Abs(low+2.9444) > 0.0001 {
		t.Errorf("%g and %g", low, high)
	}
}

// TestDecisions checks both ends of a test, and that it is symmetric: with the results
// and the hypotheses swapped the ratio has the other sign.
func TestDecisions(t *testing.T) {
	s := SPRT{Elo1: 20, Alpha: 0.05, Beta: 0.05}
	for _, tt := range []struct {
		pairs [5]int
		want  Decision
	}{
		{[5]int{}, Undecided},
		{[5]int{1, 2, 5, 2, 1}, Undecided},
		{[5]int{10, 100, 400, 300, 60}, Accepted},
		{[5]int{60, 300, 400, 100, 10}, Rejected},
	} {
		tally := Tally{Pairs: tt.pairs}
		if got := s.Decide(tally); got != tt.want {
			t.Errorf("%v: %v, want %v (%.2f)", tt.pairs, got, tt.want, s.Ratio(tally))
		}
		if got := (SPRT{}).Decide(tally); got != Undecided {
			t.Errorf("%v: no test decides %v", tt.pairs, got)
		}
		p := tt.pairs
		mirrored := SPRT{Elo0: -20, Alpha: 0.05, Beta: 0.05}.Ratio(Tally{Pairs: [5]int{p[4], p[3], p[2], p[1], p[0]}})
		if math.Abs(mirrored+s.Ratio(tally)) > 1e-6 {
			t.Errorf("%v: %g, mirrored %g", p, s.Ratio(tally), mirrored)
		}
	}
}

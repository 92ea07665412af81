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
		s := SPRT{tt.elo0, tt.elo1, 0.05, 0.05}
		if got := s.Ratio(Tally{Pairs: tt.pairs}); math.Abs(got-tt.ratio) > 0.0101 {
			t.Errorf("%v between %g and %g: %.3f, published is %.2f", tt.pairs, tt.elo0, tt.elo1, got, tt.ratio)
		}
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
		if math.Abs(e.Error-tt.error) > max(0.051, tt.error*0.02) {
			t.Errorf("%d-%d-%d: error %.3f, published is %g", tt.won, tt.lost, tt.drawn, e.Error, tt.error)
		}
	}
}

// TestEstimateWithoutPairs has figures worked out by hand from the trinomial.
func TestEstimateWithoutPairs(t *testing.T) {
	// 60 of 100 points: 400 log10(0.6/0.4) = 70.44. The variance of a game is
	// 0.5*0.16+0.2*0.01+0.3*0.36 = 0.19, the deviation of the mean 0.0436.
	e := Tally{Won: 50, Drawn: 20, Lost: 30}.Estimate()
	low, high := -400*math.Log10(1/(0.6-1.96*0.043589)-1), -400*math.Log10(1/(0.6+1.96*0.043589)-1)
	if math.Abs(e.Elo-70.44) > 0.01 || math.Abs(e.Error-(high-low)/2) > 0.01 || math.Abs(e.Likelihood-0.9891) > 0.0005 {
		t.Errorf("%+v", e)
	}
	if e := (Tally{}).Estimate(); e.Elo != 0 || !math.IsNaN(e.Error) || e.Likelihood != 0.5 {
		t.Errorf("nothing played: %+v", e)
	}
	// 6 wins: the normal approximation of cutechess-cli gives erf(6/sqrt(12)).
	e = Tally{Won: 6, Pairs: [5]int{4: 3}}.Estimate()
	if !math.IsInf(e.Elo, 1) || !math.IsNaN(e.Error) || math.Abs(e.Likelihood-0.99285) > 0.0001 {
		t.Errorf("all won: %+v", e)
	}
}

// TestBounds has Wald's bounds for the usual errors: ln 19.
func TestBounds(t *testing.T) {
	low, high := SPRT{0, 5, 0.05, 0.05}.Bounds()
	if math.Abs(high-2.9444) > 0.0001 || math.Abs(low+2.9444) > 0.0001 {
		t.Errorf("%g and %g", low, high)
	}
}

// TestDecisions checks both ends of a test, and that it is symmetric: with the results
// and the hypotheses swapped the ratio has the other sign.
func TestDecisions(t *testing.T) {
	s := SPRT{0, 20, 0.05, 0.05}
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
		mirrored := SPRT{-20, 0, 0.05, 0.05}.Ratio(Tally{Pairs: [5]int{p[4], p[3], p[2], p[1], p[0]}})
		if math.Abs(mirrored+s.Ratio(tally)) > 1e-6 {
			t.Errorf("%v: %g, mirrored %g", p, s.Ratio(tally), mirrored)
		}
	}
}

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

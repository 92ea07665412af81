package puzzles

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"passedpawn/game/teaching/training"
)

// TestGlickoExample is the example of Glickman's description: three games in one period.
func TestGlickoExample(t *testing.T) {
	s := Strength{Rating{1500, 200}, 0.06}
	s = s.after(result{Rating{1400, 30}, true}, result{Rating{1550, 100}, false}, result{Rating{1700, 300}, false})
	for _, tt := range []struct{ got, want, within float64 }{{s.Mean, 1464.06, 0.01}, {s.Deviation, 151.52, 0.01}, {s.Volatility, 0.05999, 0.00001}} {
		if math.Abs(tt.got-tt.want) > tt.within {
			t.Errorf("%v, want %v", tt.got, tt.want)
		}
	}
}

// TestExpected compares expectations whose arguments are changed.
func TestExpected(t *testing.T) {
	me := Rating{1500, 60}
	if e := me.Expected(Rating{1500, 80}); e != 0.5 {
		t.Errorf("an equal puzzle is solved in %v", e)
	}
	sure, unsure := me.Expected(Rating{1300, 50}), me.Expected(Rating{1300, 300})
	if !(sure > unsure && unsure > 0.5) {
		t.Errorf("%v, and %v if less is known", sure, unsure)
	}
	if a, b := me.Expected(Rating{1300, 80}), me.Expected(Rating{1700, 80}); math.Abs(a+b-1) > 1e-12 {
		t.Errorf("%v and %v are not symmetric", a, b)
	}
}

// TestRested knows less of a person after a year, but never less than nothing.
func TestRested(t *testing.T) {
	s := Strength{Rating{1500, 60}, 0.06}
	year := s.Rested(365)
	if year.Deviation <= s.Deviation || year.Mean != s.Mean || s.Rested(1e9).Deviation != mostUnknown || s.Rested(-1) != s.Rested(0) {
		t.Errorf("after a year %+v", year)
	}
}

// TestPersons lets persons of known strengths answer. Their ratings come near their strengths,
// they solve as many puzzles as the schedule wants, and none comes twice in 60 days.
func TestPersons(t *testing.T) {
	set := packed(t)
	for _, truth := range []float64{800, 1200, 1600, 2000} {
		r := rand.New(rand.NewPCG(uint64(truth), 1))
		st, now := set.Replay(nil), time.Date(2026, 5, 3, 12, 0, 0, 0, time.UTC)
		seen := map[string]time.Time{}
		var solved, off, n float64
		memory := training.Replay(nil)
		const warming, days = 5, 70
		for day := range days {
			for i, one := range st.Items(memory, now, 0) {
				p, ok := st.Pick(Theme(one.ID), Fitting(), now, r.IntN)
				if !ok {
					t.Fatalf("%v: no puzzle is left with %s", truth, one.ID)
				}
				if last, there := seen[p.ID]; there && now.Sub(last) < rest {
					t.Fatalf("%v: %s comes again after %v", truth, p.ID, now.Sub(last))
				}
				seen[p.ID] = now
				a := training.Answer{Time: now.Add(time.Duration(i) * time.Minute), Item: one.ID, Puzzle: p.ID}
				if r.Float64() < (Rating{Mean: truth}).Expected(p.Rating) {
					a.Grade = training.Good
				}
				if day >= warming {
					n++
					off += math.Abs(st.Mean - truth)
					if a.Grade.Right() {
						solved++
					}
				}
				st.Learn(a)
				memory.Learn(a)
				if i == 9 {
					break // what a person does in a day
				}
			}
			now = now.Add(24 * time.Hour)
		}
		share, off := solved/n, off/n
		t.Logf("%v: %v answers, rated %.0f ± %.0f, off by %.0f on average, %.2f solved", truth, n, st.Mean, st.Deviation, off, share)
		if share < 0.60 || share > 0.75 || off > 100 {
			t.Errorf("%v: off by %.0f on average, %.2f solved", truth, off, share)
		}
	}
}

package matches

import (
	"math"
	"testing"

	"passedpawn/game/engines/tournament"
	"passedpawn/ui/i18n"
)

// TestFigures writes differences, their intervals and likelihoods, and claims nothing that
// the games do not say.
func TestFigures(t *testing.T) {
	unknown := math.NaN()
	for _, tt := range []struct {
		e                       tournament.Estimate
		elo, interval, stronger string
	}{
		{tournament.Estimate{Elo: 43.7, Low: -32.3, High: 124.1, Likelihood: 0.8697}, "+44", "−32…+124", i18n.F("matches.percent", 87)},
		{tournament.Estimate{Elo: 511.5, Low: 370.7, High: math.Inf(1), Likelihood: 1}, "+512", "+371…+∞", i18n.F("matches.percent", 100)},
		{tournament.Estimate{Elo: math.Inf(-1), Low: unknown, High: unknown, Likelihood: unknown}, "−∞", "–", "–"},
		{tournament.Tally{Won: 6, Lost: 2, Pairs: [5]int{2: 2, 4: 2}}.Estimate(), "–", "–", "–"},
	} {
		if elo, in, s := signed(tt.e.Elo), interval(tt.e), likelihood(tt.e); elo != tt.elo || in != tt.interval || s != tt.stronger {
			t.Errorf("%+v: %q, %q and %q", tt.e, elo, in, s)
		}
	}
}

package train

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/game/teaching/training"
)

func TestMoves(t *testing.T) {
	for text, want := range map[string][]string{
		"Rd8":                   {"Rd8"},
		"1. Rd8+ Kh7 2. Rh8+":   {"Rd8+", "Kh7", "Rh8+"},
		"1...Rd8+ 2.Kh7 Rh8+  ": {"Rd8+", "Kh7", "Rh8+"},
		"":                      nil,
	} {
		if got := moves(text); !slices.Equal(got, want) {
			t.Errorf("%q has the moves %q", text, got)
		}
	}
}

// TestTypedLine types the whole solution at once, with or without the opponent's moves. A
// wrong move ends the line.
func TestTypedLine(t *testing.T) {
	for line, want := range map[string]string{
		"Rd8+ Rh8+": "good", "1. Rd8+ Kh7 2. Rh8+": "good", "Rd8+ Kh7": "", "Rd8+ Kh7 h4 Rh8+": "again", "Rd8+ Ke5 Rh8+": "",
	} {
		tr := sitWith(t, several(t, mate))
		tr.verdicts["h4"] = training.Verdict{Loses: 40}
		test.Tap(tr.start.begin)
		tr.typed(line)
		tr.settles()
		if got := strings.Join(tr.log(), " "); got != want {
			t.Errorf("after %q the log has %q, and it says %q", line, got, tr.said())
		}
		if tr.trial.planned != nil && want != "" {
			t.Errorf("after %q, %q still waits", line, tr.trial.planned)
		}
	}
}

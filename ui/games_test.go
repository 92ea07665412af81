package ui

import (
	"testing"

	"passedpawn/game/match"
	"passedpawn/game/rules"
)

// TestTheLevelFollowsTheResults plays out what a game's end does to the level.
func TestTheLevelFollowsTheResults(t *testing.T) {
	d := open(t, t.TempDir())
	d.Levels = []string{"1", "2", "3", "4"}
	s := d.Settings
	s.Level, s.Adapt = 3, true
	d.change(s)
	black := [2]bool{rules.Black: true}
	both := [2]bool{true, true}
	for _, tt := range []struct {
		human  [2]bool
		result rules.Result
		want   int
	}{
		{black, rules.BlackWins, 4},
		{black, rules.BlackWins, 4}, // there is none higher
		{black, rules.Drawn, 4},
		{both, rules.WhiteWins, 4},
		{black, rules.WhiteWins, 3},
		{black, rules.WhiteWins, 2},
		{black, rules.WhiteWins, 1},
		{black, rules.WhiteWins, 1},
	} {
		d.adapt(match.Snapshot{Human: tt.human, Outcome: rules.Outcome{Result: tt.result}})
		if d.Settings.Level != tt.want {
			t.Errorf("after %s for %v the level is %d, want %d", tt.result, tt.human, d.Settings.Level, tt.want)
		}
	}
	s = d.Settings
	s.Adapt = false
	d.change(s)
	if d.adapt(match.Snapshot{Human: black, Outcome: rules.Outcome{Result: rules.BlackWins}}); d.Settings.Level != 1 {
		t.Error("a fixed level moved")
	}
}

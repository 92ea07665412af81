package player

import (
	"fmt"
	"testing"
)

// TestLines checks that the lines of each depth are reported by score, and again if a
// better one moves them down.
func TestLines(t *testing.T) {
	var l Lines
	got := ""
	for _, th := range []Thought{{Depth: 1, Score: 30}, {Depth: 1, Score: 10}, {Depth: 1, Score: 20}, {Depth: 2, Score: 5}, {Depth: 2, Score: 5, Mate: 1}} {
		l.Tell(th, func(th Thought) { got += fmt.Sprintf("%d/%d %d, ", th.Depth, th.Rank, th.Score) })
	}
	if want := "1/1 30, 1/2 10, 1/2 20, 1/3 10, 2/1 5, 2/2 5, "; got != want {
		t.Errorf("it tells %s, want %s", got, want)
	}
}

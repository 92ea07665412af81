package pgn

import (
	"slices"
	"testing"
)

// TestComments finds the comments of a game in the order of its text, and nothing else.
func TestComments(t *testing.T) {
	item := Scan("[White \"{no comment}\"]\n{before}\n\n1. e4 {one\ntwo} (1. d4 {[%clk 0:01] in a variation} d5) 1... Xx9 {after\ne4}\n" +
		"{[%eval 1]} 2. Nf3 ; to the end {of the line\n *\n")[0]
	got := slices.Collect(item.Comments())
	if want := []string{"before", "one two", "in a variation", "after e4", "to the end {of the line"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	for range item.Comments() {
		break // a caller may stop
	}
}

package matches

import (
	"testing"

	"passedpawn/game/engines/tournament"
)

// TestFaultText says of each lost game by which fault it was lost.
func TestFaultText(t *testing.T) {
	for fault, want := range map[tournament.Fault]string{
		tournament.NoFault: "", tournament.Illegal: "(illegal move)", tournament.Crash: "(crash)",
		tournament.Hang: "(no answer)", tournament.Late: "(lost on time)",
	} {
		if got := faultText(fault); got != want {
			t.Errorf("%q: %q, want %q", fault, got, want)
		}
	}
}

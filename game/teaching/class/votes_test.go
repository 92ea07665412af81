package class

import (
	"fmt"
	"testing"

	"passedpawn/game/rules"
)

// TestVotes has the moves of most votes first, and of as many the one that came first.
func TestVotes(t *testing.T) {
	a, b, c := rules.Move{To: rules.Sq(0, 0)}, rules.Move{To: rules.Sq(1, 0)}, rules.Move{To: rules.Sq(2, 0)}
	var v Votes
	for _, m := range []rules.Move{a, b, c, c, b, c} {
		before := fmt.Sprint(v)
		next := v.With(m)
		if fmt.Sprint(v) != before {
			t.Error("a vote changes the votes before it")
		}
		v = next
	}
	if want := (Votes{{c, 3}, {b, 2}, {a, 1}}); fmt.Sprint(v) != fmt.Sprint(want) || v.Total() != 6 {
		t.Errorf("%v", v)
	}
}

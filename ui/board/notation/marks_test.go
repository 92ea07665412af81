package notation

import (
	"testing"

	"passedpawn/game/records/record"
)

// TestMarks checks that the signs of a review stand beside the moves, unless a move has a
// sign of its own.
func TestMarks(t *testing.T) {
	g := game(t, "1. e4 e5? 2. Nf3 $10 *")
	played := g.Record.Main()
	g.Marks = map[record.Node]int{played[0]: 6, played[1]: 4, played[2]: 2}
	var signs []string
	for _, r := range build(g, folds{}) {
		for _, w := range r.pair {
			signs = append(signs, w.text+" "+w.sign())
		}
	}
	want := []string{"e4 ?!", "e5? ", "Nf3 = ?"}
	for i, w := range want {
		if signs[i] != w {
			t.Errorf("%q, want %q", signs[i], w)
		}
	}
	var r ruler
	if r.wide(word{text: "e4", mark: 4}) <= r.wide(word{text: "e4"}) {
		t.Error("a sign takes no room")
	}
}

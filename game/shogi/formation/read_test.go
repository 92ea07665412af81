package formation

import (
	"testing"

	"passedpawn/game/rules"
)

// TestRead reads data, and says what is wrong with others.
func TestRead(t *testing.T) {
	letters := map[byte]rules.Kind{'K': rules.King, 'R': rules.Rook, 'B': rules.Bishop}
	all, err := read("# Facts\n[castles]\nHome: K5i/6i ~R2 B*\n", letters)
	if err != nil || len(all) != 1 || all[0].name != "Home" || all[0].part != castle || len(all[0].conditions) != 3 {
		t.Fatalf("read %+v, %v", all, err)
	}
	c := all[0].conditions
	if len(c[0].squares) != 2 || c[0].squares[0] != rules.Sq(4, 0) || !c[1].theirs || len(c[1].squares) != 9 || !c[2].hand {
		t.Errorf("the conditions are %+v", c)
	}
	for text, want := range map[string]string{
		"Home: K": `line 1: "K" is not a placement`, "\nHome: X5i": `line 2: "X5i" is not a placement`, "Home: K5z": `line 1: "K5z" is not a placement`,
		"Home: Kh": `line 1: "Kh" is not a placement`, "Home": "line 1: Home has no pieces", "Home: K5i/": `line 1: "K5i/" is not a placement`,
	} {
		if _, err := read(text, letters); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

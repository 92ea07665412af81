package levels

import (
	"testing"

	"passedpawn/game/rules"
)

// TestNames gives every level a name of its own, and what is no level that of the nearest one.
func TestNames(t *testing.T) {
	seen := map[string]bool{}
	for level := 1; level <= Count; level++ {
		seen[Name(level)] = true
	}
	if len(seen) != Count || seen[""] || Name(0) != Name(1) || Name(Count+1) != Name(Count) {
		t.Errorf("%d levels are called %v", Count, seen)
	}
}

// TestParse reads levels as this version and earlier ones wrote them.
func TestParse(t *testing.T) {
	for _, tt := range []struct {
		family rules.Family
		text   string
		want   int
	}{
		{rules.ChessFamily, "4/16", 4},
		{rules.VariantFamily, "16/16", 16},
		{rules.ShogiFamily, "1/16", 1},
		{rules.ChessFamily, "4", 6},
		{rules.ChessFamily, "12", 16},
		{rules.VariantFamily, "7", 11},
		{rules.ShogiFamily, "1", 4},
		{rules.ShogiFamily, "10", 16},
		{rules.ShogiFamily, "4/12", 6},
		{rules.ChessFamily, "", 0},
		{rules.ChessFamily, "x/16", 0},
		{rules.ChessFamily, "3/9", 0},
		{rules.ChessFamily, "17/16", 16},
		{rules.ChessFamily, "0/16", 1},
		{rules.ChessFamily, "13", 16},
		{rules.ShogiFamily, "11", 16},
		{rules.ShogiFamily, "0/12", 1},
	} {
		if got, ok := Parse(tt.family, tt.text); ok != (tt.want > 0) || ok && got != tt.want {
			t.Errorf("%s, %q: %d, %v", tt.family, tt.text, got, ok)
		}
	}
}

// TestStored reads every level as it was written.
func TestStored(t *testing.T) {
	for level := 1; level <= Count; level++ {
		for _, family := range []rules.Family{rules.ChessFamily, rules.VariantFamily, rules.ShogiFamily} {
			if got, ok := Parse(family, Format(level)); got != level || !ok {
				t.Errorf("%s, level %d: %d, %v", family, level, got, ok)
			}
		}
	}
}

// TestEarlier keeps the order of the levels of before, and full strength.
func TestEarlier(t *testing.T) {
	for name, e := range map[string]Earlier{"twelve": Twelve, "the first twelve": FirstTwelve, "ten": Ten, "three": Three} {
		for level := 2; level < len(e); level++ {
			if now := e.Now(level); now < e.Now(level-1) || now > Count {
				t.Errorf("level %d of %s is level %d, and the one below it %d", level, name, now, e.Now(level-1))
			}
		}
		if e.Now(1) < 1 || e.Now(0) != 0 || e.Now(len(e)) != 0 || e.Now(-1) != 0 {
			t.Errorf("of %s, the lowest level is level %d", name, e.Now(1))
		}
	}
	for _, tt := range []struct{ got, want int }{
		{Twelve.Now(1), 1},
		{Twelve.Now(12), Count},
		{FirstTwelve.Now(1), 6},
		{FirstTwelve.Now(12), Count},
		{Ten.Now(1), 4},
		{Ten.Now(10), Count},
		{Three.Now(1), 8},
		{Three.Now(3), 14},
	} {
		if tt.got != tt.want {
			t.Errorf("level %d, want %d", tt.got, tt.want)
		}
	}
}
